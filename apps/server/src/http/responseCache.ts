import { searchedInsteadHeader } from '@clothesline/api-client/contract';
import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { coalesce } from './coalesce.js';
import { chooseEncoding } from './encode.js';
import type { Environment } from './environment.js';
import { queryText } from './queryText.js';

interface CachedResponse {
  version: string;
  body: Uint8Array<ArrayBuffer>;
  headers: [string, string][];
}

export interface ResponseCacheOptions {
  /** Maximum size in bytes, evicting the least recently used entries first. 0 disables the cache. */
  bytes: number;
  /** Must change whenever the underlying data does. */
  version: () => Promise<string>;
}

/**
 * Wraps a call. `parameters` lists the query parameters that matter, and `readVariant` returns anything else the
 * response depends on.
 */
export type ResponseCache = (
  parameters: readonly string[],
  readVariant?: (c: Context<Environment>) => string,
) => MiddlewareHandler<Environment>;

/** Other headers depend on the caller and aren't cached */
const ownHeaders = ['Cache-Control', 'Content-Encoding', 'Content-Type', 'ETag', 'Link'];

/** In bytes. */
const headersSize = 1000;

/**
 * Caches read calls until the store's version changes. Concurrent requests share a version check, and concurrent misses
 * share a run.
 */
export function createResponseCache({ bytes, version }: ResponseCacheOptions): ResponseCache {
  if (bytes === 0) return () => (_c, next) => next();
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: bytes,
    maxEntrySize: bytes / 8,
    sizeCalculation: ({ body }, key) => body.byteLength + key.length * 2 + headersSize,
  });
  const currentVersion = coalesce(version);
  const inFlight = new Map<string, Promise<CachedResponse | undefined>>();

  return (parameters, readVariant) => async (c, next) => {
    if (!['GET', 'HEAD'].includes(c.req.method) || c.get('blockedDonors')) return next();
    const current = await currentVersion();
    const key = `${buildKey(c, parameters)}\n${readVariant?.(c) ?? ''}`;
    const name = `${current}\n${key}`;
    const known = cache.get(key);
    const cached = known?.version === current ? known : await inFlight.get(name);
    if (cached) return send(c, cached);
    const made = next().then(() => readResponse(c, current));
    inFlight.set(name, made);
    try {
      const response = await made;
      if (response) cache.set(key, response);
    } finally {
      inFlight.delete(name);
    }
  };
}

/** Includes the origin because responses contain absolute image URLs. */
function buildKey(c: Context<Environment>, parameters: readonly string[]): string {
  const { origin, pathname } = new URL(c.req.url);
  const encoding = chooseEncoding(c.req.header('Accept-Encoding')) ?? '';
  return `${pathname}?${queryText(c.req.url, parameters)}\n${encoding}\n${origin}`;
}

function send(c: Context<Environment>, { body, headers }: CachedResponse): Response {
  c.header('Vary', 'Accept-Encoding', { append: true });
  for (const [name, value] of headers) c.header(name, value);
  return c.body(body, 200);
}

/** Failures aren't cached. */
async function readResponse(c: Context<Environment>, version: string): Promise<CachedResponse | undefined> {
  const { res } = c;
  if (res.status !== 200 || !res.headers.has('ETag')) return undefined;
  const body = new Uint8Array(await res.clone().arrayBuffer());
  const headers = [...res.headers].filter(([name]) => isOwn(name));
  return { version, body, headers };
}

function isOwn(name: string): boolean {
  return (
    name.startsWith('x-total-count') ||
    name === searchedInsteadHeader.toLowerCase() ||
    ownHeaders.some((own) => own.toLowerCase() === name)
  );
}
