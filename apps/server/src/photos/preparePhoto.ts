import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
// With their real ending: Node runs this file as it is in tests.
import { BadPhoto } from './badPhoto.ts';
import { stripMetadata } from './stripMetadata.ts';

/** Limits of a photo, and the widths that are made of it, in px; the contract's `photoLimits`. */
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

type Variant = PreparedPhoto['variants'][number];

/** Pixels of a picture with more than 8 bits for a color: they take several times as long. */
const deepPixels = 24_000_000;

/** Height of the highest variant, in px: three times the widest. A higher picture is made narrower. */
const highest = 3840;

/** Bytes of the widest variant, whatever was sent: ordinary photos have a third. */
const mostBytes = 600_000;

/** Qualities to try until the widest variant fits; if none does, it is made narrower. */
const qualities = [{ quality: 80 }, { quality: 50, alphaQuality: 50 }, { quality: 20, alphaQuality: 20 }];

/** How a picture is made upright, by its orientation in EXIF: some are mirrored first, then all are turned clockwise. */
const isMirrored = [false, false, true, false, true, true, false, true, false];
const angles = [0, 0, 0, 180, 180, 270, 90, 90, 270];

// Only these three decoders receive untrusted bytes.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// Every photo is different, so a cache would be useless.
sharp.cache(false);

/**
 * Creates the files of a photo: upright, in sRGB, without metadata, as WebP. Throws a `BadPhoto`. Decodes to pixels
 * first and makes all variants from those, so that no other data can survive.
 */
export async function preparePhoto(bytes: Buffer, { pixels, widths }: PhotoRules): Promise<PreparedPhoto> {
  const bare = stripMetadata(bytes);
  const isOnItsSide = bare.orientation >= 5;
  const size = await readSize(bare.bytes, pixels);
  const [width, height] = isOnItsSide ? [size.height, size.width] : [size.width, size.height];
  const wanted = Math.floor(Math.min(width, Math.max(...widths), (highest / height) * width));
  if (wanted < 1) throw new BadPhoto('shape');
  const picture = await sharp(bare.bytes, { limitInputPixels: pixels, failOn: 'warning' })
    .resize(isOnItsSide ? { height: wanted } : { width: wanted })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(rejectBroken);
  const upright = await sharp(picture.data, { raw: picture.info })
    .flop(isMirrored[bare.orientation])
    .rotate(angles[bare.orientation])
    .raw()
    .toBuffer({ resolveWithObject: true });
  const draw = () => sharp(upright.data, { raw: upright.info });
  const { widest, quality } = await makeWidest(draw, wanted);
  const narrower = widths.filter((one) => one < widest.width).map((one) => makeVariant(draw(), one, quality));
  const variants = [...(await Promise.all(narrower)), widest];
  return { hash: createHash('sha256').update(widest.bytes).digest('hex'), variants };
}

/** Returns the widest variant within the size limit, and the quality that it needed. */
async function makeWidest(draw: () => Sharp, width: number): Promise<{ widest: Variant; quality: object }> {
  for (const quality of qualities) {
    const widest = await makeVariant(draw(), width, quality);
    if (widest.bytes.byteLength <= mostBytes) return { widest, quality };
  }
  return makeWidest(draw, Math.ceil(width / 2));
}

async function makeVariant(picture: Sharp, width: number, quality: object): Promise<Variant> {
  const { data, info } = await picture.resize({ width }).webp(quality).toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: data };
}

/** The size of a picture by its header, in px. */
async function readSize(bytes: Buffer, pixels: number): Promise<{ width: number; height: number }> {
  const { width, height, depth } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(rejectBroken);
  if (width * height > pixels) throw new BadPhoto('pixels');
  if (depth !== 'uchar' && width * height > deepPixels) throw new BadPhoto('depth');
  return { width, height };
}

function rejectBroken(cause: unknown): never {
  throw new BadPhoto('broken', { cause });
}
