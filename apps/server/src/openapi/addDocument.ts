import { createServedFile, type ServedFile } from '../files/servedFile.js';
import { sendFile } from '../files/sendFile.js';
import { registeredEndpoints } from '../http/callRoutes.js';
import type { App } from '../http/environment.js';
import { createDocument } from './createDocument.js';

export function addDocument(app: App): void {
  // lazily created to avoid slowing down startup
  let file: ServedFile | undefined;
  app.get('/api', (c) => {
    c.set('route', '/api');
    return c.redirect('/api/openapi.json');
  });
  app.get('/api/openapi.json', (c) => {
    c.set('route', '/api/openapi.json');
    file ??= createServedFile(Buffer.from(JSON.stringify(createDocument(registeredEndpoints(app)), null, 2)), {
      extension: 'json',
      cacheControl: 'no-cache',
    });
    return sendFile(c, file);
  });
}
