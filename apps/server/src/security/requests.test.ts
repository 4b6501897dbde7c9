import { type Coded, maxBodyBytes } from '@clothesline/api-client/contract';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorText } from '@clothesline/api-client/members';
import { maxDepth } from '../http/readJson.js';
import { aDatabase } from '../testing/aDatabase.js';
import { aDonation } from '../testing/donations.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ database: aDatabase() });
});
afterAll(() => server.stop());

describe('A body', () => {
  const donation = JSON.stringify(aDonation());
  const nested = (depth: number) => donation.replace('{', `{"extra":${'['.repeat(depth)}${']'.repeat(depth)},`);

  it.each<[string, string | Buffer<ArrayBuffer>, Record<string, string>, number, Coded]>([
    ['has another type', donation, { 'Content-Type': 'text/plain' }, 415, errorText('sendJson')],
    [
      'has another charset',
      donation,
      { 'Content-Type': 'application/json; charset=utf-16' },
      415,
      errorText('sendUtf8'),
    ],
    ['is not UTF-8', Buffer.from([0x22, 0xff, 0x22]), {}, 400, errorText('sendUtf8')],
    ['is not JSON', '{', {}, 400, errorText('notJson')],
    ['is too large', ' '.repeat(maxBodyBytes + 1), {}, 413, errorText('tooLarge', { bytes: maxBodyBytes })],
    ['nests too deeply', nested(maxDepth), {}, 400, errorText('tooDeep')],
    ['is compressed', Buffer.from(gzipSync(donation)), { 'Content-Encoding': 'gzip' }, 415, errorText('sendPlain')],
  ])('that %s is rejected with the reason', async (_, body, more, status, text) => {
    const headers = { 'Content-Type': 'application/json', ...more };
    const response = await fetch(`${server.host}/api/donations`, { method: 'POST', headers, body });
    expect([response.status, await response.json()]).toEqual([status, text]);
  });

  it('that is too large is rejected early, with or without a Content-Length', async () => {
    const head = 'POST /api/donations HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    expect(await exchange(`${head}Content-Length: 1000000000\r\n\r\n`)).toMatch(/^HTTP\/1\.1 413 /);
    const chunk = `${(maxBodyBytes + 1).toString(16)}\r\n${' '.repeat(maxBodyBytes + 1)}\r\n`;
    expect(await exchange(`${head}Transfer-Encoding: chunked\r\n\r\n${chunk}`)).toMatch(/^HTTP\/1\.1 413 /);
  });
});

describe('A long URL', () => {
  const ask = (length: number, accept: string) =>
    fetch(`${server.host}/explore?search=${'x'.repeat(length)}`, { headers: { Accept: accept } });
  const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

  it.each([
    [20_000, 414, errorText('addressTooLong')],
    [40_000, 431, errorText('headersTooLarge')],
  ])('(%d characters) is rejected with a page in browsers, and with JSON otherwise', async (length, status, text) => {
    const page = await ask(length, browser);
    expect(page.status).toBe(status);
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toContain(`<h1>${text.message}</h1>`);
    const json = await ask(length, 'application/json');
    expect(json.status).toBe(status);
    expect(await json.json()).toEqual(text);
    for (const { headers } of [page, json]) {
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('X-Request-Id')).toMatch(/^[\w-]{8,64}$/);
      expect(headers.get('Cache-Control')).toBe('no-store');
    }
  });

  it('is accepted up to 16,384 characters', async () => {
    expect((await fetch(`${server.host}/api/categories?x=${'x'.repeat(16_000)}`)).status).toBe(200);
  });
});

describe('A request', () => {
  const chat = 'POST /api/chat HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  const next = 'GET /api/categories HTTP/1.1\r\nHost: x\r\n\r\n';

  it.each([
    ['two lengths', `${chat}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}`],
    ['a length and chunks', `${chat}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['a negative length', `${chat}Content-Length: -1\r\n\r\n`],
    ['a bad chunk', `${chat}Transfer-Encoding: chunked\r\n\r\nzz\r\n`],
    ['a missing host', 'GET /api/categories HTTP/1.1\r\n\r\n'],
    ['a folded header line', 'GET /api/categories HTTP/1.1\r\nHost: x\r\nX-A: b\r\n c\0\r\n\r\n'],
  ])('with %s is rejected, and the connection is closed before the next request', async (_, text) => {
    const heard = await exchange(text + next);
    expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
  });
});

/** Resolves when the server closes the connection, or rejects a large body. */
function exchange(text: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk: Buffer) => {
      heard += chunk.toString('latin1');
      if (heard.startsWith('HTTP/1.1 413 ')) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
  });
}
