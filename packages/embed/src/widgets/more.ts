import { engine, files } from 'virtual:more';
import type * as form from './form.js';

/** As the loader's: it looks at the whole page. */
const page: ParentNode = document;

/**
 * The way to the larger widgets: `embed.js` knows this file's hash, and this file theirs. So the loader on every page
 * stays small, and nothing runs unchecked.
 */
export async function define(origin: string, tag: string): Promise<void> {
  const [entry = ''] = (files[tag] ?? []).map(preload);
  if ([...page.querySelectorAll(tag)].some((map) => map.getAttribute('mode') !== 'placeholder')) {
    for (const file of tag.endsWith('map') ? engine : []) preload(file);
  }
  // Every widget's entry has the one export.
  const widget = (await import(entry)) as typeof form;
  widget.define(origin);
}

/** Has the browser check a file by its hash, whoever imports it later; gives its address. */
function preload([name, hash]: readonly [name: string, hash: string]): string {
  const { nonce = '' } = page.querySelector<HTMLLinkElement>(`link[href="${import.meta.url}"]`) ?? {};
  const { href } = new URL(name, import.meta.url);
  const link = document.createElement('link');
  document.head.append(
    Object.assign(link, { rel: 'modulepreload', href, integrity: `sha256-${hash}`, crossOrigin: '', nonce }),
  );
  return href;
}
