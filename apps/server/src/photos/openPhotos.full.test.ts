import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartError } from '../config/startError.js';
import { createLog } from '../observe/createLog.js';
import { linesTo } from '../testing/linesTo.js';
import { makeDataDir, type DataDir } from '../testing/makeDataDir.js';
import { aPhoto } from '../testing/photos/hostileFiles.js';
import { bucketAt, startBucket, getBucketUrl, type TestBucket } from '../testing/photos/startBucket.js';
import { sendPhoto, storePhoto } from '../testing/photos/uploads.js';
import { startSilentProxy } from '../testing/silentProxy.js';
import { startServerProcess } from '../testing/startServerProcess.js';
import { openPhotos } from './openPhotos.js';

describe('A server with PHOTOS_URL', () => {
  let storage: TestBucket;
  let folder: DataDir;
  beforeAll(async () => {
    storage = await startBucket();
    folder = await makeDataDir();
  });
  afterAll(async () => {
    await storage.remove();
    await folder.remove();
  });

  const start = (bucket = storage.bucket) =>
    startServerProcess({ DATA_DIR: folder.path, PHOTOS_URL: getBucketUrl(bucket), LOG_LEVEL: 'debug' });

  /** Opens the photo storage like the server does at startup. */
  async function open(photosBucket = storage.bucket) {
    const logged: string[] = [];
    const photos = await openPhotos({ photosBucket, dataDir: folder.path }, createLog('info', linesTo(logged)));
    return { photos, logged: logged.join('') };
  }

  it('does not confirm a photo if killed during upload, keeps stored ones, and does not log the key', async () => {
    const proxy = await startSilentProxy(storage.port);
    const first = await start(bucketAt(proxy.port));
    expect(first.logged.join('\n')).not.toContain(storage.bucket.secret);
    const before = await storePhoto(first.host, await aPhoto({ width: 700 }));
    proxy.freeze();
    const bytes = await aPhoto({ width: 900 });
    const sent = sendPhoto(first.host, bytes).then(
      ({ status }) => status,
      () => 'cut off',
    );
    await wait(500);
    await first.end('SIGKILL');
    expect(await sent).toBe('cut off');
    proxy.stop();

    const second = await start();
    const after = await storePhoto(second.host, bytes);
    for (const { url } of [...before.variants, ...after.variants]) {
      expect((await fetch(second.host + url)).status).toBe(200);
    }
    expect(await second.end('SIGTERM')).toBe(0);
    expect(await readdir(folder.path)).not.toContain('photos');
  });

  it.each([
    ['a wrong secret', () => ({ secret: 'other' })],
    ['an unknown key', () => ({ key: 'somebody' })],
    ['a missing bucket', () => ({ address: storage.bucket.address.replace(/photos$/, 'elsewhere') })],
  ])('does not start with %s, and explains why', async (_, wrong) => {
    const bucket = { ...storage.bucket, ...wrong() };
    const error = await open(bucket).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StartError);
    expect(String(error)).toMatch(/PHOTOS_URL: the storage at http:\S+ rejects .+\(S3 returned 40\d/);
    expect(String(error)).not.toContain(bucket.secret);
  });

  it('leaves no test file in the bucket', async () => {
    const files = () => readdir(join(storage.folder, 'photos'));
    const before = await files();
    const { logged } = await open();
    expect([logged, await files()]).toEqual(['', before]);
  });

  it('starts with a warning while the storage is down, and serves photos once it is back', async () => {
    await storage.stop();
    const { photos, logged } = await open();
    expect(logged).toContain('the photo storage is unavailable');
    await storage.start();
    const file = { name: 'one.webp', bytes: await aPhoto({ format: 'webp' }) };
    await photos.write([file]);
    expect(await photos.read(file.name)).toEqual(file.bytes);
  });
});
