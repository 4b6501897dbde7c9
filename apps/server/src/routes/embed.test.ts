import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServedFile } from '../files/servedFile.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';

const script = createServedFile(Buffer.from('(()=>{})()'), { extension: 'js', cacheControl: 'no-cache' });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
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
  ])('may be loaded by any page: %s', async (path, cacheControl) => {
    const { status, headers } = await fetch(server.host + path);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('Cache-Control')).toBe(cacheControl);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  it('are not guessed: another address is not found', async () => {
    const { status } = await fetch(`${server.host}/embed/2.0.0/embed.js`);
    expect(status).toBe(404);
  });
});
