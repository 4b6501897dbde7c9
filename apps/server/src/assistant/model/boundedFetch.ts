/** Bytes that a model may send for one message, with what JSON and events put around each token; an answer has a tenth. */
const mostBytes = 512 * 1024;

/** A `fetch` that follows no redirect, and whose responses end with an error once all of them have too many bytes. */
export function boundedFetch(): typeof fetch {
  let bytes = 0;
  return async (address, init) => {
    const response = await fetch(address, { ...init, redirect: 'error' });
    const counted = response.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength;
          if (bytes > mostBytes) throw new Error('The model sends too much.');
          controller.enqueue(chunk);
        },
      }),
    );
    return new Response(counted ?? null, response);
  };
}
