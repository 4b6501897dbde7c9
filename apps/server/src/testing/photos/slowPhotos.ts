import sharp from 'sharp';
import { withChunks, withSegments, webpChunks, webpHead, createWebp } from './containers.js';

/** A directory with entries that all point back to it. */
export function loopingExif(entries: number): Buffer {
  const exif = Buffer.alloc(10 + 12 * entries + 4);
  exif.write('II*\0', 'latin1');
  exif.writeUInt32LE(8, 4);
  exif.writeUInt16LE(entries, 8);
  for (let index = 0; index < entries; index += 1) {
    const at = 10 + 12 * index;
    exif.writeUInt16LE([0x87_69, 0xa0_05, 0x88_25][index % 3] ?? 0, at);
    exif.writeUInt16LE(4, at + 2);
    exif.writeUInt32LE(1, at + 4);
    exif.writeUInt32LE(8, at + 8);
  }
  return exif;
}

export async function photosWithExif(exif: Buffer): Promise<Record<'jpeg' | 'png' | 'webp', Buffer>> {
  const picture = sharp({ create: { width: 16, height: 16, channels: 3, background: 'teal' } });
  const webp = webpChunks(await picture.clone().webp().toBuffer());
  return {
    jpeg: withSegments(
      await picture.clone().jpeg().toBuffer(),
      [[0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exif])]],
      Buffer.alloc(0),
    ),
    png: withChunks(await picture.clone().png().toBuffer(), [['eXIf', exif]], Buffer.alloc(0)),
    webp: createWebp([webpHead(0x08, 16, 16), ...webp, { type: 'EXIF', content: exif }]),
  };
}

/** A valid progressive JPEG: each scan is a few hundred bytes. */
export function jpegOfScans(width: number, height: number, scans: number): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const segment = (marker: number, ...content: number[]) =>
    Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255, ...content]);
  const codes = (kind: number, symbol: number) =>
    segment(0xc4, kind, 1, ...Array.from({ length: 15 }, () => 0), symbol);
  const bits = (text: string) =>
    Buffer.from(
      (text.padEnd(Math.ceil(text.length / 8) * 8, '1').match(/.{8}/g) ?? []).flatMap((byte) => {
        const value = Number.parseInt(byte, 2);
        return value === 255 ? [255, 0] : [value];
      }),
    );
  const parts = [
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array.from({ length: 64 }, () => 1)),
    segment(0xc2, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0),
    codes(0x00, 0),
    segment(0xda, 1, 1, 0x00, 0, 0, 0),
    bits('0'.repeat(blocks)),
    // At least 16,384 empty blocks: one bit of code, and 14 bits of length.
    codes(0x10, 0xe0),
  ];
  let runs = '';
  for (let left = blocks; left > 0; left -= 32_767) {
    const size = Math.min(left, 32_767);
    runs += `0${Math.max(0, size - 16_384)
      .toString(2)
      .padStart(14, '0')}`;
  }
  for (let scan = 0; scan < scans - 1; scan += 1) {
    const [band, bit] = [1 + (scan % 63), 13 - Math.floor(scan / 63)];
    parts.push(segment(0xda, 1, 1, 0x00, band, band, bit === 13 ? 13 : ((bit + 1) << 4) | bit), bits(runs));
  }
  return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])]);
}
