import {
  donationSchema,
  donationsSchema,
  errorSchema,
  photoLimits,
  photoSchema,
} from '@clothesline/api-client/contract';
import sharp from 'sharp';
import { request } from 'node:http';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDonation } from '../testing/donations.js';
import { browserFetch } from '../testing/browserFetch.js';
import { adobeRgb } from '../testing/photos/adobeRgb.js';
import { webpChunks, withChunks } from '../testing/photos/containers.js';
import { aPhoto } from '../testing/photos/hostileFiles.js';
import { describePhotos, type PhotoPlace } from '../testing/photos/photoPlaces.js';
import { sendPhoto, storePhoto } from '../testing/photos/uploads.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';

declare module 'sharp' {
  interface Sharp {
    /** Missing in the package's types. */
    withGainMap(): Sharp;
  }
}

const publicUrl = 'https://clothes.example';

describePhotos('A photo', (makePhotoPlace) => {
  let place: PhotoPlace;
  let server: TestServer;
  /** The same store with a public URL. */
  let named: TestServer;
  beforeAll(async () => {
    place = await makePhotoPlace();
    const { photos } = place;
    server = await startTestServer({ photos });
    const { database } = server.parts;
    named = await startTestServer({ database, photos, origins: { publicUrl, allowedOrigins: [], embedOrigins: [] } });
  });
  afterAll(async () => {
    await named.stop();
    await server.stop();
    await place.remove();
  });

  const list = (images: string[], { host } = server) =>
    fetch(`${host}/api/donations`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(aDonation({ images })),
    });

  it.each([
    ['wide', 2000, 1500, [320, 640, 1280], 960],
    ['between two widths', 1000, 500, [320, 640, 1000], 500],
    ['narrow', 200, 100, [200], 100],
    ['one pixel', 1, 1, [1], 1],
  ])('is stored in all smaller widths: %s', async (_, width, height, widths, expectedHeight) => {
    const response = await sendPhoto(server.host, await aPhoto({ width, height }));
    const photo = photoSchema.parse(await response.json());
    expect([response.status, response.headers.get('Location')]).toEqual([201, photo.url]);
    expect(photo.url).toMatch(new RegExp(`^/photos/[0-9a-f]{64}-${widths.at(-1)}\\.webp$`));
    expect(photo).toMatchObject({ width: widths.at(-1), height: expectedHeight });
    expect(photo.variants.map((variant) => variant.width)).toEqual(widths);
    for (const variant of photo.variants) {
      const file = await fetch(server.host + variant.url);
      expect(file.status).toBe(200);
      expect(await sharp(await file.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: variant.width });
    }
  });

  it.each(['jpeg', 'png', 'webp'] as const)(
    'is detected by its content, even with trailing data: %s',
    async (format) => {
      const bytes = Buffer.concat([await aPhoto({ format }), Buffer.from('PK\x03\x04'.repeat(5000))]);
      expect((await sendPhoto(server.host, bytes, { 'Content-Type': 'image/webp; x=y' })).status).toBe(201);
    },
  );

  it('keeps transparency, and grayscale and CMYK colors', async () => {
    const clear = { r: 0, g: 255, b: 0, alpha: 0.5 };
    const base = { width: 40, height: 40, channels: 4 as const, background: clear };
    const png = await sharp({ create: base }).png().toBuffer();
    const gray = await sharp({ create: base }).grayscale().png().toBuffer();
    const ink = await sharp({ create: base }).removeAlpha().toColorspace('cmyk').jpeg().toBuffer();
    for (const [bytes, hasAlpha] of [
      [png, true],
      [gray, true],
      [ink, false],
    ] as const) {
      const { url } = await storePhoto(server.host, bytes);
      const file = await (await fetch(server.host + url)).arrayBuffer();
      expect(await sharp(file).metadata()).toMatchObject({ hasAlpha, space: 'srgb' });
    }
  });

  it.each([
    // With sRGB, the values would not change.
    ['sRGB', async (plain: Buffer) => plain, [200, 100, 50]],
    [
      'Adobe RGB',
      async (plain: Buffer) =>
        withChunks(
          plain,
          [['iCCP', Buffer.concat([Buffer.from('Adobe RGB\0\0'), deflateSync(adobeRgb())])]],
          Buffer.alloc(0),
        ),
      [227, 100, 42],
    ],
  ])('is converted to sRGB: from %s', async (_, made, expected) => {
    const color = { r: 200, g: 100, b: 50 };
    const plain = sharp({ create: { width: 64, height: 64, channels: 3, background: color } });
    const { url } = await storePhoto(server.host, await made(await plain.png().toBuffer()));
    const pixels = await sharp(await (await fetch(server.host + url)).arrayBuffer())
      .raw()
      .toBuffer();
    for (const [index, value] of expected.entries()) expect(Math.abs((pixels[index] ?? 0) - value)).toBeLessThan(5);
  });

  it('can have an HDR gain map, which is removed', async () => {
    // `preparePhoto` blocks it, if already loaded.
    sharp.unblock({ operation: ['VipsForeignLoadUhdr'] });
    const bytes = await sharp(await aPhoto())
      .withGainMap()
      .jpeg()
      .toBuffer();
    expect(await sharp(bytes).metadata()).toHaveProperty('gainMap');
    const { url, ...photo } = await storePhoto(server.host, bytes);
    expect(photo).toMatchObject({ width: 400, height: 300 });
    const stored = Buffer.from(await (await fetch(server.host + url)).arrayBuffer());
    expect(webpChunks(stored).map(({ type }) => type)).toEqual(['VP8 ']);
  });

  it('keeps its URL if sent again', async () => {
    const [bytes, other] = [await aPhoto(), await aPhoto({ width: 401 })];
    const [first, second, third] = [
      await storePhoto(server.host, bytes),
      await storePhoto(server.host, bytes),
      await storePhoto(server.host, other),
    ];
    expect(second).toEqual(first);
    expect(third.url).not.toBe(first.url);
  });

  it('is cached for a day on any page, and revalidated with 304', async () => {
    const { url } = await storePhoto(server.host, await aPhoto());
    const file = await fetch(server.host + url);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    });
    const head = await fetch(server.host + url, { method: 'HEAD' });
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
    const known = { 'If-None-Match': file.headers.get('ETag') ?? '' };
    expect((await fetch(server.host + url, { headers: known })).status).toBe(304);
    expect((await fetch(server.host + url, { method: 'DELETE' })).status).toBe(405);
  });

  it.each([
    '/photos/',
    '/photos/../store.whole',
    '/photos/%2e%2e%2fstore.whole',
    '/photos/..%2f..%2fetc%2fpasswd',
    `/photos/${'0'.repeat(64)}-320.webp`,
    `/photos/${'0'.repeat(64)}-320.webp%00`,
    `/photos/${'0'.repeat(64)}-320.jpg`,
    `/photos/x${'0'.repeat(63)}-320.webp`,
  ])('does not expose other files of the folder: %s', async (path) => {
    // Unlike fetch, does not normalize the path.
    const status = await new Promise((resolve) => {
      request({ port: server.port, path }, (response) => resolve(response.resume().statusCode)).end();
    });
    expect(status).toBe(404);
  });

  it('can be listed by path or URL, and is returned with the server’s current origin', async () => {
    const { url } = await storePhoto(server.host, await aPhoto());
    const absolute = await storePhoto(named.host, await aPhoto({ width: 402 }));
    expect(absolute.url).toMatch(/^https:\/\/clothes\.example\/photos\//);
    const response = await list([url, absolute.url, server.host + url], named);
    expect(response.status).toBe(201);
    const { id, images } = donationSchema.parse(await response.json());
    const path = absolute.url.slice(publicUrl.length);
    expect(images).toEqual([publicUrl + url, absolute.url, server.host + url]);
    for (const [{ host }, origin] of [
      [server, server.host],
      [named, publicUrl],
    ] as const) {
      const expected = [origin + url, origin + path, server.host + url];
      expect(donationSchema.parse(await (await fetch(`${host}/api/donations/${id}`)).json()).images).toEqual(expected);
      const [first] = donationsSchema.parse(await (await fetch(`${host}/api/donations?limit=1`)).json());
      expect(first?.images).toEqual(expected);
      expect(await (await fetch(`${host}/donations.json`)).text()).toContain(`"image":"${origin}${url}"`);
    }
  });

  it('cannot be listed if unknown', async () => {
    const { url } = await storePhoto(server.host, await aPhoto());
    const missing = [`/photos/${'0'.repeat(64)}-320.webp`, url.replace(/-\d+/, '-9999')];
    for (const image of missing) {
      const response = await list([url, image]);
      const { issues } = errorSchema.parse(await response.json());
      expect([response.status, issues?.map((issue) => issue.path)]).toEqual([400, ['images.1']]);
    }
  });

  it.each([
    ['with its length', true],
    ['without its length', false],
  ])('is rejected early if it exceeds the limit: %s', async (_, isSaid) => {
    const status = await new Promise((resolve, reject) => {
      const asking = request(
        `${server.host}/api/photos`,
        {
          method: 'POST',
          headers: {
            'Content-Type': 'image/jpeg',
            ...(isSaid ? { 'Content-Length': 2 * photoLimits.bytes } : { 'Transfer-Encoding': 'chunked' }),
          },
        },
        (response) => {
          resolve(response.statusCode);
          asking.destroy();
        },
      );
      asking.on('error', reject);
      // Never finishes the body.
      asking.write(Buffer.alloc(isSaid ? 1000 : photoLimits.bytes + 1));
    });
    expect(status).toBe(413);
  });

  it('is accepted at exactly the limit', async () => {
    const photo = await aPhoto();
    const bytes = Buffer.concat([photo, Buffer.alloc(photoLimits.bytes - photo.length)]);
    expect((await sendPhoto(server.host, bytes)).status).toBe(201);
  });

  it('is rejected from sites that cannot list donations, and from forms', async () => {
    const bytes = await aPhoto();
    expect((await sendPhoto(server.host, bytes, { Origin: 'https://other.example' })).status).toBe(403);
    const headers = { 'Content-Type': 'image/jpeg', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'same-origin' };
    const form = await browserFetch(`${server.host}/api/photos`, headers, { method: 'POST', body: 'a photo' });
    expect(form.status).toBe(403);
  });
});

describe('A caller with many photos', () => {
  it('has to wait, but does not block others', async () => {
    const limits = { create: undefined, photo: { amount: 2, seconds: 3600 }, chat: undefined };
    const server = await startTestServer({ limits }, { listener: { proxies: 1 } });
    const bytes = await aPhoto();
    const send = async (address: string) => {
      const { status, headers } = await sendPhoto(server.host, bytes, { 'X-Forwarded-For': address });
      return [status, Number(headers.get('Retry-After')) > 0];
    };
    expect([
      await send('192.0.2.1'),
      await send('192.0.2.1'),
      await send('192.0.2.1'),
      await send('192.0.2.2'),
    ]).toEqual([
      [201, false],
      [201, false],
      [429, true],
      [201, false],
    ]);
    await server.stop();
  });
});
