export type ChunkCause = 'release' | 'connection' | 'server';

/** Detects a new release by comparing our entry script with the server's. */
export async function findChunkCause(): Promise<ChunkCause> {
  try {
    const page = await fetch('/', { cache: 'no-cache' });
    const theirs = readEntry(new DOMParser().parseFromString(await page.text(), 'text/html'));
    // e.g. a captive portal
    if (!theirs) return page.ok ? 'connection' : 'server';
    return theirs === readEntry(document) ? 'server' : 'release';
  } catch {
    return 'connection';
  }
}

function readEntry(page: Document): string | null | undefined {
  return page.querySelector('script[type=module]')?.getAttribute('src');
}
