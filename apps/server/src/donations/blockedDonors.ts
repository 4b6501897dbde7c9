import type { Context, MiddlewareHandler } from 'hono';
import type { Sessions } from '../accounts/sessions.js';
import type { Environment } from '../http/environment.js';
import type { Database } from '../store/database.js';
import { readBlocked } from '../accounts/blocks.js';

export function withBlockedDonors(sessions: Sessions, database: Pick<Database, 'db'>): MiddlewareHandler<Environment> {
  return async (c, next) => {
    const viewer = c.req.method === 'GET' ? await sessions.findViewer(c) : undefined;
    const { all } = viewer ? await readBlocked(database.db, viewer.id) : { all: new Set<number>() };
    if (all.size === 0) return next();
    c.set('blockedDonors', all);
    await next();
    c.res.headers.set('Cache-Control', 'private, no-store');
    c.res.headers.delete('ETag');
  };
}

export function blockedDonors(c: Context<Environment>): number[] {
  return [...(c.get('blockedDonors') ?? [])];
}
