import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
// tests run this file directly in Node, so the `.ts` extension is required
import { BadPhoto } from './badPhoto.ts';
import { stripMetadata } from './stripMetadata.ts';

export interface PhotoRules {
  pixels: number;
  widths: readonly number[];
}

export interface PreparedPhoto {
  hash: string;
  variants: { width: number; height: number; bytes: Uint8Array }[];
}

type Variant = PreparedPhoto['variants'][number];

const deepPixels = 24_000_000;

const highest = 3840;

const maxBytes = 600_000;

/** Tried in order until the widest variant is small enough. If that fails, the image gets narrower. */
const qualities = [{ quality: 80 }, { quality: 50, alphaQuality: 50 }, { quality: 20, alphaQuality: 20 }];

/** Indexed by EXIF orientation. The image is mirrored first, then rotated clockwise. */
const isMirrored = [false, false, true, false, true, true, false, true, false];
const angles = [0, 0, 0, 180, 180, 270, 90, 90, 270];

// only enable three decoders since the input is untrusted
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);

/**
 * Creates upright sRGB WebP files without any metadata. Throws a `BadPhoto`. The variants are drawn from decoded
 * pixels, so nothing else can survive.
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

async function makeWidest(draw: () => Sharp, width: number): Promise<{ widest: Variant; quality: object }> {
  for (const quality of qualities) {
    const widest = await makeVariant(draw(), width, quality);
    if (widest.bytes.byteLength <= maxBytes) return { widest, quality };
  }
  return makeWidest(draw, Math.ceil(width / 2));
}

async function makeVariant(picture: Sharp, width: number, quality: object): Promise<Variant> {
  const { data, info } = await picture.resize({ width }).webp(quality).toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: data };
}

async function readSize(bytes: Buffer, pixels: number): Promise<{ width: number; height: number }> {
  const { width, height, depth } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(rejectBroken);
  if (width * height > pixels) throw new BadPhoto('pixels');
  if (depth !== 'uchar' && width * height > deepPixels) throw new BadPhoto('depth');
  return { width, height };
}

function rejectBroken(cause: unknown): never {
  throw new BadPhoto('broken', { cause });
}
