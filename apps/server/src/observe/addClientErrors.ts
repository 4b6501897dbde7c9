import * as z from 'zod/mini';
import type { App } from '../http/environment.js';
import { checked } from '../http/checked.js';
import { readJson } from '../http/readJson.js';
import type { Limiter } from '../limits/limits.js';
import type { Log } from './createLog.js';
import { rejectForeignOrigin, rejectForms } from '../security/crossOrigin.js';
import type { OriginLists } from '../security/origins.js';

/** Only accepts the kind of error and code positions, to prevent the visitor's text from ending up in the log. */
const reportSchema = z.object({
  name: z.string().check(z.regex(/^\w{1,50}$/)),
  frames: z.array(z.string().check(z.regex(/^\/assets\/[\w.-]{1,100}:\d{1,7}:\d{1,7}$/))).check(z.maxLength(5)),
});

export interface ClientErrorParts {
  limiter: Limiter;
  origins: OriginLists;
  log: Log;
}

export function addClientErrors(app: App, { limiter, origins, log }: ClientErrorParts): void {
  const path = '/api/client-errors';

  app.post(path, async (c) => {
    c.set('route', path);
    rejectForeignOrigin(c, origins);
    rejectForms(c);
    const report = checked(reportSchema, await readJson(c));
    await limiter.onClientError(c);
    log.warn({ requestId: c.get('requestId'), ...report }, 'client error');
    return c.body(null, 204);
  });
}
