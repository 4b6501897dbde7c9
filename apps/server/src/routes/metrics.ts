import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { App, Environment } from '../http/environment.js';
import { messages } from '../http/messages.js';
import { Refusal } from '../http/refusal.js';
import type { Metrics } from '../observe/metrics.js';

/**
 * `/metrics` in Prometheus' text format: for whoever has the token, or, where there is none, for this machine alone. To
 * all others it is not there.
 */
export function addMetrics(app: App, metrics: Metrics, token: string | undefined): void {
  app.get('/metrics', async (c) => {
    c.set('route', '/metrics');
    if (!mayRead(c, token)) throw new Refusal(404, messages.noSuchPage);
    c.header('Cache-Control', 'no-store');
    c.header('Content-Type', metrics.type);
    return c.body(await metrics.text());
  });
}

function mayRead(c: Context<Environment>, token: string | undefined): boolean {
  if (token !== undefined) return isSame(c.req.header('Authorization') ?? '', `Bearer ${token}`);
  return c.env?.isDirect === true && /^(::ffff:)?127\.|^::1$/.test(c.env.address ?? '');
}

/** Whether two secrets are one, in a time that does not tell where they differ. */
function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
