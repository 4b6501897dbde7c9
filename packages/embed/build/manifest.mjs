import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * @param {string} text
 * @param {'sha256' | 'sha384'} [algorithm] The loader's own lists use the shorter hash
 */
export const hash = (text, algorithm = 'sha256') => createHash(algorithm).update(text).digest('base64');

/** Returns the compressed size in bytes. @param {string} text */
export const brotli = (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/**
 * Returns the entries of `embed.json`.
 * @param {ReadonlyMap<string, string>} texts
 */
export function describe(texts) {
  return Object.fromEntries(
    [...texts].map(([name, text]) => [
      name,
      { bytes: Buffer.byteLength(text), brotli: brotli(text), integrity: `sha384-${hash(text, 'sha384')}` },
    ]),
  );
}
