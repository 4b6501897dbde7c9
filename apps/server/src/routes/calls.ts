import { endpoints, type EndpointName } from '@clothesline/api-client/contract';
import type { Context, Handler } from 'hono';
import type { App, Environment } from '../http/environment.js';
import { messages } from '../http/messages.js';
import { HttpError } from '../http/httpError.js';
import { queryNames } from '../http/queryText.js';
import type { ResponseCache } from '../http/responseCache.js';

export type CallHandlers = Record<EndpointName, Handler<Environment>>;

/** Registers the calls of the contract's table, in its order. */
export function addCalls(app: App, handlers: CallHandlers, cache: ResponseCache): void {
  for (const name of endpointNames) {
    const { method, path } = endpoints[name];
    app.on(method, honoPath(path), async (c, next) => {
      c.set('route', path);
      return next();
    });
    if (cachedCalls.has(name)) app.on(method, honoPath(path), cache(queryNames(endpoints[name])));
    app.on(method, honoPath(path), handlers[name]);
  }
}

/** Calls whose responses are made from nothing but the donations. */
const cachedCalls = new Set<EndpointName>(['listCategories', 'listDonations', 'listNearbyDonations', 'getDonation']);

/** Throws the 405 that names the methods which an address takes. */
export function rejectMethod(c: Context, allowed: readonly string[]): never {
  throw new HttpError(405, messages.notPossible(c.req.method), { headers: { Allow: allowed.join(', ') } });
}

const endpointNames = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);

/** `/api/donations/{id}` as hono writes it. */
function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
