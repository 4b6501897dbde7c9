import { errorText } from '@clothesline/api-client/members';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDonation } from '../testing/donations.js';
import { browserFetch } from '../testing/browserFetch.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    origins: { allowedOrigins: ['https://app.example'], embedOrigins: ['https://charity.example'] },
  });
}, 30_000);
afterAll(() => server.stop());

const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(server.host + path, { ...init, headers });
const post = (path: string, body: unknown, headers: Record<string, string>) =>
  ask(path, { 'Content-Type': 'application/json', ...headers }, { method: 'POST', body: JSON.stringify(body) });
const message = {
  role: 'user',
  content: 'Hi',
  sessionId: 'V1StGXR8_Z5jdHi6B-myT',
  timestamp: '2026-11-01T12:00:00.000Z',
};
const count = async () => Number((await ask('/api/donations?limit=1')).headers.get('X-Total-Count'));

describe('Pages of other origins', () => {
  it.each(['https://any.example', 'null', 'https://charity.example'])(
    'may read without credentials: %s',
    async (origin) => {
      const { status, headers } = await ask('/api/donations', { Origin: origin });
      expect(status).toBe(200);
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(headers.has('Access-Control-Allow-Credentials')).toBe(false);
      expect(headers.get('Vary')).toContain('Origin');
      for (const head of ['Link', 'X-Total-Count', 'X-Request-Id']) {
        expect(headers.get('Access-Control-Expose-Headers')).toContain(head);
      }
    },
  );

  it('may use credentials if allowed', async () => {
    const { headers } = await ask('/api/donations', { Origin: 'https://app.example' });
    expect(headers.get('Access-Control-Allow-Origin')).toBe('https://app.example');
    expect(headers.get('Access-Control-Allow-Credentials')).toBe('true');
    expect(headers.get('Vary')).toContain('Origin');
  });

  it('can read errors', async () => {
    for (const path of ['/api/nope', '/api/donations/abc']) {
      const { status, headers } = await ask(path, { Origin: 'https://any.example' });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    }
  });

  it('can send preflight requests', async () => {
    const { status, headers } = await ask(
      '/api/donations',
      {
        Origin: 'https://any.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
      { method: 'OPTIONS' },
    );
    expect(status).toBe(204);
    expect(headers.get('Access-Control-Allow-Methods')).toContain('POST');
    expect(headers.get('Access-Control-Allow-Headers')).toContain('Content-Type');
  });

  it.each(['https://any.example', 'null', 'https://app.example'])('may use the chat: %s', async (origin) => {
    expect(
      (await post('/api/chat', message, { Origin: origin, 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'cors' }))
        .status,
    ).toBe(200);
  });
});

describe('A donation may be listed', () => {
  const donation = aDonation();

  it.each([
    ['a program', {}],
    ['our own page', { 'Sec-Fetch-Site': 'same-origin' }],
    ['an allowed page', { Origin: 'https://app.example' }],
    ['an embedding page', { Origin: 'https://charity.example', 'Sec-Fetch-Site': 'cross-site' }],
  ])('by %s', async (_, headers: Record<string, string>) => {
    expect((await post('/api/donations', donation, headers)).status).toBe(201);
  });

  it.each([
    ['a foreign page', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
    ['a page without an origin', { Origin: 'null' }],
    ['a page that hides its origin', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('but not by %s, which can read the error', async (_, headers: Record<string, string>) => {
    const before = await count();
    const response = await post('/api/donations', donation, headers);
    expect(response.status).toBe(403);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(await response.json()).toEqual(errorText('foreignOrigin'));
    expect(await count()).toBe(before);
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'but not by a form on another site: %s',
    async (type) => {
      for (const path of ['/api/donations', '/api/chat']) {
        const form = {
          'Content-Type': type,
          Origin: 'https://evil.example',
          'Sec-Fetch-Site': 'cross-site',
          'Sec-Fetch-Mode': 'navigate',
        };
        const response = await browserFetch(server.host + path, form, {
          method: 'POST',
          body: JSON.stringify(donation),
        });
        expect(response.status).toBe(403);
        expect(
          (await ask(path, { 'Content-Type': type }, { method: 'POST', body: JSON.stringify(donation) })).status,
        ).toBe(415);
      }
    },
  );
});
