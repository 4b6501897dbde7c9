import { createServedFile } from '../files/servedFile.js';
import { sendFile } from '../files/sendFile.js';
import type { App } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import { messages } from '../http/messages.js';
import type { Store } from '../store/store.js';
import { hashesIn, photosPath } from './photoName.js';
import type { PhotoStore } from './photoStore.js';

/** The `Cache-Control` of a photo: it never changes, but may be out of sight tomorrow. */
const cacheControl = 'public, max-age=86400';

/** `/photos/{hash}-{width}.webp`: stored photos, which any page may show. */
export function addPhotos(
  app: App,
  { photos, store }: { photos: PhotoStore; store: Pick<Store, 'isPhotoHidden'> },
): void {
  app.get(`${photosPath}:file`, async (c) => {
    c.set('route', `${photosPath}{file}`);
    const { path } = c.req;
    const [hash] = hashesIn([path]);
    const isShown = hash !== undefined && !(await store.isPhotoHidden(hash));
    const body = isShown ? await photos.read(path.slice(photosPath.length)) : undefined;
    if (!body) throw new HttpError(404, messages.noSuchPage);
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return sendFile(c, createServedFile(body, { extension: 'webp', cacheControl }));
  });
}
