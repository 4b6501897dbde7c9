/** Why code did not come: a newer release took its place, nothing answers, or the server has no answer of use. */
export type ChunkCause = 'release' | 'connection' | 'server';

/** Loads the server's page and compares its entry script with the running one. */
export async function findChunkCause(): Promise<ChunkCause> {
  try {
    const page = await fetch('/', { cache: 'no-cache' });
    const theirs = readEntry(new DOMParser().parseFromString(await page.text(), 'text/html'));
    // Another page answers where one has to sign in to the network first: that is no connection.
    if (!theirs) return page.ok ? 'connection' : 'server';
    return theirs === readEntry(document) ? 'server' : 'release';
  } catch {
    return 'connection';
  }
}

function readEntry(page: Document): string | null | undefined {
  return page.querySelector('script[type=module]')?.getAttribute('src');
}
