import { callRoutes } from '../http/callRoutes.js';
import type { App } from '../http/environment.js';
import type { ResponseCache } from '../http/responseCache.js';
import { addUnsubscribe } from './addUnsubscribe.js';
import { alertCalls, type AlertParts } from './alertCalls.js';

type Parts = AlertParts & Parameters<typeof addUnsubscribe>[1] & { cache: ResponseCache };

export function alertRoutes(parts: Parts): App {
  const app = callRoutes(alertCalls(parts), parts.cache);
  addUnsubscribe(app, parts);
  return app;
}
