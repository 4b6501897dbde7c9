import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { App } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import type { Metrics } from './metrics.js';

export function addMetrics(app: App, metrics: Metrics, token: string | undefined): void {
  app.get('/metrics', async (c) => {
    c.set('route', '/metrics');
    if (token === undefined || !isSame(c.req.header('Authorization') ?? '', `Bearer ${token}`)) {
      throw new HttpError(404, 'noSuchPage');
    }
    return c.body(await metrics.text(), 200, { 'Cache-Control': 'no-store', 'Content-Type': metrics.type });
  });
}

export function createMetricsApp(metrics: Metrics): Hono {
  return new Hono().get('/metrics', async (c) => c.body(await metrics.text(), 200, { 'Content-Type': metrics.type }));
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
