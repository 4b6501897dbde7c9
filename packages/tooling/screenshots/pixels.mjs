import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import decodeWebp, { init as initDecoder } from '@jsquash/webp/decode.js';
import encodeWebp, { init as initEncoder } from '@jsquash/webp/encode.js';
import { PNG } from 'pngjs';

/**
 * @typedef {object} Picture
 * @property {number} width
 * @property {number} height
 * @property {Uint8ClampedArray<ArrayBuffer>} data Four bytes per pixel
 */

const { resolve } = createRequire(import.meta.url);

/**
 * Lossless encoding works well for flat images, lossy encoding for photos. The loss doesn't matter because both images
 * are encoded before comparing them (`asStored`).
 */
const encodings = {
  lossless: { lossless: 1, near_lossless: 60, quality: 75, method: 4 },
  lossy: { quality: 70, method: 4 },
};

/** Lossless files can be compared more precisely, so we accept up to this size ratio. */
const dearest = 2;

const ready = {
  decoder: once(async () => initDecoder(await compiled('dec/webp_dec.wasm'))),
  encoder: once(async () => initEncoder(await compiled('enc/webp_enc_simd.wasm'))),
};

/**
 * @param {Buffer} file
 * @returns {Picture}
 */
export function fromPng(file) {
  const { width, height, data } = PNG.sync.read(file);
  return { width, height, data: new Uint8ClampedArray(data) };
}

/**
 * @param {Picture} picture
 * @returns {Buffer}
 */
export function toPng({ width, height, data }) {
  const png = new PNG({ width, height });
  png.data = Buffer.from(data.buffer, data.byteOffset, data.length);
  return PNG.sync.write(png);
}

/**
 * @param {Buffer} file
 * @returns {Promise<Picture>}
 */
export async function fromWebp(file) {
  await ready.decoder();
  const { width, height, data } = await decodeWebp(new Uint8Array(file).buffer);
  return { width, height, data: new Uint8ClampedArray(data) };
}

/**
 * Prefers lossless encoding unless the file gets too large.
 * @param {Picture} picture
 * @returns {Promise<Buffer>}
 */
export async function toWebp(picture) {
  const lossless = await encoded(picture, encodings.lossless);
  const lossy = await encoded(picture, encodings.lossy);
  return lossless.length <= dearest * lossy.length ? lossless : lossy;
}

/**
 * Encodes and decodes an image in the same way as a stored image.
 * @param {Picture} picture
 * @param {Buffer} stored File with the encoding to use
 * @returns {Promise<Picture>}
 */
export async function asStored(picture, stored) {
  return fromWebp(await encoded(picture, encodings[storedAs(stored)]));
}

/**
 * @param {Buffer} stored
 * @returns {keyof typeof encodings}
 */
export function storedAs(stored) {
  return stored.toString('latin1', 12, 16) === 'VP8L' ? 'lossless' : 'lossy';
}

/**
 * @param {Picture} picture
 * @param {typeof encodings.lossless | typeof encodings.lossy} encoding
 */
async function encoded(picture, encoding) {
  await ready.encoder();
  return Buffer.from(await encodeWebp({ ...picture, colorSpace: 'srgb' }, encoding));
}

/** @param {string} file Relative to the codec's folder */
async function compiled(file) {
  // The codec expects the browser's `ImageData`, but Node doesn't have it.
  globalThis.ImageData ??= /** @type {typeof ImageData} */ (/** @type {unknown} */ (ImageDataInNode));
  return WebAssembly.compile(await readFile(resolve(`@jsquash/webp/codec/${file}`)));
}

class ImageDataInNode {
  colorSpace = /** @type {const} */ ('srgb');

  /**
   * @param {Uint8ClampedArray<ArrayBuffer>} data
   * @param {number} width
   * @param {number} height
   */
  constructor(data, width, height) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
}

/**
 * @template Result
 * @param {() => Promise<Result>} make
 */
function once(make) {
  /** @type {Promise<Result> | undefined} */
  let made;
  return () => (made ??= make());
}
