import { setTimeout as wait } from 'node:timers/promises';
import type { App } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import { sendJson } from '../http/sendJson.js';
import type { Database } from '../store/database.js';

const checkTimeout = 2000;

async function tooLate(): Promise<never> {
  await wait(checkTimeout, undefined, { ref: false });
  throw new Error('The database is not responding.');
}

/** `/healthz` reports whether the process responds, `/readyz` whether the store does. */
export function addHealth(app: App, database: Database): void {
  app.get('/healthz', (c) => {
    c.set('route', '/healthz');
    return sendJson(c, { status: 'ok' });
  });
  app.get('/readyz', async (c) => {
    c.set('route', '/readyz');
    try {
      await Promise.race([database.check(), tooLate()]);
    } catch (error) {
      throw new HttpError(503, 'storeAway', { headers: { 'Retry-After': '2' }, cause: error });
    }
    return sendJson(c, { status: 'ready' });
  });
}
