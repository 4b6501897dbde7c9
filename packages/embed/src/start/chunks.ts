import type { File, Run } from './types.js';

const fileAddress = (name: string) => new URL(name, import.meta.url).href;

const page: ParentNode = document;
/** The script element for this file. It has the nonce for the content security policy. */
const own = [...page.querySelectorAll('script')].find(({ src }) => src === import.meta.url);

/**
 * Starts a download. `modulepreload` is not an option because it registers the module before WebKit has checked its
 * hash.
 */
export function preload([name, hash]: File): void {
  const integrity = `sha256-${hash}`;
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'script',
      href: fileAddress(name),
      integrity,
      crossOrigin: '',
      nonce: own?.nonce,
    }),
  );
}

/**
 * Runs files sequentially, imports first. Otherwise WebKit would fetch a missing import without checking it.
 * @returns The exports of the last file
 */
export async function runAll(files: readonly File[], run: Run): Promise<unknown> {
  let last = import.meta.url;
  for (const [name, hash] of files) await run((last = fileAddress(name)), hash);
  return import(last);
}
