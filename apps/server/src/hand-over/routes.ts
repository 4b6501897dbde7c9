import { callRoutes } from '../http/callRoutes.js';
import type { App } from '../http/environment.js';
import type { ResponseCache } from '../http/responseCache.js';
import type { PushParts } from '../notices/pushCalls.js';
import { addCalendar } from './addCalendar.js';
import { handOverCalls } from './handOverCalls.js';
import type { HandOverParts } from './handOverParts.js';

export function handOverRoutes(parts: HandOverParts & Pick<PushParts, 'push'> & { cache: ResponseCache }): App {
  const app = callRoutes(handOverCalls(parts), parts.cache);
  addCalendar(app, parts);
  return app;
}
