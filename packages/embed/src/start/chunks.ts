import type { File, Run } from './types.js';

const fileAddress = (name: string) => new URL(name, import.meta.url).href;

/** Whole page, as in the loader. */
const page: ParentNode = document;
/** Tag that loaded this file, with the nonce for the page's policy. */
const own = [...page.querySelectorAll('script')].find(({ src }) => src === import.meta.url);

/** Starts a download. Avoids `modulepreload`, which would register a module before WebKit checked its hash. */
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
 * Runs files in order, each after its imports: WebKit would fetch a missing import unchecked.
 * @returns The exports of the last one
 */
export async function runAll(files: readonly File[], run: Run): Promise<unknown> {
  let last = import.meta.url;
  for (const [name, hash] of files) await run((last = fileAddress(name)), hash);
  return import(last);
}
