import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { SignInOutcome } from '../limits/limits.js';
import type { PoolState } from '../store/database.js';

/** Seconds. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** All other methods share a label, otherwise clients could create any number of labels */
const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE']);

export interface ResponseMetrics {
  method: string;
  route: string;
  status: number;
  milliseconds: number;
}

export interface Metrics {
  responded(request: ResponseMetrics): void;
  queried(milliseconds: number, outcome: 'done' | 'failed'): void;
  rejectedOverload(): void;
  mailed(outcome: 'sent' | 'failed'): void;
  signInTried(outcome: SignInOutcome): void;
  watch(source: {
    running(): number;
    streams(): number;
    pool(): PoolState;
    finds: Readonly<{ cached: number; read: number }>;
  }): void;
  readonly type: string;
  text(): Promise<string>;
}

export function createMetrics({ process: ofProcess = false } = {}): Metrics {
  const register = new Registry();
  const registers = [register];
  if (ofProcess) collectDefaultMetrics({ register });
  const requests = new Counter({
    name: 'clothesline_requests_total',
    help: 'Completed requests.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'clothesline_request_seconds',
    help: 'Time from request headers to response.',
    labelNames: ['route'],
    buckets,
    registers,
  });
  const database = new Histogram({
    name: 'clothesline_store_seconds',
    help: 'Database queries, including queueing, without cache validation.',
    labelNames: ['outcome'],
    buckets,
    registers,
  });
  const away = new Counter({
    name: 'clothesline_turned_away_total',
    help: 'Requests rejected with 503 because of too many concurrent requests.',
    registers,
  });
  const mails = new Counter({
    name: 'clothesline_mails_total',
    help: 'Attempts to send an email.',
    labelNames: ['outcome'],
    registers,
  });
  const tries = new Counter({
    name: 'clothesline_sign_in_tries_total',
    help: 'Tries to sign in by a code, a password or a passkey: those that began, those that were right, those that a limit refused, and as "ceiling" those beyond GUESS_LIMIT, which refuses nobody.',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of ['tried', 'right', 'refused', 'ceiling']) tries.inc({ outcome }, 0);
  // start at 0, otherwise the first failure doesn't show up as an increase
  for (const outcome of ['sent', 'failed']) mails.inc({ outcome }, 0);
  return {
    responded({ method, route, status, milliseconds }) {
      requests.inc({ method: methods.has(method) ? method : 'other', route, status });
      durations.observe({ route }, milliseconds / 1000);
    },
    queried: (milliseconds, outcome) => database.observe({ outcome }, milliseconds / 1000),
    rejectedOverload: () => away.inc(),
    mailed: (outcome) => mails.inc({ outcome }),
    signInTried: (outcome) => tries.inc({ outcome }),
    watch({ running, streams, pool, finds }) {
      const found: Gauge<'source'> = new Gauge({
        name: 'clothesline_assistant_finds',
        help: 'Assistant searches since the start, by source: cache or database.',
        labelNames: ['source'],
        registers,
        collect(): void {
          found.set({ source: 'cache' }, finds.cached);
          found.set({ source: 'store' }, finds.read);
        },
      });
      const gauge: Gauge = new Gauge({
        name: 'clothesline_running_requests',
        help: 'Requests that run.',
        registers,
        collect: (): void => gauge.set(running()),
      });
      const open: Gauge = new Gauge({
        name: 'clothesline_event_streams',
        help: 'Open server-sent event streams.',
        registers,
        collect: (): void => open.set(streams()),
      });
      const pooled: Gauge<'state'> = new Gauge({
        name: 'clothesline_pool_connections',
        help: 'PostgreSQL connections, and requests waiting for one.',
        labelNames: ['state'],
        registers,
        collect(): void {
          const state = pool();
          if (!state) return;
          pooled.set({ state: 'open' }, state.connections);
          pooled.set({ state: 'idle' }, state.idle);
          pooled.set({ state: 'waiting' }, state.waiting);
        },
      });
    },
    type: register.contentType,
    text: () => register.metrics(),
  };
}
