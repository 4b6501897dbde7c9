import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { chooseEncoding } from '../http/encode.js';
import type { ServedFile } from './servedFile.js';

export async function sendFile(c: Context, file: ServedFile, status: ContentfulStatusCode = 200): Promise<Response> {
  c.header('Cache-Control', status === 200 ? file.cacheControl : 'no-store');
  c.header('Vary', 'Accept-Encoding', { append: true });
  if (status === 200) c.header('ETag', file.tag);
  c.header('Content-Type', file.type);
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
  const encoded = encoding && (await file.encoded(encoding));
  if (encoding && encoded) c.header('Content-Encoding', encoding);
  return c.body(new Uint8Array(encoded ?? file.body), status);
}
