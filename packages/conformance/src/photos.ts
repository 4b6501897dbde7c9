import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { donationSchema, photoLimits, photoSchema } from '@clothesline/api-client/contract';
import { aDonation, expectRefused, type Api } from './support.js';

const path = '/api/photos';

/** A PNG of one pixel. */
const pixel = () =>
  Uint8Array.from(
    atob(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgaGgAAAGEAQEDkg2VAAAAAElFTkSuQmCC',
    ),
    (character) => character.charCodeAt(0),
  );

export function describePhotos(api: () => Api) {
  describe('POST /api/photos', () => {
    it('returns 201 with a photo that a donation can use', async () => {
      const { status, json } = await api().postText(path, pixel(), 'image/png');
      expect(status).toBe(201);
      const { url, variants } = z.parse(photoSchema, json);
      expect(variants.at(-1)?.url).toBe(url);
      const { json: listed, ...created } = await api().post('/api/donations', aDonation({ images: [url] }));
      expect(created.status, created.text).toBe(201);
      const [image = ''] = z.parse(donationSchema, listed).images;
      expect(image.endsWith(new URL(url, 'https://host.example').pathname)).toBe(true);
    });

    it('returns the same URL for the same photo', async () => {
      const [first, second] = [
        await api().postText(path, pixel(), 'image/png'),
        await api().postText(path, pixel(), 'image/png'),
      ];
      expect(second.json).toEqual(first.json);
    });

    it.each(['image/gif', 'image/svg+xml', 'application/json', 'multipart/form-data; boundary=x', null])(
      'rejects the type %s',
      async (type) => {
        expectRefused(await api().postText(path, pixel(), type), 422);
      },
    );

    it('rejects photos that are too large', async () => {
      expectRefused(await api().postText(path, new Uint8Array(photoLimits.bytes + 1), 'image/jpeg'), 413);
    });
  });
}
