import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxListBytes } from '../http/fittingRows.js';
import { createServedFile } from '../files/servedFile.js';
import { aDonation } from '../testing/donations.js';
import { browserFetch } from '../testing/browserFetch.js';
import { aPhoto } from '../testing/photos/hostileFiles.js';
import { storePhoto } from '../testing/photos/uploads.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';
import { aDatabase } from '../testing/aDatabase.js';
import { idsPerFile } from './sitemap.js';

const built =
  '<!doctype html><html><head><!-- head --><title>Home</title><!-- end of head --></head><body><div id="root"></div></body></html>';
const marketplace = new Map([
  ['/index.html', createServedFile(Buffer.from(built), { extension: 'html', cacheControl: 'no-cache' })],
]);
const origins = { publicUrl: 'https://clothes.example', allowedOrigins: [], embedOrigins: [] };
const navigation = { Accept: 'text/html', 'Sec-Fetch-Mode': 'navigate' };

/** Breaks out of unescaped attributes, elements, scripts, XML, and JSON. */
const hostile = '</script><script>alert(1)</script>"\'><!--]]>&amp; \u{1F9E5} \u0007\u202E ${x} $& {{';

describe('A shared page', () => {
  let server: TestServer;
  const ask = (path: string, headers: Record<string, string> = navigation) => browserFetch(server.host + path, headers);
  const page = async (path: string) => new JSDOM(await (await ask(path)).text()).window.document;
  const xml = async (path: string) =>
    new JSDOM(await (await ask(path)).text(), { contentType: 'application/xml' }).window.document;

  beforeAll(async () => {
    // Disables the cache, since the tests change the store directly.
    server = await startTestServer({ marketplace, origins, cacheBytes: 0 });
    await server.parts.donations.addAll([
      aDonation({
        title: 'Blue coat',
        description: 'Warm.\n\nSize M.',
        // Messengers do not support SVG.
        images: ['https://pictures.example/coat.SVG?v=1', 'https://pictures.example/coat.jpg'],
        imageDescriptions: ['A drawing', 'A blue coat on a line'],
      }),
      aDonation({ title: hostile, description: hostile, locationName: hostile, images: ['javascript:alert(1)'] }),
    ]);
  });
  afterAll(() => server.stop());

  it('describes the donation for previews and search engines', async () => {
    const document = await page('/donations/1?utm_source=mail');
    expect(document.title).toBe('Blue coat - Clothesline');
    expect(content(document, 'name="description"')).toMatch(/^[^\n]+\. Warm\. Size M\.$/);
    expect(content(document, 'property="og:image"')).toBe('https://pictures.example/coat.jpg');
    expect(content(document, 'property="og:image:alt"')).toBe('A blue coat on a line');
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://clothes.example/donations/1',
    );
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
    expect(data).toMatchObject({ '@type': 'Product', name: 'Blue coat', offers: { price: '0' } });
  });

  it('only reveals the position returned by the API', async () => {
    const document = await page('/donations/1');
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
    const { latitude, longitude } = await (await ask('/api/donations/1')).json();
    expect(data.offers.availableAtOrFrom.geo).toMatchObject({ latitude, longitude });
  });

  it('escapes hostile texts', async () => {
    const document = await page('/donations/2');
    expect(document.title).toBe(`${hostile} - Clothesline`);
    expect(document.querySelectorAll('script')).toHaveLength(1);
    const data = JSON.parse(document.querySelector('script')?.textContent ?? '');
    expect(data).toMatchObject({ name: hostile, image: [] });
    expect(content(document, 'property="og:image"')).toBe('https://clothes.example/preview.png');
    expect(document.body.innerHTML).toBe('<div id="root"></div>');
  });

  it.each(['/donations/99', '/donations/0', '/donations/x', '/donations/99999999999', '/donations/01'])(
    'returns the page with a 404 for %s',
    async (path) => {
      const response = await ask(path);
      expect(response.status).toBe(404);
      const { document } = new JSDOM(await response.text()).window;
      expect(document.title).toBe('Donation Not Found - Clothesline');
      expect(content(document, 'name="robots"')).toBe('noindex');
      expect(document.querySelector('#root')).not.toBeNull();
    },
  );

  it('describes a search, and links to its feeds', async () => {
    const document = await page(`/explore?search=${encodeURIComponent(hostile)}&category=Men&view=map`);
    expect(document.title).toBe('Explore Donations');
    expect(content(document, 'name="description"')).toContain(hostile);
    const feeds = [...document.querySelectorAll('link[rel="alternate"]')].map(
      (link) => link.getAttribute('href') ?? '',
    );
    expect(feeds).toHaveLength(3);
    for (const feed of feeds) expect(new URL(feed).searchParams.get('search')).toBe(hostile);
  });

  it('shows whether the donation is still available', async () => {
    const availability = async () => {
      const document = await page('/donations/1');
      return JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '').offers
        .availability;
    };
    const { db } = server.parts.database;
    const set = async (status: string) => db.updateTable('donations').set({ status }).where('id', '=', 1).execute();
    expect(await availability()).toBe('https://schema.org/InStock');
    await set('promised');
    expect(await availability()).toBe('https://schema.org/Reserved');
    await set('given');
    expect(await availability()).toBe('https://schema.org/SoldOut');
    await set('available');
  });

  it('describes a person, but is not indexed', async () => {
    const { userId } = (await (await ask('/api/donations/1')).json()) as { userId: number };
    const response = await ask(`/people/${userId}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    const { document } = new JSDOM(await response.text()).window;
    expect(document.title).toBe(`User #${userId} - Clothesline`);
    expect(content(document, 'name="description"')).toBe(`See what User #${userId} is giving away on Clothesline.`);
    expect(content(document, 'name="robots"')).toBe('noindex');
    await server.parts.database.db
      .insertInto('users')
      .values({ id: userId, email: 'a@example.org', username: 'anna', display_name: hostile })
      .execute();
    expect((await page(`/people/${userId}`)).title).toBe(`${hostile} - Clothesline`);
    await server.parts.database.db.updateTable('users').set({ delete_at: new Date() }).execute();
    expect((await ask(`/people/${userId}`)).status).toBe(404);
  });

  it('describes a wish, but is not indexed', async () => {
    const { db } = server.parts.database;
    const { id: pointId } = await db.selectFrom('points').select('id').executeTakeFirstOrThrow();
    const user = { email: 'b@example.org', username: 'bea', display_name: 'Bea' };
    const { id: userId } = await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow();
    const wish = { user_id: userId, title: hostile, reason: 'For school.', facets: [], point_id: pointId };
    const dates = { created_at: new Date(), ends_at: new Date(Date.now() + 3_600_000) };
    const { id } = await db
      .insertInto('wishes')
      .values({ ...wish, ...dates, location_name: 'Oakland, CA' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const document = await page(`/wishes/${id}`);
    expect(document.title).toBe(`${hostile} - Clothesline`);
    expect(content(document, 'name="description"')).toBe(
      'Someone near Oakland, CA is looking for this on Clothesline. For school.',
    );
    expect(content(document, 'name="robots"')).toBe('noindex');
    await db.updateTable('wishes').set({ closed_at: new Date() }).execute();
    const closed = await ask(`/wishes/${id}`);
    expect(closed.status).toBe(404);
    expect(new JSDOM(await closed.text()).window.document.title).toBe('Wish not found - Clothesline');
  });

  it.each(['/people/99', '/people/0', '/people/x', '/people/99999999999'])('returns 404 for %s', async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(new JSDOM(await response.text()).window.document.title).toBe('Person not found - Clothesline');
  });

  it.each(['/saved', '/profile', '/requests', '/moderation', '/sign-in', '/not-me', '/alert'])(
    'keeps %s out of search engines',
    async (path) => {
      expect(content(await page(path), 'name="robots"')).toBe('noindex');
    },
  );

  it('offers a search as Atom', async () => {
    const feed = await xml('/donations.atom?search=coat');
    expect([...feed.querySelectorAll('entry > title')].map((title) => title.textContent)).toEqual(['Blue coat']);
    const all = await xml('/donations.atom');
    const titles = [...all.querySelectorAll('entry > title')].map((title) => title.textContent);
    expect(titles).toEqual([hostile.replace('\u0007', ''), 'Blue coat']);
  });

  it('offers a search as JSON Feed and GeoJSON, to any page', async () => {
    const json = await ask('/donations.json?search=coat');
    expect(json.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect((await json.json()).items).toMatchObject([
      { id: 'https://clothes.example/donations/1', title: 'Blue coat' },
    ]);
    const geo = await (await ask('/donations.geojson')).json();
    const [donation] = await (await ask('/api/donations')).json();
    expect(geo.features[0].geometry.coordinates).toEqual([donation.longitude, donation.latitude]);
  });

  it('limits the size of a feed, but keeps all donations', async () => {
    const wide = '<&"\'';
    const own = await startTestServer({ marketplace, origins });
    const worst = aDonation({
      title: wide.repeat(50),
      description: wide.repeat(1250),
      category: '&'.repeat(100),
      locationName: '"'.repeat(200),
      images: [`https://pictures.example/${'&'.repeat(2000)}`],
    });
    await own.parts.donations.addAll(Array.from({ length: 60 }, () => worst));
    for (const format of ['atom', 'json', 'geojson']) {
      const text = await (await browserFetch(`${own.host}/donations.${format}`, navigation)).text();
      expect(Buffer.byteLength(text), format).toBeLessThan(maxListBytes);
      expect(text.match(/\/donations\/\d+"/g)?.length, format).toBeGreaterThanOrEqual(50);
    }
    await own.stop();
  });

  it('offers a feed for a search with a place and a status', async () => {
    const [, blue] = await (await ask('/api/donations?sort=newest')).json();
    const around = (latitude: number) =>
      `/donations.atom?status=available&lat=${latitude}&lng=${blue.longitude}&radius=5`;
    const feed = await xml(around(blue.latitude));
    expect(feed.querySelectorAll('entry').length).toBe(2);
    expect(new URL(feed.querySelector('link[rel="self"]')?.getAttribute('href') ?? '').searchParams.get('radius')).toBe(
      '5',
    );
    expect((await xml(around(blue.latitude + 1))).querySelectorAll('entry').length).toBe(0);
    expect((await ask('/donations.atom?radius=5')).status).toBe(400);
  });

  it('ignores an unknown status in the feed link', async () => {
    const document = await page('/explore?status=taken&search=coat');
    const feed = document.querySelector('link[rel="alternate"]')?.getAttribute('href') ?? '';
    expect((await ask(new URL(feed).pathname + new URL(feed).search)).status).toBe(200);
  });

  it('returns 304 for an unchanged feed, until a donation is listed', async () => {
    const first = await ask('/donations.atom');
    const headers = { ...navigation, 'If-None-Match': first.headers.get('ETag') ?? '' };
    expect((await ask('/donations.atom', headers)).status).toBe(304);
    await server.parts.donations.add(aDonation({ title: 'Red hat' }));
    expect((await ask('/donations.atom', headers)).status).toBe(200);
  });

  it('lists all donations in the sitemap', async () => {
    const index = await xml('/sitemap.xml');
    const files = [...index.querySelectorAll('loc')].map((loc) => new URL(loc.textContent ?? '').pathname);
    expect(files).toEqual(['/sitemaps/0.xml', '/sitemaps/1.xml']);
    const listed = await xml('/sitemaps/1.xml');
    expect([...listed.querySelectorAll('loc')].map((loc) => loc.textContent).slice(0, 2)).toEqual([
      'https://clothes.example/donations/1',
      'https://clothes.example/donations/2',
    ]);
    expect((await ask('/sitemaps/2.xml')).status).toBe(404);
    expect((await ask('/robots.txt')).status).toBe(200);
  });

  it('previews an uploaded photo as a widely supported image', async () => {
    const { url } = await storePhoto(server.host, await aPhoto());
    const { id } = await server.parts.donations.add(aDonation({ images: [new URL(url).pathname] }));
    const document = await page(`/donations/${id}`);
    expect(content(document, 'property="og:image"')).toBe(url);
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
    expect(data.image).toEqual([url]);
    const { headers } = await ask(new URL(url).pathname, {});
    expect(headers.get('Content-Type')).toBe('image/webp');
  });
});

describe('A page', () => {
  it.each([
    ['is down', () => Promise.reject(new Error('away'))],
    ['hangs', () => new Promise<never>(() => {})],
  ])('is served without its donation while the store %s', async (_, get) => {
    const server = await startTestServer({ marketplace, origins, database: aDatabase(), donations: { get } });
    try {
      const response = await browserFetch(`${server.host}/donations/1`, navigation);
      expect(response.status).toBe(200);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(await response.text()).toContain('<title>Clothesline</title>');
    } finally {
      await server.stop();
    }
  });

  it('is listed in one of several sitemaps if there are many donations', async () => {
    const server = await startTestServer({
      origins,
      database: aDatabase(),
      donations: { newestId: async () => idsPerFile + 1 },
    });
    try {
      const text = await (await browserFetch(`${server.host}/sitemap.xml`, navigation)).text();
      expect(text.match(/<loc>/g)).toHaveLength(3);
    } finally {
      await server.stop();
    }
  });
});

function content(document: Document, selector: string): string | null | undefined {
  return document.querySelector(`meta[${selector}]`)?.getAttribute('content');
}
