import { Hono } from 'hono';
import type { App, Environment } from '../http/environment.js';
import type { Database } from '../store/database.js';
import { addClientErrors, type ClientErrorParts } from './addClientErrors.js';
import { addHealth } from './addHealth.js';
import { addMetrics } from './addMetrics.js';
import type { Metrics } from './metrics.js';

interface Parts extends ClientErrorParts {
  database: Database;
  metrics: Metrics;
  metricsToken?: string | undefined;
}

export function observeRoutes(parts: Parts): App {
  const app: App = new Hono<Environment>();
  addClientErrors(app, parts);
  addHealth(app, parts.database);
  addMetrics(app, parts.metrics, parts.metricsToken);
  return app;
}
