/** Bytes that a model may send for one message, with what JSON and events put around each token; an answer of 600 tokens has most of them. */
const mostBytes = 256 * 1024;

/** A `fetch` that follows no redirect, and whose responses fail once all of them together have too many bytes. */
export function boundedFetch(): typeof fetch {
  let bytes = 0;
  return async (address, init) => {
    const response = await fetch(address, { ...init, redirect: 'error' });
    const transform = (chunk: Uint8Array, counted: TransformStreamDefaultController<Uint8Array>) => {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) throw new Error('The model sends too much.');
      counted.enqueue(chunk);
    };
    return new Response(response.body?.pipeThrough(new TransformStream({ transform })) ?? null, response);
  };
}
