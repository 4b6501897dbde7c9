import type { Log } from './createLog.js';
import type { ResponseMetrics, Metrics } from './metrics.js';

/** A valid request id from the caller. */
const idPattern = /^[A-Za-z0-9_-]{8,64}$/;

/** Returns the request id: the caller's if it is valid, otherwise a new one. */
export function readRequestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && idPattern.test(given) ? given : crypto.randomUUID();
}

/** Routes whose successful requests only appear in a debug log: marketplace files and probes. */
const frequentRoutes = new Set(['(marketplace)', '/healthz', '/readyz']);

export interface ObservedRequest extends ResponseMetrics {
  requestId: string;
}

/** Logs a line per request and counts it, without query, texts, addresses, or chat ids. */
export function createObserver(log: Log, metrics: Metrics): (request: ObservedRequest) => void {
  return ({ requestId, method, route, status, milliseconds }) => {
    metrics.responded({ method, route, status, milliseconds });
    const line = { requestId, method, route, status, milliseconds: Math.round(milliseconds * 10) / 10 };
    log[status >= 500 ? 'error' : frequentRoutes.has(route) && status < 400 ? 'debug' : 'info'](line, 'request');
  };
}
