import type { Page } from '@playwright/test';

/** Embedded as EXIF data, to check that it never leaves the device. */
export const secret = 'GPS 37.7599 -122.4148';

export interface PhotoFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Creates a JPEG with a GPS position, similar to a phone photo. Sizes are in px. */
export async function takePhoto(page: Page, name: string, width: number, height: number): Promise<PhotoFile> {
  const base64 = await page.evaluate(
    ([width, height, seed]) => {
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('This browser draws nothing.');
      for (let stripe = 0; stripe < 40; stripe += 1) {
        context.fillStyle = `hsl(${(stripe * 37 + seed * 90) % 360} 60% 50%)`;
        context.fillRect((width / 40) * stripe, 0, width / 40, height);
      }
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
    },
    [width, height, name.length] as const,
  );
  const jpeg = Buffer.from(base64, 'base64');
  // an empty TIFF header, followed by fake camera data
  const exif = Buffer.from(`Exif\0\0II*\0\x08\0\0\0\0\0\0\0\0\0${secret}`, 'latin1');
  const length = Buffer.from([0xff, 0xe1, (exif.length + 2) >> 8, (exif.length + 2) & 255]);
  const buffer = Buffer.concat([jpeg.subarray(0, 2), length, exif, jpeg.subarray(2)]);
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
}
