import { isPhotoPath } from '@clothesline/api-client/contract';
import { createServedFile, immutable } from '../files/servedFile.js';
import { sendFile } from '../files/sendFile.js';
import type { App } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import { messages } from '../http/messages.js';
import { photosPath } from './photoName.js';
import type { PhotoStore } from './photoStore.js';

/** `/photos/{hash}-{width}.webp`: stored photos, which any page may show. */
export function addPhotos(app: App, photos: PhotoStore): void {
  app.get(`${photosPath}:file`, async (c) => {
    c.set('route', `${photosPath}{file}`);
    const { path } = c.req;
    const body = isPhotoPath(path) ? await photos.read(path.slice(photosPath.length)) : undefined;
    if (!body) throw new HttpError(404, messages.noSuchPage);
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return sendFile(c, createServedFile(body, { extension: 'webp', cacheControl: immutable }));
  });
}
