import type { MiddlewareHandler } from 'hono';
import type { Environment } from '../http/environment.js';
import { readRequestId, type ObservedRequest } from './observer.js';

export function requestLog(observe: (request: ObservedRequest) => void): MiddlewareHandler<Environment> {
  return async (c, next) => {
    const start = performance.now();
    const requestId = readRequestId(c.req.header('X-Request-Id'));
    c.set('requestId', requestId);
    c.header('X-Request-Id', requestId);
    await next();
    const route = c.get('route') ?? '(none)';
    observe({ requestId, method: c.req.method, route, status: c.res.status, milliseconds: performance.now() - start });
  };
}
