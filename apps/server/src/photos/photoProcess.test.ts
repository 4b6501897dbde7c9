import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { aDonation } from '../testing/donations.js';
import { aStore } from '../testing/aStore.js';
import { aPhoto, bombs, largestPhotos } from '../testing/photos/hostileFiles.js';
import { sendPhoto, storePhoto } from '../testing/photos/uploads.js';
import { startServerProcess } from '../testing/startServerProcess.js';
import { describeStores } from '../testing/stores.js';
import { startTestServer } from '../testing/startTestServer.js';
import { copyOfEmptyStore } from '../testing/storeTemplate.js';
import { BadPhoto } from './badPhoto.js';
import { createPhotoPreparer, photoProcesses, type PhotoPreparer } from './createPhotoPreparer.js';

/** Megabytes that the processes that decode may take, whatever is sent: one of the largest photos in each, 740 measured, and what is freed late. Eight processes took 2,050. */
const mostMegabytes = 1000 * photoProcesses();

/** Processes that a process started. Linux only. */
function childrenOf(id: number): number[] {
  return readdirSync(`/proc/${id}/task`).flatMap((task) =>
    readFileSync(`/proc/${id}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}

/** Megabytes of the processes that a process started. The server's own differ by hundreds while it starts. */
function megabytesOfChildren(id: number): number {
  return childrenOf(id).reduce((sum, child) => sum + megabytesOf(child), 0);
}

/** Megabytes of a process; 0 for one that has ended. */
function megabytesOf(id: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
}

const turn = { network: '192.0.2.1' };

const isLinux = process.platform === 'linux';

describe.skipIf(!isLinux)('Photos sent eight at once', () => {
  it('take the memory of those that are decoded, and everybody else is served', { timeout: 240_000 }, async () => {
    // Made before the server starts: they block this process for seconds, in which the server closes idle connections.
    const rounds = [
      [Object.values(await bombs()), 422],
      [Object.values(await largestPhotos()), 201],
    ] as const;
    const folder = await copyOfEmptyStore();
    const server = await startServerProcess({ DATA_DIR: folder.path });
    let peak = 0;
    let slowest = 0;
    const over = new AbortController();
    const watching = (async () => {
      while (!over.signal.aborted) {
        const asked = performance.now();
        expect((await fetch(`${server.host}/api/categories`)).status).toBe(200);
        slowest = Math.max(slowest, performance.now() - asked);
        peak = Math.max(peak, megabytesOfChildren(server.pid));
        await wait(20);
      }
    })();
    for (const [files, status] of rounds) {
      const eight = Array.from({ length: 8 }, (_, index) => files[index % files.length]);
      const statuses = await Promise.all(
        eight.map(async (bytes) => (await sendPhoto(server.host, bytes ?? Buffer.alloc(0))).status),
      );
      expect(statuses).toEqual(eight.map(() => status));
    }
    over.abort();
    await watching;
    await server.end('SIGTERM');
    await folder.remove();
    if (process.env.SHOW) process.stdout.write(`peak ${peak} MB, slowest ${slowest} ms\n`);
    expect(peak).toBeGreaterThan(0);
    expect(peak).toBeLessThan(mostMegabytes);
    expect(slowest).toBeLessThan(5000);
  });
});

it('A photo that takes too long is refused, and the server goes on', async () => {
  const server = await startTestServer({ store: aStore(), preparer: createPhotoPreparer({ timeout: 1 }) });
  const response = await sendPhoto(server.host, await aPhoto());
  expect([response.status, await response.text()]).toEqual([422, expect.stringContaining('too long')]);
  expect((await fetch(`${server.host}/healthz`)).status).toBe(200);
  await server.stop();
});

describeStores('A photo whose decoder is killed', (kind) => {
  it('counts as thirty, and others go on', async () => {
    const limits = { create: undefined, photo: { amount: 60, seconds: 3600 }, chat: undefined };
    let isSlow = true;
    const preparer: PhotoPreparer = {
      prepare: () => Promise.reject(new BadPhoto(isSlow ? 'slow' : 'broken')),
      close: () => {},
    };
    const server = await startTestServer({ limits, preparer }, { kind, listener: { proxies: 1 } });
    const bytes = await aPhoto();
    const send = async (address: string) =>
      (await sendPhoto(server.host, bytes, { 'X-Forwarded-For': address })).status;
    // Two use 62 of 60; what is beyond counts for the next hour.
    expect([await send('192.0.2.1'), await send('192.0.2.1'), await send('192.0.2.1')]).toEqual([422, 422, 429]);
    isSlow = false;
    for (let count = 0; count < 5; count += 1) expect(await send('192.0.2.2')).toBe(422);
    await server.stop();
  });

  it('and each begun two megabytes count as one', async () => {
    const limits = { create: undefined, photo: { amount: 6, seconds: 3600 }, chat: undefined };
    const server = await startTestServer({ limits }, { kind });
    const photo = await aPhoto();
    const large = Buffer.concat([photo, Buffer.alloc(5 * 2 ** 20)]);
    const statuses = [];
    for (const bytes of [large, large, photo]) statuses.push((await sendPhoto(server.host, bytes)).status);
    expect(statuses).toEqual([201, 201, 429]);
    await server.stop();
  });
});

it('A photo that waits for its turn longer than a caller may be silent is stored', async () => {
  const preparer = createPhotoPreparer();
  const slow = { ...preparer, prepare: async (bytes: Uint8Array) => (await wait(1000), preparer.prepare(bytes, turn)) };
  const server = await startTestServer({ preparer: slow }, { timeouts: { still: 300, check: 50 } });
  expect((await sendPhoto(server.host, await aPhoto())).status).toBe(201);
  await server.stop();
});

it('A caller whose photo was refused before it was read is cut where it stays silent', async () => {
  const server = await startTestServer({ store: aStore() }, { timeouts: { still: 300, idle: 300, check: 50 } });
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

it('A small photo does not wait for a large one where there is a second process', async () => {
  const preparer = createPhotoPreparer({ processes: 2, timeout: 120_000 });
  const [large] = Object.values(await largestPhotos());
  const small = await aPhoto();
  await Promise.all([preparer.prepare(small, turn), preparer.prepare(small, turn)]);
  const order: string[] = [];
  const taken = async (name: string, bytes: Uint8Array = Buffer.alloc(0)) => {
    await preparer.prepare(bytes, turn);
    order.push(name);
  };
  await Promise.all([taken('large', large), taken('small', small), taken('small', small)]);
  expect(order).toEqual(['small', 'small', 'large']);
  preparer.close();
});

it.skipIf(!isLinux)('A decoder that crashes takes its photo with it, and nothing else', async () => {
  const before = new Set(childrenOf(process.pid));
  const preparer = createPhotoPreparer({ processes: 1 });
  const [large] = Object.values(await largestPhotos());
  const crashing = preparer.prepare(large ?? Buffer.alloc(0), turn);
  const next = preparer.prepare(await aPhoto(), turn);
  const refused = crashing.catch((error: unknown) => String(error));
  await wait(500);
  for (const id of childrenOf(process.pid)) if (!before.has(id)) process.kill(id, 'SIGSEGV');
  expect(await refused).toBe('BadPhoto: broken');
  expect((await next).variants).toHaveLength(2);
  preparer.close();
});

it('A photo that was acknowledged is there after the server was killed, and can be listed', async () => {
  const folder = await copyOfEmptyStore();
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
