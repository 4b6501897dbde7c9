/** Time that code may take to load before the visitor is informed, in ms. */
export const chunkTimeout = 20_000;

/** A part of the app's code failed to load, or not in time. `cause` is the error of the import. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/** Runs a dynamic import. Rejects with a `ChunkError` if it fails or takes longer than `chunkTimeout`. */
export function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const fail = (cause?: unknown) => reject(new ChunkError('A part of the app did not load.', { cause }));
    const timer = setTimeout(fail, chunkTimeout);
    load()
      .then(resolve, fail)
      .finally(() => clearTimeout(timer));
  });
}
