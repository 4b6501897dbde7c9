import type { File, Run } from './types.js';

const addressOf = (name: string) => new URL(name, import.meta.url).href;

/** As in the loader, the whole page. */
const page: ParentNode = document;
/** The tag that brought this file, whose nonce the page's policy asks for. */
const own = [...page.querySelectorAll('script')].find(({ src }) => src === import.meta.url);

/** Starts a download. It is no `modulepreload`: that puts a module in place whose hash WebKit has not checked. */
export function preload([name, hash]: File): void {
  const integrity = `sha256-${hash}`;
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'script',
      href: addressOf(name),
      integrity,
      crossOrigin: '',
      nonce: own?.nonce,
    }),
  );
}

/**
 * Runs files one after the other, each after what it imports: WebKit would fetch an import that is not there yet, unchecked.
 * @returns what the last one exports
 */
export async function runAll(files: readonly File[], run: Run): Promise<unknown> {
  let last = import.meta.url;
  for (const [name, hash] of files) await run((last = addressOf(name)), hash);
  return import(last);
}
