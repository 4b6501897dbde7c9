import { chatStreamEndpoints, endpoints, type Endpoint, type EndpointName } from '@clothesline/api-client/contract';
import { errorText, listingEndpoints, memberEndpoints, streamEndpoints } from '@clothesline/api-client/members';
import { type Context, type Handler, Hono } from 'hono';
import type { App, Environment } from './environment.js';
import { HttpError } from './httpError.js';
import { queryNames } from './queryText.js';
import type { ResponseCache } from './responseCache.js';
import { sendJson } from './sendJson.js';

export type CallHandlers = Record<EndpointName, Handler<Environment>>;

const allEndpoints: Readonly<Record<string, Endpoint>> = {
  ...endpoints,
  ...memberEndpoints,
  ...listingEndpoints,
  ...chatStreamEndpoints,
  ...streamEndpoints,
};

export function callRoutes(handlers: Partial<Record<string, Handler<Environment>>>, cache: ResponseCache): App {
  const app: App = new Hono<Environment>();
  for (const [name, endpoint] of Object.entries(allEndpoints)) {
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
  return app;
}

/** Their responses depend on nothing but donations, so they can be cached. */
const cachedCalls = new Set<string>(['listCategories', 'listDonations', 'listNearbyDonations', 'getDonation']);

export function rejectMethod(c: Context, allowed: readonly string[]): never {
  throw new HttpError(405, errorText('notPossible', { method: c.req.method }), {
    headers: { Allow: allowed.join(', ') },
  });
}

export const rejectUnknownCall = (c: Context) => sendJson(c, errorText('noSuchCall'), { status: 404 });

function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

export function registeredEndpoints(app: App): Record<string, Endpoint> {
  const routes = new Set(app.routes.map(({ method, path }) => `${method} ${path}`));
  return Object.fromEntries(
    Object.entries(allEndpoints).filter(([, { method, path }]) => routes.has(`${method} ${honoPath(path)}`)),
  );
}
