import {
  accountHeader,
  searchedInsteadHeader,
  totalCountHeader,
  totalEstimateHeader,
} from '@clothesline/api-client/contract';
import type { Context, MiddlewareHandler } from 'hono';
import { HttpError } from '../http/httpError.js';
import { classifyCaller, type Caller, type OriginLists } from './origins.js';

const exposed = `Link, ${totalCountHeader}, ${totalEstimateHeader}, ${searchedInsteadHeader}, X-Request-Id, Retry-After, ${accountHeader}`;

/** How long browsers may cache a preflight, in seconds. */
const preflightMemory = 7200;

function callerOfRequest(c: Context, lists: OriginLists): Caller {
  const { req } = c;
  return classifyCaller(
    { origin: req.header('Origin'), host: req.header('Host'), secFetchSite: req.header('Sec-Fetch-Site') },
    lists,
  );
}

/**
 * Any page can read responses without credentials. With credentials, only `allowedOrigins` can. Preflights always
 * succeed, otherwise pages couldn't read the error from `rejectForeignOrigin`.
 */
export function crossOrigin(lists: OriginLists): MiddlewareHandler {
  return async (c, next) => {
    c.header('Vary', 'Origin', { append: true });
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    const origin = c.req.header('Origin');
    const isTrusted = origin !== undefined && callerOfRequest(c, lists) === 'allowed';
    c.header('Access-Control-Allow-Origin', isTrusted ? origin : '*');
    if (isTrusted) c.header('Access-Control-Allow-Credentials', 'true');
    c.header('Access-Control-Expose-Headers', exposed);
    if (c.req.method === 'OPTIONS' && c.req.header('Access-Control-Request-Method') !== undefined) {
      c.header('Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, PATCH, DELETE');
      c.header(
        'Access-Control-Allow-Headers',
        `Authorization, ${accountHeader}, Content-Type, Idempotency-Key, If-None-Match, X-Request-Id`,
      );
      c.header('Access-Control-Max-Age', String(preflightMemory));
      c.header('Vary', 'Access-Control-Request-Method, Access-Control-Request-Headers', { append: true });
      return c.body(null, 204);
    }
    return next();
  };
}

export function isOtherPage(c: Context, lists: OriginLists): boolean {
  return !['none', 'own'].includes(callerOfRequest(c, lists));
}

export function rejectForeignOrigin(c: Context, lists: OriginLists): void {
  if (callerOfRequest(c, lists) !== 'foreign') return;
  throw new HttpError(403, 'foreignOrigin');
}

export function rejectOtherSites(c: Context, lists: OriginLists): void {
  const caller = callerOfRequest(c, lists);
  if (caller === 'foreign' || caller === 'embed') throw new HttpError(403, 'otherSite');
}

export function rejectForms(c: Context): void {
  if (c.req.header('Sec-Fetch-Mode') === 'navigate') throw new HttpError(403, 'foreignForm');
}
