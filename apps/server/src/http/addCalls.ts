import { errorText } from '@clothesline/api-client/members';
import type { Endpoint, EndpointName } from '@clothesline/api-client/contract';
import type { Context, Handler } from 'hono';
import type { App, Environment } from './environment.js';
import { HttpError } from './httpError.js';
import { queryNames } from './queryText.js';
import type { ResponseCache } from './responseCache.js';

export type CallHandlers = Record<EndpointName, Handler<Environment>>;

/** Registers calls of a table, in its order: those that have a handler. */
export function addCalls(
  app: App,
  table: Record<string, Endpoint>,
  handlers: Partial<Record<string, Handler<Environment>>>,
  cache: ResponseCache,
): void {
  for (const [name, endpoint] of Object.entries(table)) {
    const handler = handlers[name];
    if (!handler) continue;
    const { method, path } = endpoint;
    app.on(method, honoPath(path), async (c, next) => {
      c.set('route', path);
      return next();
    });
    if (cachedCalls.has(name)) app.on(method, honoPath(path), cache(queryNames(endpoint)));
    app.on(method, honoPath(path), handler);
  }
}

/** Calls whose responses are made from nothing but the donations. */
const cachedCalls = new Set<string>(['listCategories', 'listDonations', 'listNearbyDonations', 'getDonation']);

/** Throws the 405 that names the methods which an address takes. */
export function rejectMethod(c: Context, allowed: readonly string[]): never {
  throw new HttpError(405, errorText('notPossible', { method: c.req.method }), {
    headers: { Allow: allowed.join(', ') },
  });
}

/** `/api/donations/{id}` as hono writes it. */
function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
