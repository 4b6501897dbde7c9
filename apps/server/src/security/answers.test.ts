import { errorText } from '@clothesline/api-client/members';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServedFile } from '../files/servedFile.js';
import type { App } from '../http/environment.js';
import { aDatabase } from '../testing/aDatabase.js';
import { aDonation } from '../testing/donations.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';

const json = { 'Content-Type': 'application/json' };
const aMessage = {
  role: 'user',
  content: 'Hi',
  sessionId: 'V1StGXR8_Z5jdHi6B-myT',
  timestamp: '2026-11-01T12:00:00.000Z',
};

describe('Every response', () => {
  let server: TestServer;
  beforeAll(async () => {
    const file = (extension: string) =>
      createServedFile(Buffer.from('<svg/>'), { extension, cacheControl: 'no-cache' });
    server = await startTestServer({
      database: aDatabase(),
      donations: { get: () => Promise.reject(aFailure()) },
      marketplace: new Map([['/index.html', file('html')]]),
      embed: new Map([['/latest/embed.js', file('js')]]),
      picture: (name) => (name === 'coat.svg' ? file('svg') : undefined),
    });
  });
  afterAll(() => server.stop());

  const everything = async () => [
    await fetch(`${server.host}/api/categories`),
    await fetch(`${server.host}/api/donations`),
    // From the cache.
    await fetch(`${server.host}/api/donations`),
    await fetch(`${server.host}/api/donations/1`),
    await fetch(`${server.host}/api/chat`, { method: 'POST', headers: json, body: JSON.stringify(aMessage) }),
    await fetch(`${server.host}/api/chat/${aMessage.sessionId}`),
    await fetch(`${server.host}/api/donations`, { method: 'POST', headers: json, body: JSON.stringify(aDonation()) }),
    await fetch(`${server.host}/api/openapi.json`),
    await fetch(`${server.host}/`),
    await fetch(`${server.host}/embed/latest/embed.js`),
    await fetch(`${server.host}/nowhere`),
    await fetch(`${server.host}/healthz`),
    await fetch(`${server.host}/metrics`),
  ];

  it('sets no cookies', async () => {
    const answers = [...(await everything()), await fetch(`${server.host}/pictures/coat.svg`)];
    for (const response of answers) expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('has an id, and forbids content sniffing and framing', async () => {
    for (const { headers } of await everything()) {
      expect(headers.get('X-Request-Id')).toMatch(/^[\w-]{8,64}$/);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    }
  });

  it('reveals nothing about itself on errors', async () => {
    const response = await fetch(`${server.host}/api/donations/1`);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual(errorText('failed'));
    const headers = JSON.stringify([...response.headers]);
    expect(headers).not.toMatch(/x-powered-by|"server"|node|hono|\/srv|secret/i);
    // The log has details for the operator.
    expect(server.logged.join('')).toContain('relation \\"secret_table\\"');
  });

  it('may be cached and revalidated for lists, but not for chats', async () => {
    const policy = async (path: string) => (await fetch(server.host + path)).headers.get('Cache-Control');
    expect(await policy('/api/categories')).toBe('no-cache');
    expect(await policy('/api/donations')).toBe('no-cache');
    expect(await policy('/api/donations/nearby?lat=1&lng=1')).toBe('no-cache');
    expect(await policy('/api/chat/V1StGXR8_Z5jdHi6B-myT')).toBe('no-store');
    expect(await policy('/api/donations/1')).toBe('no-store');
    expect(await policy('/api/nowhere')).toBe('no-store');
  });

  it('is a 304 if the ETag matches, cached or not', async () => {
    for (const path of ['/api/donations', '/api/donations?limit=3']) {
      const tag = (await fetch(server.host + path)).headers.get('ETag') ?? '';
      for (const known of [tag, `"other", ${tag}`, '*']) {
        const again = await fetch(server.host + path, { headers: { 'If-None-Match': known } });
        expect([again.status, await again.text()]).toEqual([304, '']);
        expect(again.headers.get('X-Request-Id')).toMatch(/^[\w-]{8,64}$/);
      }
      expect((await fetch(server.host + path, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
    }
  });
});

it('An error outside of the app is a 500 with all headers, and logs its cause', async () => {
  const app = { fetch: () => Promise.reject(new Error('relation "secret_table" is broken')) } as unknown as App;
  const server = await startTestServer({ database: aDatabase() }, { listener: { app } });
  const response = await fetch(`${server.host}/api/categories`);
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual(errorText('failed'));
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(server.logged.join('')).toContain('secret_table');
  await server.stop();
});

describe('The metrics', () => {
  it('require the token', async () => {
    const metricsToken = 'a-token-of-some-length';
    const open = await startTestServer({ database: aDatabase(), metricsToken });
    await fetch(`${open.host}/api/donations`);
    const headers = { Authorization: `Bearer ${metricsToken}` };
    const read = async () => (await fetch(`${open.host}/metrics`, { headers })).text();
    // Only counts this request, once the previous one has ended.
    await expect.poll(read).toContain('clothesline_running_requests 1\n');
    const text = await read();
    expect(text).toContain('clothesline_requests_total{method="GET",route="/api/donations",status="200"} 1');
    expect(text).toContain('clothesline_request_seconds_count{route="/api/donations"} 1');
    const status = async (host: string, Authorization: string) =>
      (await fetch(`${host}/metrics`, { headers: { Authorization } })).status;
    expect(await status(open.host, '')).toBe(404);
    expect(await status(open.host, 'Bearer b-token-of-some-length')).toBe(404);
    await open.stop();

    const closed = await startTestServer({ database: aDatabase() });
    for (const word of ['', 'Bearer ', 'Bearer undefined']) expect(await status(closed.host, word)).toBe(404);
    await closed.stop();
  });
});

describe('A donation', () => {
  it('only keeps the fields of the schema', async () => {
    const server = await startTestServer();
    const body = JSON.stringify({ ...aDonation(), id: 4711, status: 'given', isAdmin: true, listed_at: '1970-01-01' });
    const spoilt = body.replace('{', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},');
    const made = await fetch(`${server.host}/api/donations`, { method: 'POST', headers: json, body: spoilt });
    const donation: Record<string, unknown> = await made.json();
    expect(donation).toMatchObject({ id: 1, status: 'available' });
    expect(Object.keys(donation)).not.toContain('isAdmin');
    expect(({} as Record<string, unknown>).isAdmin).toBe(undefined);
    expect(await (await fetch(`${server.host}/api/donations/1`)).json()).not.toHaveProperty('isAdmin');
    await server.stop();
  });
});

function aFailure(): Error {
  return Object.assign(new Error('relation "secret_table" does not exist at /srv/clothesline'), { code: '42P01' });
}
