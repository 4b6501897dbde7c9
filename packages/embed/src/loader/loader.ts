import { chunkOf, drawFacade, style } from './facades.js';
import type { Defaults } from '../widgets/defaults.js';
import { loaderMessages } from './messages.js';

/** Written in by the build: where the chunks are, from the script itself; their names and hashes; what each widget needs, its entry first. */
declare const BASE: string;
declare const FILES: readonly (readonly [name: string, hash: string])[];
declare const CHUNKS: Readonly<Record<string, readonly number[]>>;

interface Chunk {
  define(defaults: Defaults): void;
}

/** The loader is the one that looks at the whole page: it looks for the widgets' tags in it. */
const page: ParentNode = document;
const prefix = 'clothesline-';
const script = document.currentScript as HTMLScriptElement | null;
const home = new URL(BASE, script?.src ?? document.baseURI);
const selector = Object.keys(chunkOf)
  .map((name) => prefix + name)
  .join();
const loading = new Map<string, Promise<void>>();
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      want(target);
    }
  },
  // What will soon be seen.
  { rootMargin: '300px' },
);
/** When no finger is on a launcher. */
let released: Promise<unknown> = Promise.resolve();
let sheet: CSSStyleSheet | undefined;

const nameOf = (element: Element) => element.localName.slice(prefix.length);

function load(element: Element): Promise<void> {
  const chunk = chunkOf[nameOf(element)] ?? '';
  const files = (CHUNKS[chunk] ?? []).flatMap((index) => FILES[index] ?? []);
  const started = loading.get(chunk) ?? start(chunk, files);
  loading.set(chunk, started);
  return started;
}

/** Loads; what fails is told in the element's place. */
function want(element: Element, then?: () => void) {
  load(element).then(then, () => {});
}

/** The chunk with everything that it imports, checked by their hashes before anything of them runs. */
async function start(chunk: string, files: readonly string[]): Promise<void> {
  try {
    for (let index = 0; index < files.length; index += 2) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = new URL(files[index] ?? '', home).href;
      link.integrity = `sha384-${files[index + 1]}`;
      link.crossOrigin = '';
      link.nonce = script?.nonce ?? '';
      document.head.append(link);
    }
    const loaded: Chunk = await import(new URL(files[0] ?? '', home).href);
    // A launcher that changes under the finger would lose the click.
    await released;
    page.querySelectorAll(selector).forEach((element) => {
      if (chunkOf[nameOf(element)] === chunk) keepHeight(element as HTMLElement);
    });
    loaded.define({ apiHost: home.origin, linkBase: home.origin });
  } catch (error) {
    loading.delete(chunk);
    page.querySelectorAll(selector).forEach((element) => {
      if (chunkOf[nameOf(element)] === chunk) fail(element, error);
    });
    throw error;
  }
}

/** Until the widget has drawn itself: nothing on the page moves meanwhile. */
function keepHeight(element: HTMLElement) {
  element.style.minBlockSize = `${element.offsetHeight}px`;
  element.addEventListener('ready', () => requestAnimationFrame(() => element.style.removeProperty('min-block-size')), {
    once: true,
  });
}

function fail(element: Element, error: unknown) {
  const frame = element.shadowRoot?.firstElementChild;
  if (!frame) return;
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  const retry = document.createElement('button');
  retry.textContent = loaderMessages.retry;
  retry.addEventListener('click', () => {
    note.remove();
    want(element);
  });
  note.append(loaderMessages.failed, ' ', retry);
  frame.querySelector('[role]')?.remove();
  frame.querySelector('[aria-busy]')?.removeAttribute('aria-busy');
  frame.append(note);
  // On the window, `error` means an uncaught exception of the page.
  document.addEventListener('error', (event) => event.stopPropagation(), { once: true });
  const detail = { error, message: String(error) };
  element.dispatchEvent(new CustomEvent('error', { detail, bubbles: true, composed: true }));
}

/** Gives an element its launcher or its room until its code is here. */
function dress(element: Element) {
  const name = nameOf(element);
  if (element.shadowRoot || customElements.get(element.localName)) return;
  const root = element.attachShadow({ mode: 'open' });
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
  }
  root.adoptedStyleSheets = [sheet];
  const frame = document.createElement('div');
  frame.className = 'f';
  root.append(frame);
  const button = drawFacade(frame, name, element);
  if (!button) return near.observe(element);
  const on = (type: string, run: () => void) => button.addEventListener(type, run);
  on('pointerenter', () => want(element));
  on('pointerdown', () => {
    released = new Promise((resolve) => {
      for (const type of ['pointerup', 'pointercancel']) {
        addEventListener(type, () => setTimeout(resolve), { once: true });
      }
    });
  });
  on('focus', () => want(element, () => root.querySelector('button')?.focus()));
  on('click', () => {
    button.setAttribute('aria-busy', 'true');
    want(element, () => Object.assign(element, { open: true }));
  });
}

/** `<div data-clothesline="chat" data-api-host="…">` for authors whose tags are taken away. */
function mount(place: HTMLElement) {
  const { clothesline = '', ...attributes } = place.dataset;
  if (!(clothesline in chunkOf) || place.querySelector(selector)) return;
  const element = document.createElement(prefix + clothesline);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      value ?? '',
    );
  }
  place.replaceChildren(element);
}

function scan() {
  page.querySelectorAll<HTMLElement>('[data-clothesline]').forEach(mount);
  page.querySelectorAll(selector).forEach(dress);
}

scan();
new MutationObserver(scan).observe(document, { childList: true, subtree: true });
