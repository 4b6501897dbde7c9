import { createHash } from 'node:crypto';
import { createServedFile } from '../files/servedFile.js';
import { sendFile } from '../files/sendFile.js';
import type { App } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import type { Database } from '../store/database.js';
import { damaged } from './photoBucket.js';
import { readPhotoFile } from './photoRows.js';
import { photoHashes, photosPath } from './photoName.js';
import type { PhotoStore } from './photoStore.js';

/** A photo never changes, but it can be hidden, so don't cache it for longer. */
const cacheControl = 'public, max-age=86400';

export function addPhotos(
  app: App,
  { photos, database }: { photos: PhotoStore; database: Pick<Database, 'db'> },
): void {
  app.get(`${photosPath}:file`, async (c) => {
    c.set('route', `${photosPath}{file}`);
    const { path } = c.req;
    const [hash] = photoHashes([path]);
    if (hash === undefined) throw new HttpError(404, 'noSuchPage');
    const name = path.slice(photosPath.length);
    const file = await readPhotoFile(database.db, hash, Number.parseInt(name.slice(hash.length + 1), 10));
    const body = file?.isHidden ? undefined : await photos.read(name);
    if (!body) throw new HttpError(404, 'noSuchPage');
    const isStored = !file?.sha256 || createHash('sha256').update(body).digest('hex') === file.sha256;
    if (!isStored) throw damaged(name);
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return sendFile(c, createServedFile(body, { extension: 'webp', cacheControl }));
  });
}
