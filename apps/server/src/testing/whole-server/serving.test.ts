import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { timeouts } from '../../listener/listen.js';
import { aDatabase } from '../aDatabase.js';
import { openConnection } from '../sockets.js';
import { startTestServer, type TestServer } from '../startTestServer.js';
import type { Database } from '../../store/database.js';

const message = JSON.stringify({
  role: 'user',
  content: 'Hi',
  sessionId: 'V1StGXR8_Z5jdHi6B-myT',
  timestamp: '2026-11-01T12:00:00.000Z',
});

const running: TestServer[] = [];
async function start(...options: Parameters<typeof startTestServer>) {
  const server = await startTestServer(...options);
  running.push(server);
  return server;
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

describe('A slow client', () => {
  it('is disconnected after half a body, without affecting others', async () => {
    const server = await start({ database: aDatabase() }, { timeouts: { headers: 300, request: 400, check: 50 } });
    const socket = connect(server.port, '127.0.0.1');
    const heard = new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
    });
    socket.write(
      'POST /api/donations HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"title"',
    );
    expect((await fetch(`${server.host}/api/categories`)).status).toBe(200);
    expect(await heard).toMatch(/^HTTP\/1\.1 4\d\d /);
  });
});

describe('Slow clients', () => {
  it('are disconnected after half a head or body, even a hundred of them', async () => {
    const server = await start({ database: aDatabase() }, { timeouts: { headers: 1000, request: 1200, check: 100 } });
    const sockets = Array.from({ length: 100 }, (_, index) => {
      const socket = connect(server.port, '127.0.0.1');
      const head = 'POST /api/donations HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
      socket.on('error', () => {});
      socket.resume();
      socket.write(index % 2 === 0 ? head : `${head}Content-Length: 100\r\n\r\n{"title"`);
      return new Promise<void>((resolve) => {
        socket.on('close', () => resolve());
      });
    });
    expect((await fetch(`${server.host}/api/categories`)).status).toBe(200);
    await Promise.all(sockets);
  });

  it('are closed within 15 seconds by default', () => {
    const { headers, request, check } = timeouts;
    // The check may run this much later.
    for (const most of [headers, request]) expect(most + 2 * check).toBeLessThan(15_000);
  });

  it('beyond the limit get a 503 with Retry-After', async () => {
    const { promise: go, resolve: release } = Promise.withResolvers<void>();
    const get = () => go.then(() => undefined);
    const server = await start(
      { database: aDatabase(), donations: { get } },
      { listener: { capacity: { running: 30 } } },
    );
    const running = [1, 2, 3].map((id) => fetch(`${server.host}/api/donations/${id}`));
    await expect.poll(async () => (await fetch(`${server.host}/api/categories`)).status).toBe(503);
    const away = await fetch(`${server.host}/api/categories`);
    expect(away.headers.get('Retry-After')).toBe('1');
    expect(await away.json()).toMatchObject({ message: expect.stringMatching(/busy/) });
    expect((await fetch(`${server.host}/healthz`)).status).toBe(200);
    release();
    for (const response of await Promise.all(running)) expect(response.status).toBe(404);
    expect((await fetch(`${server.host}/api/categories`)).status).toBe(200);
  });
});

describe('Idle connections', () => {
  it('stay open for ten minutes behind a proxy, to avoid 502s', async () => {
    const idle = async (proxies: number) => {
      const server = await start({ database: aDatabase() }, { proxies });
      return (await fetch(`${server.host}/healthz`)).headers.get('Keep-Alive');
    };
    expect([await idle(0), await idle(1)]).toEqual(['timeout=5', 'timeout=620']);
  });
});

describe('Callers who disconnect before the response', () => {
  it.each([
    ['a GET', 'GET /api/donations/ID HTTP/1.1\r\nHost: x\r\n\r\n'],
    [
      'a POST',
      `POST /api/chat HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${message.length}\r\n\r\n${message}`,
    ],
  ])('count until their work is done: %s', async (_, text) => {
    const work = Promise.withResolvers<void>();
    let begun = 0;
    const slow = async () => {
      begun += 1;
      await work.promise;
    };
    const database = aDatabase();
    const write: Database['write'] = (use) => slow().then(() => database.write(use));
    const get = () => slow().then(() => undefined);
    const server = await start(
      { database: { ...database, write }, donations: { get } },
      { listener: { capacity: { running: 30 } } },
    );
    for (let sent = 0; sent < 3; sent += 1) {
      const { socket, closed } = openConnection(server.port, text.replace('ID', String(sent + 1)));
      await expect.poll(() => begun).toBe(sent + 1);
      socket.destroy();
      await closed;
    }
    const status = async () => (await fetch(`${server.host}/api/categories`)).status;
    await wait(200);
    expect(await status()).toBe(503);
    work.resolve();
    await expect.poll(status).toBe(200);
    // All slots are free again.
    await expect.poll(() => server.running()).toBe(0);
  });
});

describe('A server that receives a stop signal', () => {
  it('finishes running requests', async () => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    const get = async () => {
      arrive();
      return wait(300, undefined);
    };
    const server = await startTestServer({ database: aDatabase(), donations: { get } });
    const asked = fetch(`${server.host}/api/donations/1`);
    await arrived;
    const stopped = server.stop();
    expect((await asked).status).toBe(404);
    await stopped;
    await expect(fetch(`${server.host}/api/categories`)).rejects.toThrow('fetch failed');
  });
});

describe('The log', () => {
  it('logs a line per request with its id, without content or people', async () => {
    const server = await start({ database: aDatabase() });
    const sessionId = 'V1StGXR8_Z5jdHi6B-myT';
    const message = { role: 'user', content: 'I need a secret coat', sessionId, timestamp: '2026-11-01T12:00:00.000Z' };
    const response = await fetch(`${server.host}/api/chat`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
    });
    expect(response.status).toBe(200);
    await fetch(`${server.host}/api/chat/${sessionId}`);
    const lines = server.logged.join('');
    expect(server.logged).toHaveLength(2);
    expect(lines).toContain(response.headers.get('X-Request-Id'));
    expect(lines).not.toContain('secret');
    expect(lines).not.toContain(sessionId);
    expect(lines).not.toContain('127.0.0.1');
  });
});
