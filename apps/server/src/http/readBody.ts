import { errorText } from '@clothesline/api-client/members';
import type { Context } from 'hono';
import type { Environment } from './environment.js';
import { HttpError } from './httpError.js';

/**
 * Reads the body. From then on, the request counts as running. Throws an `HttpError` if the body is encoded, truncated
 * or larger than `limit` bytes, and if the server is overloaded. `onBytes` receives the size of each chunk and may
 * throw.
 */
export async function readBody(
  c: Context<Environment>,
  limit: number,
  onBytes?: (size: number) => void,
): Promise<Buffer> {
  const request = c.req.raw;
  const { headers } = request;
  // never decompress bodies (zip bombs)
  if ((headers.get('Content-Encoding') ?? 'identity') !== 'identity') throw new HttpError(415, 'sendPlain');
  if (Number(headers.get('Content-Length') ?? 0) > limit) {
    throw new HttpError(413, errorText('tooLarge', { bytes: limit }));
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) throw new HttpError(413, errorText('tooLarge', { bytes: limit }));
      onBytes?.(chunk.byteLength);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, 'cutOff');
  }
  if (c.env?.startRunning?.() === false) {
    throw new HttpError(503, 'busy', { headers: { 'Retry-After': '1' } });
  }
  return Buffer.concat(chunks, size);
}
