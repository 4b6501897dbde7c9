import { describe, expect, it } from 'vitest';
import { issueTexts, donationLimits, requiredText } from '@clothesline/api-client/contract';
import { aDonation, expectRefused, expectFieldRefused, type Api } from './support.js';

const path = '/api/donations';

export function describeCreate(api: () => Api) {
  const post = (overrides: Record<string, unknown>) => api().post(path, aDonation(overrides));

  describe('POST /api/donations', () => {
    it('returns 201 with the donation and lists it first', async () => {
      const sent = aDonation({
        userId: 7,
        category: 'Men',
        images: ['https://a.example/1.jpg', 'http://b.example/2.png?x=1#y'],
      });
      const { status, json } = await api().post(path, sent);
      expect(status).toBe(201);
      const { title, description, category, images, userId, locationName } = sent;
      expect(json).toMatchObject({ title, description, category, images, userId, locationName, status: 'available' });
      expect((await api().list(`${path}?limit=1`))[0]).toMatchObject({ title });
    });

    it('stores image descriptions and the quantity', async () => {
      const images = ['https://a.example/1.jpg', 'https://a.example/2.jpg'];
      const imageDescriptions = ['', 'The label: size 4T, 100 % cotton 🏷️'];
      const { id } = await api().create({ images, imageDescriptions, quantity: 12 });
      const expected = { images, imageDescriptions, quantity: 12 };
      expect((await api().get(`${path}/${id}`)).json).toMatchObject(expected);
      expect((await api().list(`${path}?limit=1`))[0]).toMatchObject(expected);
      const near = await api().list(`${path}/nearby?lat=37.7749&lng=-122.4194`);
      expect(near.find((donation) => donation.id === id)).toMatchObject(expected);
    });

    it('omits image descriptions and quantity if they were not sent', async () => {
      const created = await api().create();
      for (const field of ['imageDescriptions', 'quantity']) expect(created).not.toHaveProperty(field);
    });

    it('assigns unique ids to concurrent donations', async () => {
      const created = await Promise.all(Array.from({ length: 20 }, () => api().create()));
      expect(new Set(created.map(({ id }) => id)).size).toBe(20);
    });

    it('keeps the position within about a mile', async () => {
      const created = await api().create({ latitude: 37.7601, longitude: -122.4477 });
      expect(created.latitude).toBeCloseTo(37.7601, 1);
      expect(created.longitude).toBeCloseTo(-122.4477, 1);
    });

    it('sets id and status itself and drops unknown fields', async () => {
      const extra = { id: 1, status: 'gone', admin: true, constructor: { x: 1 }, nested: { a: [1] } };
      const { status, json } = await api().postText(
        path,
        `{"__proto__":{"polluted":1},${JSON.stringify(aDonation(extra)).slice(1)}`,
      );
      expect(status).toBe(201);
      expect(json).toMatchObject({ status: 'available' });
      expect(json).not.toMatchObject({ id: 1 });
      for (const field of ['admin', 'nested', 'polluted']) expect(json).not.toHaveProperty(field);
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    });

    it('does not return the distance of 0 that the form sends', async () => {
      const { id, distance } = await api().create({ distance: 0 });
      expect(distance ?? undefined).toBeUndefined();
      expect((await api().get(`${path}/${id}`)).json).not.toMatchObject({ distance: expect.any(Number) });
    });

    it('accepts a donation without distance and date', async () => {
      const before = Date.now();
      const { createdAt } = await api().create({ distance: undefined, createdAt: undefined });
      expect(Math.abs(Date.parse(createdAt) - before)).toBeLessThan(60_000);
    });

    it('keeps a date of the last day and replaces dates of wrong clocks', async () => {
      const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
      expect(Date.parse((await api().create({ createdAt: anHourAgo })).createdAt)).toBe(Date.parse(anHourAgo));
      for (const wrong of ['2999-01-01T00:00:00.000Z', '2020-03-01T10:00:00+02:00']) {
        const { createdAt } = await api().create({ createdAt: wrong });
        expect(Math.abs(Date.parse(createdAt) - Date.now())).toBeLessThan(60_000);
      }
    });

    it.each([
      ['space and lines', '  two  spaces\tand a tab\r\nand lines \n'],
      ['emoji', 'Coats 👩‍👩‍👧‍👦 🧥🏳️‍🌈'],
      ['right-to-left text', 'معطف\u200F דפנה \u202Egnp.exe\u202C'],
      ['letters in two forms', '\u00E9 e\u0301 \uFB01 \u00C5 \u212B'],
      ['markup and code', `<script>alert(1)</script> & "quotes" 'single' \\ \\n %s {{x}} $1 ' OR 1=1; --`],
      ['letters of JavaScript', '\u2028 \u2029 \uFEFF \u00AD \uFFFD'],
    ])('stores %s unchanged', async (_, text) => {
      const { id } = await api().create({ title: text, description: text, locationName: text });
      const expected = { title: text, description: text, locationName: text };
      expect((await api().get(`${path}/${id}`)).json).toMatchObject(expected);
      expect((await api().list(`${path}?limit=1`))[0]).toMatchObject(expected);
    });

    it.each(['title', 'description', 'category', 'images', 'userId', 'latitude', 'longitude', 'locationName'])(
      'requires %s',
      async (field) => {
        expectFieldRefused(await post({ [field]: undefined }), field, requiredText);
        expectFieldRefused(await post({ [field]: null }), field, requiredText);
      },
    );

    it.each(['title', 'description', 'locationName'])('treats a blank %s as missing', async (field) => {
      expectFieldRefused(await post({ [field]: '' }), field, requiredText);
      expectFieldRefused(await post({ [field]: ' \n\t ' }), field, requiredText);
    });

    it('reports every invalid field', async () => {
      const { issues } = expectRefused(await api().post(path, {}), 400);
      expect(issues?.map((issue) => issue.path).sort()).toEqual(
        ['category', 'description', 'images', 'latitude', 'locationName', 'longitude', 'title', 'userId'].sort(),
      );
    });

    it.each(['', 'All Items', 'Spaceships', 'women', 'Women '])('rejects the category %j', async (category) => {
      expectFieldRefused(await post({ category }), 'category', issueTexts.noCategory);
    });

    it('requires an image', async () => {
      expectFieldRefused(await post({ images: [] }), 'images', issueTexts.noImage);
    });

    it.each([
      'javascript:alert(1)',
      'data:image/png;base64,AAAA',
      'ftp://a.example/x.png',
      '//a.example/x.png',
      '/x.png',
      'x.png',
      '',
      'https://',
      'http:a.example',
    ])('rejects the image URL %j', async (image) => {
      expectFieldRefused(
        await post({ images: ['https://a.example/1.jpg', image] }),
        'images.1',
        issueTexts.notAnAddress,
      );
    });

    it.each([
      ['title', donationLimits.title],
      ['description', donationLimits.description],
      ['locationName', donationLimits.locationName],
    ])('limits %s to %d characters', async (field, max) => {
      expect((await post({ [field]: 'ü'.repeat(max) })).status).toBe(201);
      expectFieldRefused(await post({ [field]: 'ü'.repeat(max + 1) }), field);
    });

    it('limits the number of images and the length of their URLs', async () => {
      const image = 'https://a.example/'.padEnd(donationLimits.imageUrl, 'x');
      const images = Array.from({ length: donationLimits.maxImages }, () => image);
      expect((await post({ images })).status).toBe(201);
      expectFieldRefused(
        await post({ images: [...images, image] }),
        'images',
        issueTexts.tooManyImages({ most: donationLimits.maxImages }),
      );
      expectFieldRefused(await post({ images: [`${image}x`] }), 'images.0');
    });

    it.each([
      ['title', 1],
      ['title', ['x']],
      ['title', { toString: 'x' }],
      ['title', 'a\u0000b'],
      ['title', 'half \uD83D'],
      ['description', 'half \uDE00'],
      ['images', 'https://a.example/1.jpg'],
      ['images', { 0: 'https://a.example/1.jpg' }],
      ['images.0', [1]],
      ['images.0', [null]],
      ['images.0', ['https://a.example/\u0000']],
      ['imageDescriptions', 'A coat'],
      ['imageDescriptions', Array.from({ length: donationLimits.maxImages + 1 }, () => '')],
      ['imageDescriptions.0', ['x'.repeat(donationLimits.imageDescription + 1)]],
      ['imageDescriptions.0', ['half \uD83D']],
      ['quantity', 0],
      ['quantity', 1.5],
      ['quantity', '2'],
      ['quantity', donationLimits.quantity + 1],
      ['category', 1],
      ['userId', '1'],
      ['userId', 1.5],
      ['userId', 0],
      ['userId', -1],
      ['userId', donationLimits.id + 1],
      ['latitude', '37.7'],
      ['latitude', 90.1],
      ['latitude', -90.1],
      ['longitude', 180.1],
      ['longitude', true],
      ['distance', '0'],
      ['distance', -1],
      ['createdAt', 'yesterday'],
      ['createdAt', 1_700_000_000_000],
      ['createdAt', '2026-02-30'],
      ['createdAt', '2026-02-30T10:00:00.000Z'],
      ['title', '\u200b\u202e\u0001'],
      ['title', '\u3164'],
      ['title', 'A coat\u0001'],
      ['title', 'A\u009bcoat'],
      ['locationName', 'Castro\u0007, San Francisco'],
      ['createdAt', '0000-01-01T00:00:00.000Z'],
    ])('rejects an invalid %s: %j', async (at, value) => {
      expectFieldRefused(await post({ [at.replace('.0', '')]: value }), at);
    });

    it('rejects a number that overflows to infinity', async () => {
      const text = JSON.stringify(aDonation()).replace('37.7749', '1e999');
      expectFieldRefused(await api().postText(path, text), 'latitude');
    });
  });
}
