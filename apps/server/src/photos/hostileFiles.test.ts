import { readdir } from 'node:fs/promises';
import { errorSchema } from '@clothesline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataDir, type DataDir } from '../testing/makeDataDir.js';
import { aPhoto, bombs, brokenFiles, otherTypes } from '../testing/photos/hostileFiles.js';
import { sendPhoto } from '../testing/photos/uploads.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';
import { createPhotoFolder } from './photoFolder.js';

const files = { ...(await otherTypes()), ...(await brokenFiles()), ...(await bombs()) };

describe('An invalid photo', () => {
  let folder: DataDir;
  let server: TestServer;
  beforeAll(async () => {
    folder = await makeDataDir();
    server = await startTestServer({ photos: createPhotoFolder(folder.path) });
  });
  afterAll(async () => {
    await server.stop();
    await folder.remove();
  });

  it.each(Object.entries(files))('is rejected with a message and not stored: %s', async (_, bytes) => {
    for (const type of ['image/jpeg', 'image/png', 'image/webp']) {
      const response = await sendPhoto(server.host, bytes, { 'Content-Type': type });
      const { message } = errorSchema.parse(await response.json());
      expect([response.status, message]).toEqual([422, expect.stringMatching(/^[A-Z].+\.$/)]);
    }
    expect(await readdir(folder.path)).toEqual([]);
    expect(await server.parts.database.db.selectFrom('photos').selectAll().execute()).toEqual([]);
  });

  it.each([
    'image/svg+xml',
    'image/gif',
    'image/heic',
    'application/json',
    'multipart/form-data; boundary=x',
    'text/html',
    '',
  ])('is rejected with the declared type %j', async (type) => {
    const response = await sendPhoto(server.host, await aPhoto(), { 'Content-Type': type });
    expect([response.status, await readdir(folder.path)]).toEqual([422, []]);
  });

  it('is rejected if it is compressed', async () => {
    const response = await sendPhoto(server.host, await aPhoto(), { 'Content-Encoding': 'gzip' });
    expect([response.status, await readdir(folder.path)]).toEqual([415, []]);
  });
});
