import sharp from 'sharp';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataDir, type DataDir } from '../testing/makeDataDir.js';
import { cameraFiles, type CameraFile } from '../testing/photos/cameraFiles.js';
import { webpChunks } from '../testing/photos/containers.js';
import { storePhoto } from '../testing/photos/uploads.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';
import { createPhotoFolder } from './photoFolder.js';

const files = await cameraFiles();

describe(`${files.length} camera files`, () => {
  let folder: DataDir;
  let server: TestServer;
  beforeAll(async () => {
    folder = await makeDataDir();
    server = await startTestServer({ photos: createPhotoFolder(folder.path) });
  });
  afterAll(async () => {
    await server.stop();
    await folder.remove();
  });

  it('include at least 40 files', () => {
    expect(files.length).toBeGreaterThanOrEqual(40);
  });

  it.each(files)('are stored as upright sRGB pixels only: $name', async ({ bytes, secrets, redSide }) => {
    expect(secrets.length).toBeGreaterThan(8);
    for (const secret of secrets) expect(bytes.includes(secret), secret.toString('latin1')).toBe(true);

    const { variants } = await storePhoto(server.host, bytes);
    for (const { url, width } of variants) {
      const stored = await readFile(join(folder.path, url.slice('/photos/'.length)));
      for (const secret of secrets) expect(stored.includes(secret), secret.toString('latin1')).toBe(false);
      expect(stored.length).toBe(8 + stored.readUInt32LE(4));
      expect(webpChunks(stored).map((chunk) => chunk.type)).toEqual(['VP8 ']);
      expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width });
      // sRGB red. Display P3 red misread as sRGB would be 234, 51 and 35.
      const { red, green, blue } = await colorAt(stored, redSide);
      expect([red > 245, green < 20, blue < 20], `${red} ${green} ${blue}`).toEqual([true, true, true]);
    }
  });
});

/** The color at the middle of one side of a photo, 0 to 255 each. */
async function colorAt(
  photo: Buffer,
  side: CameraFile['redSide'],
): Promise<{ red: number; green: number; blue: number }> {
  const { data, info } = await sharp(photo).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const [x, y] = {
    left: [0.1, 0.5],
    right: [0.9, 0.5],
    top: [0.5, 0.1],
    bottom: [0.5, 0.9],
  }[side].map((share, axis) => Math.floor(share * (axis === 0 ? width : height))) as [number, number];
  const at = (y * width + x) * channels;
  return { red: data[at] ?? 0, green: data[at + 1] ?? 0, blue: data[at + 2] ?? 0 };
}
