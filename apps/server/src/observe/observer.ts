import type { Log } from './createLog.js';
import type { ResponseMetrics, Metrics } from './metrics.js';

const idPattern = /^[A-Za-z0-9_-]{8,64}$/;

export function readRequestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && idPattern.test(given) ? given : crypto.randomUUID();
}

const frequentRoutes = new Set(['(marketplace)', '/healthz', '/readyz']);

export interface ObservedRequest extends ResponseMetrics {
  requestId: string;
}

/** Don't put queries, texts, IP addresses or chat IDs into logs or metrics. */
export function createObserver(log: Log, metrics: Metrics): (request: ObservedRequest) => void {
  return ({ requestId, method, route, status, milliseconds }) => {
    metrics.responded({ method, route, status, milliseconds });
    const line = { requestId, method, route, status, milliseconds: Math.round(milliseconds * 10) / 10 };
    log[status >= 500 ? 'error' : frequentRoutes.has(route) && status < 400 ? 'debug' : 'info'](line, 'request');
  };
}
