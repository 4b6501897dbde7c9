import { base, hashes, tags } from 'virtual:chunks';
import { drawFacade, style } from './facade.js';
import { make } from './make.js';
import { loaderMessages } from './messages.js';

interface Chunk {
  /** Registers a tag. It may need more code first (widgets/more.ts). */
  define(origin: string, tag: string): void | Promise<void>;
}

/** The loader is the one that looks at the whole page: it looks for the widgets' tags in it. */
const page = document;
// A classic script while it runs: there is no other way to be here.
const script = page.currentScript as HTMLScriptElement;
const home = new URL(base, script.src);
const selector = Object.keys(tags).join();
const loading: Record<string, Promise<void> | undefined> = {};
const sheet = new CSSStyleSheet();
sheet.replaceSync(style);

/** What will soon be seen is loaded. */
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) want(target);
  },
  { rootMargin: '300px' },
);

/** Loads a widget's code, once. */
function want({ localName }: Element) {
  loading[localName] ??= load(localName);
}

/** The chunk with everything that it imports, checked by their hashes before anything of them runs. */
async function load(tag: string): Promise<void> {
  const [entry = ''] = [...(tags[tag] ?? '')].map((number) => {
    const href = `${home}${number}.js`;
    make(page.head, 'link', {
      rel: 'modulepreload',
      href,
      integrity: `sha256-${hashes[+number]}`,
      crossOrigin: '',
      nonce: script.nonce,
    });
    return href;
  });
  try {
    const chunk: Chunk = await import(entry);
    await chunk.define(home.origin, tag);
  } catch (error) {
    loading[tag] = undefined;
    page.querySelectorAll(tag).forEach((element) => fail(element, error));
  }
}

/** Says in the element's place what failed, and tells the page. */
function fail(element: Element, error: unknown) {
  const frame = element.shadowRoot?.firstElementChild;
  if (!frame) return;
  frame.querySelector('p')?.remove();
  make(make(frame, 'p', { role: 'alert' }), 'button', {
    textContent: loaderMessages.failed,
    onclick: () => want(element),
  });
  // On the window, `error` means an uncaught exception of the page.
  page.addEventListener('error', (event) => event.stopPropagation(), { once: true });
  const detail = { error, message: String(error) };
  element.dispatchEvent(new CustomEvent('error', { detail, bubbles: true, composed: true }));
}

/** Gives an element its launcher or its room until its code is here. */
function dress(element: Element) {
  if (element.shadowRoot || customElements.get(element.localName)) return;
  const root = element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  const isLauncher = drawFacade(root, element, () => want(element));
  if (!isLauncher) near.observe(element);
}

/** `<div data-clothesline="chat" data-api-host="…">` for authors whose tags are taken away. */
function mount(place: HTMLElement) {
  const tag = `clothesline-${place.dataset.clothesline}`;
  if (!tags[tag] || place.querySelector(tag)) return;
  const element = page.createElement(tag);
  for (const { name, value } of place.attributes) {
    if (name.startsWith('data-')) element.setAttribute(name.slice(5), value);
  }
  place.replaceChildren(element);
}

function scan() {
  page.querySelectorAll<HTMLElement>('[data-clothesline]').forEach(mount);
  page.querySelectorAll(selector).forEach(dress);
}

scan();
new MutationObserver(scan).observe(page, { childList: true, subtree: true });
