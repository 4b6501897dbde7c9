import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { startMaintenance } from '../operate/retention/tidy.js';
import { openDatabase } from '../openDatabase.js';
import { withDatabase } from '../store/withDatabase.js';
import { aDonation } from '../testing/donations.js';
import { aPhoto } from '../testing/photos/hostileFiles.js';
import { sendPhoto, storePhoto } from '../testing/photos/uploads.js';
import { makeDataDir } from '../testing/makeDataDir.js';
import { describePhotos } from '../testing/photos/photoPlaces.js';
import { mountSmallDisk, noSmallDisk } from '../testing/smallDisk.js';
import { startTestServer } from '../testing/startTestServer.js';
import { makePlace } from '../testing/stores.js';
import { createPhotoFolder, removeParts } from './photoFolder.js';

afterEach(() => {
  vi.useRealTimers();
});

describePhotos('A photo from yesterday', (makePhotoPlace) => {
  it('is deleted if no donation uses it', async () => {
    const place = await makePlace();
    const files = await makePhotoPlace();
    const { photos } = files;
    let database = await openDatabase(place.at);
    let server = await startTestServer({ database, photos });
    const listed = await storePhoto(server.host, await aPhoto({ width: 700 }));
    const forgotten = await storePhoto(server.host, await aPhoto());
    const { log } = server.parts;
    await fetch(`${server.host}/api/donations`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(aDonation({ images: [listed.url] })),
    });
    await server.stop();
    await database.close();
    await withDatabase(place.at, { alone: true }, (db) =>
      sql`update photos set stored_at = now() - interval '25 hours'`.execute(db),
    );

    database = await openDatabase(place.at);
    server = await startTestServer({ database, photos });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stopTidying = startMaintenance({ database, photos }, { log });
    vi.advanceTimersByTime(600_000);
    vi.useRealTimers();
    const statusOf = async (path: string) => (await fetch(server.host + path)).status;
    await expect.poll(() => statusOf(forgotten.url)).toBe(404);
    for (const { url } of forgotten.variants) expect(await statusOf(url)).toBe(404);
    for (const { url } of listed.variants) expect(await statusOf(url)).toBe(200);
    stopTidying();
    await server.stop();
    await database.close();
    await files.remove();
    await place.remove();
  });
});

it('Only partial files of a killed server are deleted after an hour', async () => {
  const folder = await makeDataDir();
  const twoHoursAgo = new Date(Date.now() - 7_200_000);
  for (const name of ['old.webp', 'old.webp.x.part', 'new.webp.x.part']) await writeFile(join(folder.path, name), 'x');
  for (const name of ['old.webp', 'old.webp.x.part']) await utimes(join(folder.path, name), twoHoursAgo, twoHoursAgo);
  await removeParts(folder.path);
  expect((await readdir(folder.path)).toSorted()).toEqual(['new.webp.x.part', 'old.webp']);
  await folder.remove();
});

const disk = mountSmallDisk(100);

it.skipIf(!disk)(`A photo is rejected while disk space is low${disk ? '' : `; ${noSmallDisk}`}`, async () => {
  const path = disk?.path ?? '';
  const server = await startTestServer({ photos: createPhotoFolder(join(path, 'photos')) });
  expect((await sendPhoto(server.host, await aPhoto())).status).toBe(507);
  expect(await readdir(join(path, 'photos'))).toEqual([]);
  await server.stop();
  disk?.remove();
});
