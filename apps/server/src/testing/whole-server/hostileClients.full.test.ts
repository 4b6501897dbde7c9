import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { aDatabase } from '../aDatabase.js';
import { aDonation } from '../donations.js';
import { aPhoto } from '../photos/hostileFiles.js';
import { sendPhoto } from '../photos/uploads.js';
import { attacker, openConnection, statusFor, visitor, type OpenConnection } from '../sockets.js';
import { startTestServer, type TestOptions, type TestServer } from '../startTestServer.js';
import type { Donations } from '../../donations/createDonations.js';

const halfSent =
  'POST /api/chat HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n{';

let server: TestServer;
let connections: OpenConnection[] = [];
afterEach(async () => {
  for (const { socket } of connections) socket.destroy();
  connections = [];
  await server.stop();
});

async function start(options: TestOptions, donations: Partial<Donations> = {}) {
  server = await startTestServer({ database: aDatabase(), donations }, options);
}

function open(text: string, options?: { reads: boolean }): OpenConnection {
  const connection = openConnection(server.port, text, options);
  connections.push(connection);
  return connection;
}

/** Checks responses for a visitor at another address, and for health checks from the attacker's. */
async function expectOthersServed(rounds: number) {
  for (let round = 0; round < rounds; round += 1) {
    const [list, ready, healthy] = await Promise.all([
      statusFor(server.port, '/api/categories', visitor),
      statusFor(server.port, '/readyz', attacker),
      statusFor(server.port, '/healthz', attacker),
    ]);
    expect([list, ready, healthy]).toEqual([200, 200, 200]);
    await wait(100);
  }
}

describe('505 connections from the same address', () => {
  it('that trickle bytes are closed without affecting others', async () => {
    await start({ timeouts: { headers: 1000, request: 1500, check: 100 } });
    const slow = Array.from({ length: 505 }, () => open(halfSent));
    const dripping = setInterval(() => {
      for (const { socket } of slow) if (socket.writable) socket.write(' ');
    }, 400);
    await expectOthersServed(10);
    await Promise.all(slow.map(({ closed }) => closed));
    clearInterval(dripping);
    const answers = slow.map(({ heard }) => heard().slice(9, 12));
    expect(new Set(answers)).toEqual(new Set(['408', '503']));
  });
});

it('Large unread responses are cut off without affecting others', async () => {
  const size = 20_000_000;
  const donation = { ...aDonation({ description: 'x'.repeat(size) }), id: 1, status: 'available' };
  await start({ listener: { capacity: { unreadBytes: 2.5 * size } } }, { get: async () => donation });
  const readers = Array.from({ length: 10 }, () =>
    open('GET /api/donations/1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', { reads: false }),
  );
  await expectOthersServed(10);
  const received = await Promise.all(
    readers.map(async ({ socket }) => {
      let bytes = 0;
      socket.on('data', (chunk: Buffer) => (bytes += chunk.byteLength)).resume();
      await new Promise<void>((resolve) => {
        for (const event of ['end', 'error']) socket.once(event, () => resolve());
      });
      return bytes;
    }),
  );
  const whole = received.filter((bytes) => bytes > size);
  expect(whole.length).toBeGreaterThanOrEqual(1);
  expect(whole.length).toBeLessThanOrEqual(4);
});

it('42 half-sent requests a second do not block others', async () => {
  await start({ listener: { capacity: { running: 60 } } });
  const sending = setInterval(() => open(halfSent), 1000 / 42);
  await expectOthersServed(40);
  clearInterval(sending);
});

const photoHead = (bytes: number) =>
  `POST /api/photos HTTP/1.1\r\nHost: x\r\nContent-Type: image/jpeg\r\nContent-Length: ${bytes}\r\n\r\n`;

it('Trickling photos from two addresses are cut off, and do not block others', async () => {
  await start({ timeouts: { check: 50, slowPhoto: 1500 } });
  const drips = ['127.0.0.3', '127.0.0.4'].flatMap((from) =>
    Array.from({ length: 40 }, () => openConnection(server.port, photoHead(900_000), { from })),
  );
  connections.push(...drips);
  const dripping = setInterval(() => {
    for (const { socket } of drips) if (socket.writable) socket.write('x');
  }, 100);
  await wait(300);
  expect((await sendPhoto(server.host, await aPhoto())).status).toBe(201);
  for (const { heard } of drips) await expect.poll(heard).toMatch(/^HTTP\/1\.1 408 /);
  clearInterval(dripping);
});

it('Photos in memory are limited per network, without affecting others', async () => {
  await start({});
  const large = Array.from({ length: 10 }, () =>
    openConnection(server.port, photoHead(10_000_000), { from: '127.0.0.3' }),
  );
  connections.push(...large);
  for (const { socket } of large) socket.write(Buffer.alloc(9_000_000));
  const refused = () => large.filter(({ heard }) => heard().startsWith('HTTP/1.1 503 '));
  await expect.poll(() => refused().length).toBeGreaterThanOrEqual(6);
  for (const { heard } of refused()) expect(heard()).toMatch(/^retry-after: \d+$/im);
  expect((await sendPhoto(server.host, await aPhoto())).status).toBe(201);
  for (const { socket } of large) socket.destroy();
  const whole = Buffer.concat([await aPhoto(), Buffer.alloc(9_000_000)]);
  await expect.poll(async () => (await sendPhoto(server.host, whole)).status).toBe(201);
});

it('A photo has more time to arrive than other bodies', async () => {
  await start({ timeouts: { headers: 1000, request: 500, photo: 5000, check: 100 } });
  const photo = await aPhoto();
  const chat = open(halfSent);
  const upload = open(
    `POST /api/photos HTTP/1.1\r\nHost: x\r\nContent-Type: image/jpeg\r\nContent-Length: ${photo.length}\r\n\r\n`,
  );
  upload.socket.write(photo.subarray(0, 1000));
  await expect.poll(chat.heard).toMatch(/^HTTP\/1\.1 408 /);
  await wait(1000);
  upload.socket.write(photo.subarray(1000));
  await expect.poll(upload.heard).toMatch(/^HTTP\/1\.1 201 /);
});

describe('A connection', () => {
  it('with two Host headers is rejected', async () => {
    await start({});
    const { heard } = open('GET /api/categories HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n');
    await expect.poll(heard).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('gets responses for complete requests before a malformed one', async () => {
    await start({}, { get: () => wait(200, { ...aDonation(), id: 7, status: 'available' }) });
    const { heard } = open('GET /api/donations/7 HTTP/1.1\r\nHost: x\r\n\r\nbroken\r\n\r\n');
    await expect.poll(heard).toContain('HTTP/1.1 400 ');
    expect(heard().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
  });

  it.each([
    ['a malformed request', 'broken\r\n\r\n', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['large headers', `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
  ])('that is rejected for %s gets all headers, and is logged', async (_, text, status) => {
    await start({});
    const { heard } = open(text);
    await expect.poll(heard).toContain(`HTTP/1.1 ${status} `);
    const [head = ''] = heard().split('\r\n\r\n');
    const id = /^x-request-id: (\S+)$/im.exec(head)?.[1];
    expect(head).toMatch(/^x-content-type-options: nosniff$/im);
    expect(head).toMatch(/^access-control-allow-origin: \*$/im);
    await expect.poll(() => server.logged.join('')).toContain(id);
    expect(server.logged.join('')).toContain(`"status":${status}`);
  });
});
