import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { sendText } from './sendText.js';

export interface JsonOptions {
  status?: ContentfulStatusCode;
  headers?: Record<string, string>;
  /** Allows caches to store the response, but they have to revalidate it. */
  revalidated?: boolean;
}

/** Compresses the response if it's worth it. Use `sendList` for arrays. */
export function sendJson<Value>(
  c: Context,
  value: Value extends readonly unknown[] ? never : Value,
  options: JsonOptions = {},
): Promise<Response> {
  return sendJsonText(c, JSON.stringify(value), options);
}

export async function sendJsonText(
  c: Context,
  body: string,
  { status = 200, headers = {}, revalidated = false }: JsonOptions = {},
): Promise<Response> {
  for (const [name, text] of Object.entries(headers)) c.header(name, text);
  return sendText(c, body, { type: 'application/json; charset=utf-8', status, revalidated });
}
