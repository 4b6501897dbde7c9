import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServedFile } from '../files/servedFile.js';
import { readFolder } from '../files/readFolder.js';
import { pagePolicy, picturePolicy } from '../security/headers.js';
import { browserFetch } from '../testing/browserFetch.js';
import { makeDataDir, type DataDir } from '../testing/makeDataDir.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';
import { aDonation } from '../testing/donations.js';
import { aDatabase } from '../testing/aDatabase.js';

let folder: DataDir;
let server: TestServer;
const css = 'p{color:red}';
const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
const script = `console.log(${JSON.stringify('x'.repeat(3000))});`;

beforeAll(async () => {
  folder = await makeDataDir();
  await mkdir(join(folder.path, 'assets'));
  await writeFile(
    join(folder.path, 'index.html'),
    '<!doctype html><title>The app</title><link rel="stylesheet" crossorigin href="/assets/style-a1b2c3.css">',
  );
  await writeFile(join(folder.path, 'assets', 'style-a1b2c3.css'), css);
  await writeFile(join(folder.path, 'icon.svg'), '<svg/>');
  await writeFile(join(folder.path, '.secret'), 'secret');
  await writeFile(join(folder.path, 'assets', 'index-a1b2c3.js'), script);
  await writeFile(join(folder.path, 'assets', 'index-a1b2c3.js.map'), '{}');
  const picture = createServedFile(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), {
    extension: 'svg',
    cacheControl: 'public',
  });
  server = await startTestServer({
    database: aDatabase(),
    donations: { get: async (id) => (id === 17 ? { ...aDonation(), id, status: 'available' } : undefined) },
    marketplace: await readFolder(folder.path),
    picture: (name) => (name === 'coat.svg' ? picture : undefined),
  });
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

const browser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'Sec-Fetch-Mode': 'navigate' };
const ask = (path: string, headers: Record<string, string> = browser, init: { method?: string } = {}) =>
  browserFetch(server.host + path, headers, init);

describe('The marketplace', () => {
  it.each([
    '/',
    '/explore',
    '/create',
    '/saved',
    '/profile',
    '/requests',
    '/moderation',
    '/sign-in',
    '/not-me',
    '/alert',
    '/donations/17',
    '/explore?search=coat',
  ])('serves its page at %s', async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('The app');
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(response.headers.get('Content-Security-Policy')).toBe(pagePolicy({ https: false, styles: hash }));
  });

  it('inlines its style sheet, and allows it by hash', async () => {
    const response = await ask('/');
    expect(await response.text()).toContain(`<title>The app</title><style>${css}</style>`);
    expect(response.headers.get('Content-Security-Policy')).toContain(`; style-src 'self' ${hash};`);
  });

  it.each(['/nowhere', '/explore/more', '/donations', '/donations/1/2', '/Explore', '/page.html'])(
    'serves its page with a 404 at %s',
    async (path) => {
      const response = await ask(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('The app');
    },
  );

  it.each([
    ['/explore/', '/explore'],
    ['/donations/1/', '/donations/1'],
    ['/explore/?search=coat', '/explore?search=coat'],
    ['/donations/%0d%0aX:%20y/', '/donations/%0d%0aX:%20y'],
    ['/people/a%0ab/', '/people/a%0ab'],
  ])('redirects %s to %s', async (path, to) => {
    const response = await ask(path);
    expect(response.status).toBe(308);
    expect(new URL(response.headers.get('Location') ?? '', server.host).href).toBe(server.host + to);
  });

  it.each([
    ['/assets/index-gone.js', browser],
    ['/favicon.ico', { Accept: 'image/*' }],
    ['/nowhere', { Accept: 'application/json' }],
    ['/nowhere', { Accept: '*/*', 'Sec-Fetch-Mode': 'no-cors' }],
    ['/.secret', { Accept: '*/*' }],
    ['/assets/index-a1b2c3.js.map', { Accept: '*/*' }],
    ['/..%2f..%2fpackage.json', { Accept: '*/*' }],
    ['/%2e%2e/package.json', { Accept: '*/*' }],
    ['/assets/..%5c..%5cpackage.json', { Accept: '*/*' }],
    ['//evil.example/', { Accept: '*/*' }],
    ['/assets/%00', { Accept: '*/*' }],
  ])('does not serve its page at %s', async (path, headers: Record<string, string>) => {
    const response = await ask(path, headers);
    expect(response.status).toBe(404);
    expect(await response.json()).toHaveProperty('message');
  });

  it('allows hashed files to be cached forever, on any site', async () => {
    const response = await ask('/assets/index-a1b2c3.js', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(response.headers.get('Vary')).toContain('Accept-Encoding');
    expect(await response.text()).toBe(script);
  });

  it.each([
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
    ['', null],
  ])('compresses for Accept-Encoding: %j', async (accept, encoding) => {
    const response = await ask('/assets/index-a1b2c3.js', { 'Accept-Encoding': accept });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(await response.text()).toBe(script);
  });

  it('returns 304 if unchanged', async () => {
    for (const path of ['/', '/icon.svg', '/assets/index-a1b2c3.js', '/pictures/coat.svg']) {
      const tag = (await ask(path)).headers.get('ETag') ?? '';
      const response = await ask(path, { ...browser, 'If-None-Match': `"other", ${tag}` });
      expect(response.status).toBe(304);
      expect(await response.text()).toBe('');
      expect((await ask(path, { ...browser, 'If-None-Match': '"other"' })).status).toBe(200);
    }
  });

  it('only accepts GET and HEAD', async () => {
    const response = await ask('/explore', browser, { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
    const head = await ask('/', browser, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('sends security headers with every response', async () => {
    for (const path of ['/', '/api/categories', '/api/nope', '/healthz', '/pictures/coat.svg', '/nowhere']) {
      const { headers } = await ask(path);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('Permissions-Policy')).toContain('geolocation=(self)');
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
      expect(headers.has('X-Powered-By') || headers.has('Server')).toBe(false);
    }
    const policy = (await ask('/')).headers.get('Content-Security-Policy')?.split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ]),
    );
  });
});

describe('Pictures', () => {
  it('can be shown on any page, but run no scripts', async () => {
    const response = await ask('/pictures/coat.svg');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8');
    expect(response.headers.get('Content-Security-Policy')).toBe(picturePolicy);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  it('return 404 instead of the page if missing', async () => {
    expect((await ask('/pictures/none.svg')).status).toBe(404);
    expect((await ask('/pictures/none.svg')).headers.get('Content-Type')).toContain('json');
  });
});

it.each([
  ['https://clothes.example', 'only allows pictures over HTTPS'],
  ['http://clothes.example', 'allows any pictures'],
])('A page at %s %s', async (publicUrl) => {
  const secure = await startTestServer({
    database: aDatabase(),
    origins: { publicUrl, allowedOrigins: [], embedOrigins: [] },
    marketplace: await readFolder(folder.path),
  });
  const policy = (await fetch(secure.host, { headers: browser })).headers.get('Content-Security-Policy') ?? '';
  const [, pictures = ''] = /img-src ([^;]*)/.exec(policy) ?? [];
  const isHttps = publicUrl.startsWith('https:');
  expect(pictures.split(' ')).toEqual(isHttps ? ["'self'", 'https:', 'data:'] : ["'self'", 'https:', 'http:', 'data:']);
  await secure.stop();
});

it('Pages return 404 without a built marketplace', async () => {
  const bare = await startTestServer({ database: aDatabase() });
  expect((await fetch(`${bare.host}/explore`, { headers: browser })).status).toBe(404);
  await bare.stop();
});
