import { photoLimits } from '@clothesline/api-client/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cameraFiles } from '../testing/photos/cameraFiles.js';
import { withSegments } from '../testing/photos/containers.js';
import { aPhoto } from '../testing/photos/hostileFiles.js';
import { jpegOfScans, loopingExif, photosWithExif } from '../testing/photos/slowPhotos.js';
import { isFull } from '../testing/stores.js';
import { BadPhoto } from './badPhoto.js';
import { stripMetadata } from './stripMetadata.js';
import { preparePhoto } from './preparePhoto.js';
import { readOrientation } from './readOrientation.js';

/** CPU time in milliseconds. */
async function measure(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('A photo with looping metadata', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is read quickly: %s', async (format) => {
    const { [format]: bytes } = await photosWithExif(loopingExif(30));
    expect(bytes.length).toBeLessThan(1000);
    expect(await measure(() => preparePhoto(bytes, photoLimits))).toBeLessThan(1000);
  });
});

describe('Metadata', () => {
  const numbers = { seed: 7 };
  const random = (below: number) => {
    numbers.seed = (Math.imul(numbers.seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((numbers.seed / 2 ** 32) * below);
  };
  /** A TIFF with loops, offsets past the end, and wrong counts. */
  const lyingExif = () => {
    const bytes = Buffer.alloc(random(400));
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = random(256);
    bytes.write(['II*\0', 'MM\0*', 'II*\x01'][random(3)] ?? '', 'latin1');
    if (bytes.length < 16) return bytes;
    const isBig = bytes[0] === 77;
    const put = (value: number, at: number, size: 2 | 4) => {
      if (at + size > bytes.length) return;
      if (isBig) bytes.writeUIntBE(value, at, size);
      else bytes.writeUIntLE(value, at, size);
    };
    put([8, random(bytes.length), 2 ** 32 - 1][random(3)] ?? 8, 4, 4);
    put([random(40), 65_535][random(2)] ?? 0, 8, 2);
    for (let at = 10; at + 12 <= bytes.length; at += 12) {
      put([0x01_12, 0x87_69, 0xa0_05, 0x88_25, random(65_536)][random(5)] ?? 0, at, 2);
      put([3, 4, random(65_536)][random(3)] ?? 3, at + 2, 2);
      put([1, 2 ** 32 - 1, random(9)][random(3)] ?? 1, at + 4, 4);
      put([8, at, random(9), 2 ** 32 - 1][random(4)] ?? 8, at + 8, 4);
    }
    return bytes;
  };

  it('is read quickly despite loops and wrong lengths, and never passed to a decoder', async () => {
    const taken = await measure(async () => {
      for (let round = 0; round < 3000; round += 1) {
        const exif = lyingExif();
        expect([1, 2, 3, 4, 5, 6, 7, 8]).toContain(readOrientation(exif));
        if (round % 60 > 0 || exif.length < 16) continue;
        for (const bytes of Object.values(await photosWithExif(exif))) {
          const bare = stripMetadata(bytes);
          expect(bare.orientation).toBe(readOrientation(exif));
          expect(bare.bytes.includes(exif)).toBe(false);
          expect(await sharp(bare.bytes).metadata()).not.toHaveProperty('exif');
        }
      }
    });
    expect(taken).toBeLessThan(20_000);
  });

  it('of 64 KB with a claimed 65,535 entries is read within 50 ms', async () => {
    const exif = Buffer.alloc(65_000, 0xff);
    exif.write('MM\0*\0\0\0\x08\xff\xff', 'latin1');
    expect(await measure(() => readOrientation(exif))).toBeLessThan(50);
  });

  it('rotates photos according to the EXIF standard', async () => {
    for (const { name, bytes } of await cameraFiles()) {
      expect(stripMetadata(bytes).orientation, name).toBe((await sharp(bytes).metadata()).orientation ?? 1);
      const { variants } = await preparePhoto(bytes, photoLimits);
      const data = await sharp(bytes).autoOrient().removeAlpha().resize(32).raw().toBuffer();
      const ours = await sharp(variants.at(-1)?.bytes).removeAlpha().resize(32).raw().toBuffer();
      const differing = data.filter((value, index) => Math.abs(value - (ours[index] ?? 0)) > 60);
      expect(differing.length / data.length, name).toBeLessThan(0.05);
    }
  });
});

describe('A corrupted file', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is accepted or rejected without other errors: %s', async (format) => {
    const { [format]: whole } = await photosWithExif(loopingExif(3));
    const files = Array.from({ length: whole.length }, (_, length) => whole.subarray(0, length));
    for (let at = 0; at < whole.length; at += 1) {
      for (const value of [0, 0xff, 0x80]) {
        const changed = Buffer.from(whole);
        changed[at] = value;
        files.push(changed);
      }
    }
    files.push(Buffer.from('RIFF\x0c\0\0\0WEBPVP8X\0\0\0\0', 'latin1'), Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'));
    const outcomes = files.map((file) => {
      try {
        return stripMetadata(file).bytes.length <= file.length + 20 ? 'read' : 'grown';
      } catch (error) {
        return error instanceof BadPhoto ? 'refused' : String(error);
      }
    });
    expect(new Set(outcomes)).toEqual(new Set(['read', 'refused']));
  });
});

describe('A stripped photo', () => {
  it('loses bytes between and after its segments, but no pixels', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const photo = await aPhoto({ format });
      const { bytes } = stripMetadata(Buffer.concat([photo, Buffer.from('PK\x03\x04 behind')]));
      expect(bytes.includes('behind')).toBe(false);
      expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(photo).raw().toBuffer());
    }
  });

  it('keeps color profiles of up to a megabyte', async () => {
    const photo = await sharp(await aPhoto())
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(await sharp(stripMetadata(photo).bytes).metadata()).toHaveProperty('icc');
    const part = Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x14'), Buffer.alloc(60_000)]);
    const large = withSegments(
      await aPhoto(),
      Array.from({ length: 20 }, () => [0xe2, part] as [number, Buffer]),
      Buffer.alloc(0),
    );
    expect(stripMetadata(large).bytes.includes('ICC_PROFILE')).toBe(false);
  });

  it('is accepted with 30 scans, and rejected with more before decoding', async () => {
    expect((await preparePhoto(jpegOfScans(400, 300, 30), photoLimits)).variants).toHaveLength(2);
    const many = jpegOfScans(8000, 8000, 880);
    expect(
      await measure(() => expect(preparePhoto(many, photoLimits)).rejects.toMatchObject({ reason: 'scans' })),
    ).toBeLessThan(1000);
  });

  it('is accepted with some cameras’ unusual scan parameters', async () => {
    const photo = Buffer.from(
      await sharp(await aPhoto())
        .jpeg({ progressive: false })
        .toBuffer(),
    );
    const scan = photo.indexOf(Buffer.from([0xff, 0xda]));
    photo[scan + photo.readUInt16BE(scan + 2)] = 1;
    expect((await preparePhoto(photo, photoLimits)).variants).toHaveLength(2);
  });
});

describe('A JPEG that claims more than it contains', () => {
  it.each([
    [7999, 7999],
    [400, 301],
    [416, 300],
  ])('is rejected: %i × %i', async (width, height) => {
    const photo = Buffer.from(await aPhoto({ width: 400, height: 272 }));
    const frame = photo.indexOf(Buffer.from([0xff, 0xc0]));
    photo.writeUInt16BE(height, frame + 5);
    photo.writeUInt16BE(width, frame + 7);
    await expect(preparePhoto(photo, photoLimits)).rejects.toMatchObject({ reason: 'broken' });
  });
});

describe('The files of a photo', () => {
  it.each([
    ['wide', 1280, 1280, 3],
    ['tall', 1280, isFull ? 16_383 : 5000, 3],
    ['transparent', 1280, isFull ? 3840 : 1280, 4],
  ] as const)('are at most 600 KB, even for noise: %s', async (_, width, height, channels) => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 90 };
    const color = sharp({ create: { width, height, channels: 3, background: 'gray', noise } });
    const alpha = await sharp({ create: { width, height, channels: 3, background: 'gray', noise } })
      .extractChannel(0)
      .raw()
      .toBuffer();
    const picture = channels === 3 ? color : color.joinChannel(alpha, { raw: { width, height, channels: 1 } });
    const { variants } = await preparePhoto(
      await (channels === 3 ? picture.jpeg() : picture.png()).toBuffer(),
      photoLimits,
    );
    expect(Math.max(...variants.map(({ bytes }) => bytes.byteLength))).toBeLessThanOrEqual(600_000);
    expect(Math.max(...variants.map((variant) => variant.height))).toBeLessThanOrEqual(3840);
    expect(variants.map((variant) => variant.width)).toEqual(
      variants.map((variant) => variant.width).toSorted((a, b) => a - b),
    );
  });
});
