import { setTimeout as wait } from 'node:timers/promises';
import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { aDonation } from '../testing/donations.js';
import { aDatabase } from '../testing/aDatabase.js';
import { aPhoto, slowPhoto } from '../testing/photos/hostileFiles.js';
import { sendPhoto, storePhoto } from '../testing/photos/uploads.js';
import { startServerProcess } from '../testing/startServerProcess.js';
import { startTestServer } from '../testing/startTestServer.js';
import { makeDataDir } from '../testing/makeDataDir.js';
import { BadPhoto } from './badPhoto.js';
import { createPhotoPreparer, type PhotoPreparer } from './createPhotoPreparer.js';
import { listChildProcesses } from '../testing/childProcesses.js';

const network = '192.0.2.1';

const isLinux = process.platform === 'linux';

it.each([{ timeout: 1 }, { processor: 1 }])(
  'A photo that takes too long is rejected, and the server continues: %o',
  async (limit) => {
    const server = await startTestServer({ preparer: createPhotoPreparer(limit) });
    const response = await sendPhoto(server.host, slowPhoto());
    expect([response.status, await response.text()]).toEqual([422, expect.stringContaining('too long')]);
    expect((await fetch(`${server.host}/healthz`)).status).toBe(200);
    await server.stop();
  },
);

describe('A slow or large photo', () => {
  it('counts as thirty if slow, and does not affect others', async () => {
    const limits = { create: undefined, photo: { amount: 60, seconds: 3600 }, chat: undefined };
    let isSlow = true;
    const preparer: PhotoPreparer = {
      prepare: () => Promise.reject(new BadPhoto(isSlow ? 'slow' : 'broken')),
      close: () => {},
    };
    const server = await startTestServer({ limits, preparer }, { listener: { proxies: 1 } });
    const bytes = await aPhoto();
    const send = async (address: string) =>
      (await sendPhoto(server.host, bytes, { 'X-Forwarded-For': address })).status;
    // Two use 62 of 60; the excess counts toward the next hour.
    expect([await send('192.0.2.1'), await send('192.0.2.1'), await send('192.0.2.1')]).toEqual([422, 422, 429]);
    isSlow = false;
    for (let count = 0; count < 5; count += 1) expect(await send('192.0.2.2')).toBe(422);
    await server.stop();
  });

  it('counts once more per two megabytes', async () => {
    const limits = { create: undefined, photo: { amount: 6, seconds: 3600 }, chat: undefined };
    const server = await startTestServer({ limits });
    const photo = await aPhoto();
    const large = Buffer.concat([photo, Buffer.alloc(5 * 2 ** 20)]);
    const statuses = [];
    for (const bytes of [large, large, photo]) statuses.push((await sendPhoto(server.host, bytes)).status);
    expect(statuses).toEqual([201, 201, 429]);
    await server.stop();
  });
});

it('A photo that waits longer than the idle timeout is stored', async () => {
  const preparer = createPhotoPreparer();
  const slow = {
    ...preparer,
    prepare: async (bytes: Uint8Array) => (await wait(1000), preparer.prepare(bytes, network)),
  };
  const server = await startTestServer({ preparer: slow }, { timeouts: { still: 300, check: 50 } });
  expect((await sendPhoto(server.host, await aPhoto())).status).toBe(201);
  await server.stop();
});

it('A silent caller is disconnected after an early rejection', async () => {
  const server = await startTestServer({ database: aDatabase() }, { timeouts: { still: 300, idle: 300, check: 50 } });
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  socket.write('POST /api/photos HTTP/1.1\r\nHost: here\r\nContent-Type: text/plain\r\nContent-Length: 100000\r\n\r\n');
  const [response] = (await once(socket, 'data')) as [Buffer];
  expect(String(response)).toMatch(/^HTTP\/1.1 4\d\d /);
  socket.resume().write(Buffer.alloc(100_000));
  await closed;
  await server.stop();
});

it('A small photo does not wait for a large one if there is a second process', async () => {
  const preparer = createPhotoPreparer({ processes: 2, timeout: 120_000 });
  const small = await aPhoto();
  await Promise.all([preparer.prepare(small, network), preparer.prepare(small, network)]);
  const order: string[] = [];
  const taken = async (name: string, bytes: Uint8Array) => {
    await preparer.prepare(bytes, network);
    order.push(name);
  };
  await Promise.all([taken('large', slowPhoto()), taken('small', small), taken('small', small)]);
  expect(order).toEqual(['small', 'small', 'large']);
  preparer.close();
});

it.skipIf(!isLinux)('A crashing decoder only fails its own photo', async () => {
  const before = new Set(listChildProcesses(process.pid));
  const preparer = createPhotoPreparer({ processes: 1 });
  const crashing = preparer.prepare(slowPhoto(), network);
  const next = preparer.prepare(await aPhoto(), network);
  const refused = crashing.catch((error: unknown) => String(error));
  await wait(500);
  for (const id of listChildProcesses(process.pid)) if (!before.has(id)) process.kill(id, 'SIGSEGV');
  expect(await refused).toBe('BadPhoto: broken');
  expect((await next).variants).toHaveLength(2);
  preparer.close();
});

it('A confirmed photo survives kill -9, and can be used', async () => {
  const folder = await makeDataDir();
  const first = await startServerProcess({ DATA_DIR: folder.path });
  const { url, variants } = await storePhoto(first.host, await aPhoto({ width: 1400 }));
  await first.end('SIGKILL');
  const second = await startServerProcess({ DATA_DIR: folder.path });
  for (const variant of variants) expect((await fetch(second.host + variant.url)).status).toBe(200);
  const listed = await fetch(`${second.host}/api/donations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(aDonation({ images: [url] })),
  });
  expect(listed.status).toBe(201);
  await second.end('SIGTERM');
  await folder.remove();
});
