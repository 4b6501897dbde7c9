import { encode, smallestCompressed, type Encoding } from '../http/encode.js';
import { entityTag } from '../http/entityTag.js';

export interface ServedFile {
  type: string;
  body: Buffer;
  tag: string;
  cacheControl: string;
  encoded(encoding: Encoding): Promise<Buffer> | undefined;
}

export const immutable = 'public, max-age=31536000, immutable';

/** Compared to Brotli level 11, this takes a tenth of the time for only 3% more bytes. */
const fileQuality = 9;

export interface FileOptions {
  extension: string;
  cacheControl: string;
}

export function createServedFile(body: Buffer, { extension, cacheControl }: FileOptions): ServedFile {
  const type = types[extension] ?? 'application/octet-stream';
  const isWorth =
    body.length >= smallestCompressed && /^(text|application\/(json|manifest|javascript)|image\/svg)/.test(type);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    type,
    body,
    tag: entityTag(body),
    cacheControl,
    encoded(encoding) {
      if (!isWorth) return undefined;
      const known = made.get(encoding);
      if (known) return known;
      const promise = encode(body, encoding, fileQuality);
      made.set(encoding, promise);
      promise.catch(() => made.delete(encoding));
      return promise;
    },
  };
}

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
};
