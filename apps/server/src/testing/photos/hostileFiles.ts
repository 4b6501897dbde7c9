import sharp from 'sharp';
import { flatPng, pngChunk, webpHead, createWebp, withChunks } from './containers.js';

export type HostileFiles = Record<string, Buffer>;

/** A valid photo with noise. */
export function aPhoto({
  width = 400,
  height = 300,
  format = 'jpeg',
}: { width?: number; height?: number; format?: 'jpeg' | 'png' | 'webp' } = {}): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  return sharp({ create: { width, height, channels: 3, background: 'gray', noise } })
    .toFormat(format)
    .toBuffer();
}

export async function otherTypes(): Promise<HostileFiles> {
  const photo = await aPhoto();
  const square = sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } });
  const bitmap = Buffer.alloc(54 + 64 * 64 * 3);
  bitmap.write('BM');
  bitmap.writeUInt32LE(bitmap.length, 2);
  bitmap.writeUInt32LE(54, 10);
  bitmap.writeUInt32LE(40, 14);
  bitmap.writeInt32LE(64, 18);
  bitmap.writeInt32LE(64, 22);
  bitmap.writeUInt16LE(1, 26);
  bitmap.writeUInt16LE(24, 28);
  const png = await square.clone().png().toBuffer();
  const icon = Buffer.from([0, 0, 1, 0, 1, 0, 64, 64, 0, 0, 1, 0, 24, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  icon.writeUInt32LE(png.length, 14);
  return {
    'an empty file': Buffer.alloc(0),
    'a text': Buffer.from('A coat, size M.'),
    'an SVG': Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    ),
    'an SVG with a declaration': Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    HTML: Buffer.from('<!doctype html><script>alert(1)</script>'),
    'a PDF': Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'),
    'a GIF': await square.clone().gif().toBuffer(),
    'a TIFF': await square.clone().tiff().toBuffer(),
    'an AVIF': await square.clone().avif().toBuffer(),
    'a HEIC': Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(200)]),
    'a BMP': bitmap,
    'an icon': Buffer.concat([icon, png]),
    'a GIF that is a JPEG too': Buffer.concat([Buffer.from('GIF89a/*'), photo]),
    'HTML that is a JPEG too': Buffer.concat([Buffer.from('<html><!--'), photo]),
    'a PDF that is a JPEG too': Buffer.concat([Buffer.from('%PDF-1.4\n'), photo]),
    'a ZIP that is a JPEG too': Buffer.concat([Buffer.from('PK\x03\x04'), photo]),
    'a space before a JPEG': Buffer.concat([Buffer.from(' '), photo]),
    'a JPEG in JSON': Buffer.from(JSON.stringify({ photo: photo.toString('base64') })),
    'a JPEG in a form': Buffer.concat([
      Buffer.from('--x\r\nContent-Disposition: form-data; name="a"; filename="a.jpg"\r\n\r\n'),
      photo,
      Buffer.from('\r\n--x--\r\n'),
    ]),
  };
}

export async function brokenFiles(): Promise<HostileFiles> {
  const files: HostileFiles = {};
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const photo = await aPhoto({ format });
    for (const share of [0.002, 0.1, 0.5, 0.9, 0.99]) {
      files[`a ${format} cut off at ${share * 100} %`] = photo.subarray(0, Math.ceil(photo.length * share));
    }
    files[`a beginning of a ${format} and zeros`] = Buffer.concat([photo.subarray(0, 40), Buffer.alloc(10_000)]);
  }
  const frames = await Promise.all(
    ['red', 'blue'].map(async (background) =>
      sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const control = Buffer.alloc(8);
  control.writeUInt32BE(2);
  return {
    ...files,
    'an animated WebP': await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer(),
    'an animated PNG': withChunks(await aPhoto({ format: 'png' }), [['acTL', control]], Buffer.alloc(0)),
  };
}

export async function bombs(): Promise<HostileFiles> {
  const jpeg = await aPhoto();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  const claiming = Buffer.from(jpeg);
  claiming.writeUInt16BE(65_000, frame + 5);
  claiming.writeUInt16BE(65_000, frame + 7);
  return {
    'a PNG of 16 bits and 25 megapixels': flatPng(5000, 5000, { bits: 16, kind: 2 }),
    'a PNG of 900 megapixels': flatPng(30_000, 30_000),
    'a PNG of 100 megapixels': flatPng(10_000, 10_000, { bits: 8, kind: 2 }),
    'a JPEG of 100 megapixels': await flat(10_000, 10_000).jpeg({ quality: 20 }).toBuffer(),
    'a WebP of 100 megapixels': await flat(10_000, 10_000).webp({ lossless: true, effort: 0 }).toBuffer(),
    'one pixel more than 64 megapixels': flatPng(64_000_001, 1),
    'a JPEG that claims 4 gigapixels': claiming,
    'a PNG that claims 4 exapixels': Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      pngChunk('IHDR', Buffer.from([0x7f, 0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff, 8, 6, 0, 0, 0])),
      pngChunk('IDAT', Buffer.alloc(20)),
    ]),
    'a WebP that claims 281 terapixels': createWebp([
      webpHead(0, 2 ** 24, 2 ** 24),
      { type: 'VP8 ', content: Buffer.alloc(50) },
    ]),
    'a photo of one pixel by 60,000': flatPng(1, 60_000),
  };
}

/** Takes seconds to decode. */
export const slowPhoto = () => flatPng(6000, 4000, { bits: 16, kind: 6, isInterlaced: true });

export async function largestPhotos(): Promise<HostileFiles> {
  return {
    'an interlaced PNG of 16 bits and 24 megapixels': slowPhoto(),
    'a PNG of 64 megapixels': flatPng(8000, 8000, { bits: 8, kind: 2 }),
    'a progressive JPEG of 64 megapixels': await flat(8000, 8000)
      .jpeg({ progressive: true, chromaSubsampling: '4:4:4', quality: 20 })
      .toBuffer(),
    'a lossless WebP of 64 megapixels': await flat(8000, 8000).webp({ lossless: true, effort: 0 }).toBuffer(),
  };
}

function flat(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: 'teal' }, limitInputPixels: false });
}
