import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
// With their real ending: Node runs this file as it is in tests.
import { BadPhoto } from './badPhoto.ts';
import { isAnimatedPng, photoTypeOf } from './photoType.ts';

/** What a photo may be, and the widths that are made of it, in px; the contract's `photoLimits`. */
export interface PhotoRules {
  pixels: number;
  widths: readonly number[];
}

export interface PreparedPhoto {
  /** SHA-256 of the widest variant, in hex. */
  hash: string;
  /** The narrowest first, in px. */
  variants: { width: number; height: number; bytes: Uint8Array }[];
}

/** The highest picture that WebP can hold, in px. */
const highest = 16_383;

// Of the many decoders these three alone are given foreign bytes.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// Every photo is another one: what is cached is never used again.
sharp.cache(false);

/**
 * Makes the files of a photo: upright, in sRGB, without metadata, in WebP. Throws a `BadPhoto`. All variants are made from
 * pixels alone, so that nothing of the file that was sent can be in them.
 */
export async function preparePhoto(bytes: Buffer, { pixels, widths }: PhotoRules): Promise<PreparedPhoto> {
  const type = photoTypeOf(bytes);
  if (type === undefined) throw new BadPhoto('type');
  if (type === 'png' && isAnimatedPng(bytes)) throw new BadPhoto('animated');
  const size = await sizeOf(bytes, pixels);
  const width = Math.min(size.width, Math.max(...widths));
  if ((size.height / size.width) * width > highest) throw new BadPhoto('shape');
  const { data, info } = await sharp(bytes, { limitInputPixels: pixels, failOn: 'error' })
    .autoOrient()
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(rejectBroken);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const narrowFirst = [...widths.filter((one) => one < width), width];
  const variants = await Promise.all(narrowFirst.map((one) => variantOf(sharp(data, { raw }), one)));
  const widest = variants.at(-1)?.bytes ?? Buffer.alloc(0);
  return { hash: createHash('sha256').update(widest).digest('hex'), variants };
}

async function variantOf(picture: Sharp, width: number): Promise<PreparedPhoto['variants'][number]> {
  const { data, info } = await picture.resize({ width }).webp().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: data };
}

/** The size of an upright picture by its header, in px. */
async function sizeOf(bytes: Buffer, pixels: number): Promise<{ width: number; height: number }> {
  const { autoOrient, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(rejectBroken);
  if (pages > 1) throw new BadPhoto('animated');
  if (autoOrient.width * autoOrient.height > pixels) throw new BadPhoto('pixels');
  return autoOrient;
}

function rejectBroken(cause: unknown): never {
  throw new BadPhoto('broken', { cause });
}
