import type { MiddlewareHandler } from 'hono';
import { isKnown } from './entityTag.js';

const bodyHeaders = ['Content-Length', 'Content-Type', 'Content-Encoding'];

export const notModified: MiddlewareHandler = async (c, next) => {
  await next();
  const known = c.req.header('If-None-Match');
  const { method } = c.req;
  if (known === undefined || c.res.status !== 200 || (method !== 'GET' && method !== 'HEAD')) return;
  const tag = c.res.headers.get('ETag');
  if (tag === null || !isKnown(known, tag)) return;
  const { headers } = c.res;
  for (const name of bodyHeaders) headers.delete(name);
  c.res = undefined;
  c.res = new Response(null, { status: 304, headers });
};
