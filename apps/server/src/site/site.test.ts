import { siteElementId } from '@clothesline/api-client/contract';
import type { Site } from '@clothesline/api-client/site';
import { JSDOM } from 'jsdom';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServedFile } from '../files/servedFile.js';
import { StartError } from '../config/startError.js';
import { aDonation } from '../testing/donations.js';
import { browserFetch } from '../testing/browserFetch.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';
import { nameManifest } from './injectSettings.js';
import { readSite, type SiteFolder } from './readSite.js';

const example = fileURLToPath(new URL('../../site-example', import.meta.url));

describe('Site settings', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'clothesline-site-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Reads settings from a text. */
  async function read(text: string): Promise<SiteFolder> {
    await writeFile(join(folder, 'site.json'), text);
    return readSite(folder);
  }

  it('accept the example, and include its pictures', async () => {
    const { site, pictures } = await readSite(example);
    expect(site).toMatchObject({ name: 'Liffey Rail', logo: '/site/logo.svg', units: 'km' });
    expect(site.stories?.[0]?.image).toBe('/site/bridge.svg');
    expect([...pictures.keys()]).toEqual(['/site/logo.svg', '/site/bridge.svg']);
  });

  it('can be empty', async () => {
    expect(await read('{}')).toEqual({ site: {}, pictures: new Map() });
  });

  it.each([
    ['{ "name": ', /site\.json cannot be read: /],
    ['{ "nmae": "A" }', /site\.json is not valid: unknown setting nmae\.$/],
    ['{ "name": "" }', /site\.json is not valid at name: Required\.$/],
    ['{ "place": { "city": "Dublin" } }', /is not valid at place\.region: Required\.$/],
    ['{ "place": { "city": "A", "region": "B", "latitude": 91, "longitude": 0 } }', /at place\.latitude: Latitude is/],
    ['{ "social": [{ "name": "A", "url": "javascript:alert(1)" }] }', /at social\.0\.url: Expected a URL/],
    ['{ "newsletter": { "action": "http://letters.example" } }', /at newsletter\.action: Expected a URL/],
    [`{ "newsletter": { "action": "https://a;b;script-src'x'/s" } }`, /at newsletter\.action: Expected a URL/],
    ['{ "logo": "https://a,b.example/logo.png" }', /at logo: Expected a file/],
    ['{ "logo": "../secret.svg" }', /at logo: Expected a file next to the settings/],
    ['{ "logo": "missing.svg" }', /site\.json names the picture missing\.svg, which is not in the same folder\.$/],
    ['{ "contact": { "email": "nobody" } }', /at contact\.email: Expected an email address\.$/],
    ['{ "contact": { "phone": "call me" } }', /at contact\.phone: Expected a telephone number\.$/],
    ['{ "categories": ["A", "A"] }', /at categories: Duplicate category\.$/],
    ['{ "units": "yards" }', /at units: /],
    [
      '{ "texts": { "imprint": { "intro": "A", "sections": [{ "heading": "" }] } } }',
      /at texts\.imprint\.sections\.0\.heading/,
    ],
  ])('reject %s with a message that names the field', async (text, sentence) => {
    await expect(read(text)).rejects.toThrow(StartError);
    await expect(read(text)).rejects.toThrow(sentence);
  });

  it('are read with the byte order mark that Windows writes', async () => {
    expect((await read('\uFEFF{"name":"Warm Hands"}')).site).toEqual({ name: 'Warm Hands' });
  });

  it('reject a folder without a settings file', async () => {
    await expect(readSite(join(folder, 'none'))).rejects.toThrow(/none\/site\.json cannot be read: ENOENT/);
  });
});

const built =
  '<!doctype html><html><head><!-- head --><title>Clothesline</title><!-- end of head --><link rel="stylesheet" href="/style.css"></head><body><p>Clothesline is loading.</p></body></html>';
const marketplace = new Map(
  Object.entries({
    '/index.html': createServedFile(Buffer.from(built), { extension: 'html', cacheControl: 'no-cache' }),
    '/style.css': createServedFile(Buffer.from('/* Clothesline */'), { extension: 'css', cacheControl: 'no-cache' }),
    '/manifest.webmanifest': createServedFile(Buffer.from('{"name":"Clothesline","start_url":"/"}'), {
      extension: 'webmanifest',
      cacheControl: 'no-cache',
    }),
  }),
);
const navigation = { Accept: 'text/html', 'Sec-Fetch-Mode': 'navigate' };

/** The name breaks out of unescaped elements, attributes and scripts. */
const site: Site = {
  name: '</script>"\'&$& <b>',
  newsletter: { action: 'https://letters.example/subscribe' },
  categories: ['Coats', 'Hats'],
  preview: '/site/preview.png',
};

describe('A site with settings', () => {
  let server: TestServer;
  const ask = (path: string, headers: Record<string, string> = {}) => browserFetch(server.host + path, headers);

  beforeAll(async () => {
    server = await startTestServer({ marketplace: new Map(nameManifest(marketplace, site)), site });
  });
  afterAll(() => server.stop());

  it('includes them in its pages for the script, and uses its name in all texts', async () => {
    const response = await ask('/explore', navigation);
    const { document } = new JSDOM(await response.text()).window;
    expect(JSON.parse(document.getElementById(siteElementId)?.textContent ?? '')).toEqual(site);
    expect(document.body.textContent).toBe(`${site.name} is loading.`);
    expect(document.querySelectorAll('script')).toHaveLength(1);
    // the style sheet must match its hash
    expect(document.querySelector('style')?.textContent).toBe('/* Clothesline */');
    const home = new JSDOM(await (await ask('/', navigation)).text()).window.document;
    expect(home.title).toBe(`${site.name} - Connect, Donate, Share`);
    expect(home.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
      `${server.host}/site/preview.png`,
    );
    expect(await (await ask('/manifest.webmanifest')).json()).toEqual({
      name: site.name,
      short_name: site.name,
      description: expect.any(String),
      start_url: '/',
    });
    expect((await (await ask('/donations.json')).json()).title).toContain(site.name);
  });

  it('only allows its newsletter form to be sent to its provider', async () => {
    const policy = (await ask('/', navigation)).headers.get('Content-Security-Policy');
    expect(policy).toContain("form-action 'self' https://letters.example;");
  });

  it('has its own categories, and only accepts donations in these', async () => {
    expect(await (await ask('/api/categories')).json()).toEqual(['All Items', 'Coats', 'Hats']);
    const create = (category: string) =>
      fetch(`${server.host}/api/donations`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...aDonation({ category }), images: ['https://pictures.example/1.jpg'] }),
      });
    expect((await create('Hats')).status).toBe(201);
    const refused = await create('Women');
    expect(refused.status).toBe(400);
    expect(JSON.stringify(await refused.json())).toContain('Please select a category');
    const nearby = await ask('/api/donations/nearby?lat=37.77&lng=-122.42&category=Hats');
    expect(await nearby.json()).toHaveLength(1);
  });
});

describe('A site without settings', () => {
  it('serves the built pages unchanged', async () => {
    const server = await startTestServer({ marketplace });
    const { document } = new JSDOM(await (await browserFetch(`${server.host}/`, navigation)).text()).window;
    expect(document.getElementById(siteElementId)).toBeNull();
    expect(document.title).toBe('Clothesline - Connect, Donate, Share');
    await server.stop();
  });
});
