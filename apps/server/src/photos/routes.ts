import { callRoutes } from '../http/callRoutes.js';
import type { App } from '../http/environment.js';
import type { ResponseCache } from '../http/responseCache.js';
import type { Database } from '../store/database.js';
import { addPhotos } from './addPhotos.js';
import { photoCalls, type PhotoParts } from './photoCalls.js';

export function photoRoutes(parts: PhotoParts & { database: Database; cache: ResponseCache }): App {
  const app = callRoutes(photoCalls(parts), parts.cache);
  addPhotos(app, parts);
  return app;
}
