import { facadeStyle, file, hash, tags } from 'virtual:build';
import type * as startModule from '../start/start.js';
import { drawFacade } from './facade.js';
import { make } from './make.js';
import { failedText } from './messages.js';
import { run } from './run.js';
import { copied, page, script } from './script.js';

const start = new URL(file, script.dataset.source || script.src).href;
const selector = `[data-clothesline],${tags.join()}`;
const roots: ParentNode[] = [];
const loading: Record<string, Promise<void> | undefined> = {};
const sheet = new CSSStyleSheet();
sheet.replaceSync(facadeStyle);

/** Load widgets shortly before they scroll into view. */
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) want(target);
  },
  { rootMargin: '300px' },
);

const elements = (tag: string) => roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>(tag)]);

function want({ localName }: Element) {
  loading[localName] ??= load(localName);
}

async function load(tag: string): Promise<void> {
  try {
    await run(start, hash);
    const module: typeof startModule = await import(start);
    await module.define(tag, script, elements, run);
  } catch (error) {
    loading[tag] = undefined;
    console.warn(copied, error);
    for (const element of elements(tag)) fail(element, error);
  }
}

function fail(element: HTMLElement, error: unknown) {
  const frame = element.shadowRoot?.firstElementChild;
  // Return early if there's already an error. Scrolling and hovering trigger another attempt each time.
  if (!frame || (frame.lastChild as Element).role === 'alert') return;
  const alert = make(frame, 'p', { role: 'alert' });
  make(alert, 'slot');
  make(alert, 'button', {
    textContent: failedText,
    onclick() {
      alert.remove();
      want(element);
    },
  });
  element.dispatchEvent(
    new CustomEvent('clothesline-error', { detail: { error, message: String(error) }, bubbles: true, composed: true }),
  );
}

/** Shows a launcher or reserves space until the code has loaded. */
function attach(element: HTMLElement) {
  if (customElements.get(element.localName)) return;
  if (!element.shadowRoot) {
    const root = element.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    const isLauncher = drawFacade(root, element, () => want(element));
    if (isLauncher) defineOpen(element, element);
    else near.observe(element);
  }
  if (element.hasAttribute('open')) want(element);
}

/**
 * Defines the `open` property right away. The page may set it before the chat's code has loaded, or even before this
 * script has.
 */
function defineOpen(owner: HTMLElement & { open?: boolean }, element: HTMLElement) {
  const { open } = owner;
  Object.defineProperty(owner, 'open', {
    configurable: true,
    set(isOpen) {
      element.toggleAttribute('open', isOpen);
    },
  });
  if (open) owner.open = open;
}

/** These attributes are needed before the widget's code has loaded. The others are read later. */
const early = ['theme', 'limit', 'placement', 'product', 'greeting', 'lang', 'open'];

/**
 * Fills a mount point such as `<div data-clothesline="chat" data-product="…">`. Also accepts curly quotes since editors
 * often insert them.
 */
function mount(place: HTMLElement) {
  const tag = `clothesline-${place.dataset.clothesline?.match(/[a-z-]+/)?.[0]}`;
  if (!tags.includes(tag) || place.querySelector(tag)) return;
  const element = page.createElement(tag);
  for (const name of early) {
    const value = place.getAttribute(`data-${name}`);
    if (value !== null) element.setAttribute(name, value);
  }
  defineOpen(place, element);
  // Preserve the fallback content of the page in case of a failure.
  element.append(...place.childNodes);
  place.append(element);
}

function look(root: Partial<ParentNode>) {
  for (const element of [root, ...(root.querySelectorAll?.<HTMLElement>(selector) ?? [])] as HTMLElement[]) {
    if (element.dataset?.clothesline) mount(element);
    else if (tags.includes(element.localName)) attach(element);
  }
}

const observer = new MutationObserver((records) => {
  for (const { addedNodes, attributeName, target } of records) {
    for (const node of attributeName ? [target] : addedNodes) look(node);
  }
});

/**
 * Shows the widgets in a root and watches it for changes. Called for the document; shadow roots have to be passed in by
 * their owner.
 */
function scan(root: Document | ShadowRoot) {
  roots.push(root);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-clothesline', 'open'] });
  look(root);
}

scan(page);
(window as { Clothesline?: object }).Clothesline = { scan };
