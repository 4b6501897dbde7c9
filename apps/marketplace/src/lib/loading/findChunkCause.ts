/** Why code did not load: a newer release replaced it, nothing responds, or the server's response is useless. */
export type ChunkCause = 'release' | 'connection' | 'server';

/** Loads the server's page and compares its entry script with the running one. */
export async function findChunkCause(): Promise<ChunkCause> {
  try {
    const page = await fetch('/', { cache: 'no-cache' });
    const theirs = readEntry(new DOMParser().parseFromString(await page.text(), 'text/html'));
    // A network's sign-in page answers instead, so there is no connection.
    if (!theirs) return page.ok ? 'connection' : 'server';
    return theirs === readEntry(document) ? 'server' : 'release';
  } catch {
    return 'connection';
  }
}

function readEntry(page: Document): string | null | undefined {
  return page.querySelector('script[type=module]')?.getAttribute('src');
}
