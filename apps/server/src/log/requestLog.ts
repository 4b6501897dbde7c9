import type { MiddlewareHandler } from 'hono';
import type { Environment } from '../http/environment.js';
import type { Log } from './createLog.js';

/** A caller's own request id, where it is one. */
const idPattern = /^[A-Za-z0-9_-]{8,64}$/;

/** Gives each request an id, tells it in `X-Request-Id`, and writes one line when it is answered: no query, no text, no id of a chat. */
export function requestLog(log: Log): MiddlewareHandler<Environment> {
  return async (c, next) => {
    const start = performance.now();
    const given = c.req.header('X-Request-Id');
    const requestId = given !== undefined && idPattern.test(given) ? given : crypto.randomUUID();
    c.set('requestId', requestId);
    c.header('X-Request-Id', requestId);
    await next();
    const { status } = c.res;
    const milliseconds = Math.round((performance.now() - start) * 10) / 10;
    const line = { requestId, method: c.req.method, route: c.get('route') ?? '(none)', status, milliseconds };
    if (status >= 500) log.error(line, 'request');
    else log.info(line, 'request');
  };
}
