import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServedFile } from '../files/servedFile.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';

const script = createServedFile(Buffer.from('(()=>{})()'), { extension: 'js', cacheControl: 'no-cache' });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    origins: { allowedOrigins: ['https://partner.example'], embedOrigins: ['https://charity.example'] },
    embed: new Map([
      ['/1.0.0/embed.js', script],
      ['/latest/embed.js', script],
    ]),
  });
});
afterAll(() => server.stop());

describe('The built widgets', () => {
  it.each([
    ['/embed/1.0.0/embed.js', 'public, max-age=31536000, immutable'],
    ['/embed/latest/embed.js', 'public, max-age=300'],
  ])('can be loaded by any page: %s', async (path, cacheControl) => {
    const { status, headers } = await fetch(server.host + path);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('Cache-Control')).toBe(cacheControl);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  it('are a 404 at other paths', async () => {
    const { status } = await fetch(`${server.host}/embed/2.0.0/embed.js`);
    expect(status).toBe(404);
  });
});

describe('The page for other sites', () => {
  it.each(['/embed', '/embed/'])('redirects from %s, and keeps the query', async (path) => {
    const { status, headers } = await fetch(`${server.host}${path}?tag=x`, { redirect: 'manual' });
    expect([status, headers.get('Location')]).toEqual([308, '/for-your-site?tag=x']);
  });
});

describe('GET /embed/origin', () => {
  it.each([
    ['a site of EMBED_ORIGINS', 'https://charity.example/give?a=b', true],
    ['a site of ALLOWED_ORIGINS', 'https://partner.example', true],
    ['any other site', 'https://other.example', false],
    ['the same site without https', 'http://charity.example', false],
    ['the same site with www', 'https://www.charity.example', false],
  ])('returns whether donations can be listed from a site: %s', async (_, site, mayList) => {
    const { origin } = new URL(site);
    expect(JSON.parse((await read(`/embed/origin?site=${encodeURIComponent(site)}`)).text)).toEqual({
      origin,
      mayList,
    });
    const listed = await fetch(`${server.host}/api/donations`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: '{}',
    });
    // Validates the body after the origin, which is not a donation here.
    expect(listed.status).toBe(mayList ? 400 : 403);
  });

  it('can be called by any site', async () => {
    const { headers } = await read('/embed/origin?site=https://other.example');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it.each(['', 'charity.example', 'javascript:alert(1)', 'https://', 'file:///etc/passwd'])(
    'rejects an invalid origin: "%s"',
    async (site) => {
      expect((await read(`/embed/origin?site=${encodeURIComponent(site)}`)).status).toBe(400);
    },
  );
});

async function read(path: string) {
  const response = await fetch(server.host + path);
  return { status: response.status, headers: response.headers, text: await response.text() };
}
