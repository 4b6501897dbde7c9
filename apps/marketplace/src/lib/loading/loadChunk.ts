/** In ms. */
export const chunkTimeout = 20_000;

export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/** Rejects with a `ChunkError` if loading fails or takes longer than `chunkTimeout`. */
export function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const fail = (cause?: unknown) => reject(new ChunkError('Failed to load a part of the app.', { cause }));
    const timer = setTimeout(fail, chunkTimeout);
    load()
      .then(resolve, fail)
      .finally(() => clearTimeout(timer));
  });
}
