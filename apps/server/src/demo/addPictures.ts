import type { App } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import { sendFile } from '../files/sendFile.js';
import type { ServedFile } from '../files/servedFile.js';
import { picturePolicy } from '../security/headers.js';

export type PictureSource = (name: string) => ServedFile | undefined;

export function addPictures(app: App, pictureNamed: PictureSource): void {
  app.get('/pictures/:file', (c) => {
    c.set('route', '/pictures/{file}');
    const picture = pictureNamed(c.req.param('file'));
    if (!picture) throw new HttpError(404, 'noSuchPage');
    c.header('Content-Security-Policy', picturePolicy);
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return sendFile(c, picture);
  });
}
