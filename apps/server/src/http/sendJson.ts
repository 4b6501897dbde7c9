import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { chooseEncoding, encode, smallestCompressed } from './encode.js';
import { entityTag, isKnown } from './entityTag.js';

/** Brotli's quality for answers made anew each time: a fifth of 11's time, a tenth more bytes. */
const liveQuality = 4;

export interface JsonOptions {
  status?: ContentfulStatusCode;
  headers?: Record<string, string>;
  /** Whether caches may keep the answer, to ask each time whether it still holds. */
  revalidated?: boolean;
}

/** Answers with JSON, compressed where that is worth it; 304 where the caller has it already. */
export async function sendJson(
  c: Context,
  value: unknown,
  { status = 200, headers = {}, revalidated = false }: JsonOptions = {},
): Promise<Response> {
  const body = JSON.stringify(value);
  for (const [name, text] of Object.entries(headers)) c.header(name, text);
  c.header('Cache-Control', revalidated ? 'no-cache' : 'no-store');
  if (revalidated) {
    const tag = entityTag(body);
    c.header('ETag', tag);
    if (isKnown(c.req.header('If-None-Match'), tag)) return c.body(null, 304);
  }
  c.header('Content-Type', 'application/json; charset=utf-8');
  if (body.length < smallestCompressed) return c.body(body, status);
  c.header('Vary', 'Accept-Encoding', { append: true });
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
  if (!encoding) return c.body(body, status);
  c.header('Content-Encoding', encoding);
  return c.body(new Uint8Array(await encode(body, encoding, liveQuality)), status);
}
