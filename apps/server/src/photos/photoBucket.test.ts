import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { errorSchema } from '@clothesline/api-client/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aPhoto } from '../testing/photos/hostileFiles.js';
import { bucketAt, startBucket, type TestBucket } from '../testing/photos/startBucket.js';
import { sendPhoto, storePhoto } from '../testing/photos/uploads.js';
import { startSilentProxy, type SilentProxy } from '../testing/silentProxy.js';
import { makeDataDir } from '../testing/makeDataDir.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';
import { createPhotoBucket } from './photoBucket.js';
import { createPhotoFolder } from './photoFolder.js';
import { writePhoto } from './photoRows.js';

/** In milliseconds. */
const timeout = 1500;

describe('While the photo storage', () => {
  let storage: TestBucket;
  let proxy: SilentProxy;
  let server: TestServer;
  beforeAll(async () => {
    storage = await startBucket();
    proxy = await startSilentProxy(storage.port);
    const photos = createPhotoBucket(bucketAt(proxy.port), { timeout });
    server = await startTestServer({ photos });
  });
  afterAll(async () => {
    await server.stop();
    proxy.stop();
    await storage.remove();
  });

  it.each([
    ['is down', () => storage.stop(), () => storage.start()],
    ['does not respond', async () => proxy.freeze(), async () => proxy.thaw()],
  ])('%s, photos return 503 uncached, and work again once it is back', async (_, leave, comeBack) => {
    const [first, second] = [await aPhoto(), await aPhoto({ width: 450 })];
    const { url } = await storePhoto(server.host, first);
    await leave();
    server.logged.length = 0;
    for (const response of [await fetch(server.host + url), await sendPhoto(server.host, second)]) {
      const { message } = errorSchema.parse(await response.json());
      expect([response.status, message]).toEqual([503, expect.stringContaining("can't access photos")]);
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    }
    expect(server.logged.filter((line) => line.includes('"failure"'))).toHaveLength(2);
    expect((await fetch(`${server.host}/healthz`)).status).toBe(200);
    await comeBack();
    await expect.poll(async () => (await fetch(server.host + url)).status).toBe(200);
    expect((await sendPhoto(server.host, second)).status).toBe(201);
  });

  it('does not respond, photo requests do not block others', async () => {
    const { url } = await storePhoto(server.host, await aPhoto());
    proxy.freeze();
    const statuses = await Promise.all(
      Array.from({ length: 120 }, async () => {
        const began = performance.now();
        await server.parts.photos.read(url.slice('/photos/'.length)).catch(() => {});
        return performance.now() - began < timeout / 2;
      }),
    );
    proxy.thaw();
    expect(statuses.filter(Boolean)).toHaveLength(20);
  });
});

describe('A storage with an unexpected response', () => {
  let respond: (body: Buffer) => { status?: number; headers?: Record<string, string>; body: Buffer };
  const photo = aPhoto({ format: 'webp' });
  let other: Buffer;
  const lying = createServer((request, response) => {
    request.resume().once('end', async () => {
      const { status = 200, headers = {}, body } = respond(await photo);
      response.writeHead(status, headers).end(body);
    });
  });
  let server: TestServer;
  beforeAll(async () => {
    await new Promise<void>((resolve) => void lying.listen(0, '127.0.0.1', resolve));
    const photos = createPhotoBucket(bucketAt((lying.address() as AddressInfo).port), { timeout });
    other = await aPhoto({ format: 'webp', width: 401 });
    const sha256 = createHash('sha256')
      .update(await photo)
      .digest('hex');
    server = await startTestServer({ photos });
    await writePhoto(server.parts.database.db, { hash: '0'.repeat(64), widths: [320], sha256s: [sha256] });
  });
  afterEach(() => {
    lying.closeAllConnections();
  });
  afterAll(async () => {
    await server.stop();
    lying.close();
  });

  const url = `/photos/${'0'.repeat(64)}-320.webp`;

  it('may return an identical file', async () => {
    respond = (body) => ({ body });
    const response = await fetch(server.host + url);
    expect([response.status, Buffer.from(await response.arrayBuffer())]).toEqual([200, await photo]);
  });

  it.each<[string, typeof respond, number]>([
    ['an HTML page', () => ({ body: Buffer.from('<!doctype html><title>Welcome</title>') }), 502],
    ['an empty body', () => ({ body: Buffer.alloc(0) }), 502],
    ['half a photo', (body) => ({ body: body.subarray(0, body.length / 2) }), 502],
    ['two photos', (body) => ({ body: Buffer.concat([body, body]) }), 502],
    ['a changed photo', (body) => ({ body: Buffer.from(body).fill(1, body.length - 9) }), 502],
    ['another photo', () => ({ body: other }), 502],
    ['a huge Content-Length', (body) => ({ body, headers: { 'Content-Length': String(64 * 1024 * 1024) } }), 503],
    [
      'a huge compressed body',
      () => ({ headers: { 'Content-Encoding': 'gzip' }, body: gzipSync(Buffer.alloc(20 * 1024 * 1024)) }),
      502,
    ],
    ['less than its Content-Length', (body) => ({ body, headers: { 'Content-Length': String(body.length + 9) } }), 503],
    ['a 403', () => ({ status: 403, body: Buffer.from('<Error/>') }), 503],
    ['a 500', () => ({ status: 500, body: Buffer.from('<Error/>') }), 503],
  ])('is rejected without caching the response: %s', async (_, response, status) => {
    respond = response;
    const shown = await fetch(server.host + url);
    expect([shown.status, shown.headers.get('Cache-Control')]).toEqual([status, 'no-store']);
    expect(shown.headers.get('ETag')).toBeNull();
    expect(errorSchema.parse(await shown.json()).message).toMatch(/^[A-Z].+\.$/);
  });

  it('is only read up to the maximum photo size', async () => {
    let sent = 0;
    const endless = createServer((_, response) => {
      response.on('error', () => {});
      const pour = () => {
        while (!response.destroyed && sent < 2e9) {
          sent += 65_536;
          if (!response.write(Buffer.alloc(65_536, 'RIFF'))) return void response.once('drain', pour);
        }
      };
      pour();
    });
    await new Promise<void>((resolve) => void endless.listen(0, '127.0.0.1', resolve));
    const photos = createPhotoBucket(bucketAt((endless.address() as AddressInfo).port));
    await expect(photos.read(url.slice('/photos/'.length))).rejects.toMatchObject({ status: 502 });
    expect(sent).toBeLessThan(40_000_000);
    endless.closeAllConnections();
    endless.close();
  });

  it.each([403, 500, 503])('does not store a photo if it returns %i', async (status) => {
    respond = () => ({ status, body: Buffer.alloc(0) });
    expect((await sendPhoto(server.host, await photo)).status).toBe(503);
  });
});

describe('A storage that returns another photo', () => {
  it('is rejected at any width, and so is a folder', async () => {
    const folder = await makeDataDir();
    const photos = createPhotoFolder(folder.path);
    const server = await startTestServer({ photos });
    const { variants } = await storePhoto(server.host, await aPhoto({ width: 700 }));
    expect(variants).toHaveLength(3);
    const other = await aPhoto({ format: 'webp', width: 321 });
    for (const { url } of variants) {
      expect((await fetch(server.host + url)).status).toBe(200);
      await photos.write([{ name: url.slice('/photos/'.length), bytes: other }]);
      const shown = await fetch(server.host + url);
      expect([shown.status, shown.headers.get('Cache-Control')]).toEqual([502, 'no-store']);
    }
    await server.stop();
    await folder.remove();
  });
});
