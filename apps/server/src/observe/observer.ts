import type { Log } from './createLog.js';
import type { ResponseMetrics, Metrics } from './metrics.js';

/** A caller's own request id, where it is one. */
const idPattern = /^[A-Za-z0-9_-]{8,64}$/;

/** The id of a request: the caller's where it is a decent one, else a new one. */
export function readRequestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && idPattern.test(given) ? given : crypto.randomUUID();
}

/** Routes whose successful requests appear only in a debug log: files of the marketplace and probes. */
const frequentRoutes = new Set(['(marketplace)', '/healthz', '/readyz']);

export interface ObservedRequest extends ResponseMetrics {
  requestId: string;
}

/** Writes one line for each request, and counts it: no query, no text, no address, no id of a chat. */
export function createObserver(log: Log, metrics: Metrics): (request: ObservedRequest) => void {
  return ({ requestId, method, route, status, milliseconds }) => {
    metrics.responded({ method, route, status, milliseconds });
    const line = { requestId, method, route, status, milliseconds: Math.round(milliseconds * 10) / 10 };
    log[status >= 500 ? 'error' : frequentRoutes.has(route) && status < 400 ? 'debug' : 'info'](line, 'request');
  };
}
