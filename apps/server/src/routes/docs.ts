import type { Endpoint } from '@clothesline/api-client/contract';
import type { App } from '../http/environment.js';
import { createServedFile } from '../files/servedFile.js';
import { sendFile } from '../files/sendFile.js';
import { createDocument } from '../openapi/createDocument.js';
import { renderPage } from '../openapi/renderPage.js';
import { styleSheet } from '../openapi/styleSheet.js';
import { pagePolicy } from '../security/headers.js';
import { isHttps, type OriginLists } from '../security/origins.js';

/** What the examples begin with where no address is configured. */
const localAddress = 'http://localhost:3000';

/** `/api/openapi.json`, and `/api/docs` for people, of the calls of a table. */
export function addDocs(app: App, origins: OriginLists, table: Record<string, Endpoint>): void {
  const policy = pagePolicy({ https: isHttps(origins) });
  // Made when first asked for: a start does not wait for what few read.
  const document = once(() => createDocument(table));
  const json = once(() => asset(JSON.stringify(document(), null, 2), 'json'));
  const page = once(() => asset(renderPage(document(), origins.publicUrl ?? localAddress), 'html'));
  const style = asset(styleSheet, 'css');

  app.get('/api', (c) => {
    c.set('route', '/api');
    return c.redirect('/api/docs');
  });
  app.get('/api/openapi.json', (c) => {
    c.set('route', '/api/openapi.json');
    return sendFile(c, json());
  });
  app.get('/api/docs.css', (c) => {
    c.set('route', '/api/docs.css');
    return sendFile(c, style);
  });
  app.get('/api/docs', (c) => {
    c.set('route', '/api/docs');
    c.header('Content-Security-Policy', policy);
    return sendFile(c, page());
  });
}

/** A function that makes its value at the first call and gives it again at the others. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function asset(text: string, extension: string) {
  return createServedFile(Buffer.from(text), { extension, cacheControl: 'no-cache' });
}
