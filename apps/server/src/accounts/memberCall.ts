import { readIssues } from '@clothesline/api-client/contract';
import type { Context, Handler } from 'hono';
import { safeParse, type $ZodType, type output } from 'zod/v4/core';
import type { Environment } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import { readJson } from '../http/readJson.js';
import { rejectForms, rejectOtherSites } from '../security/crossOrigin.js';
import type { OriginLists } from '../security/origins.js';

/**
 * Wraps the handlers of account and hand-over calls. Responses are private and never cached, invalid input is a 422,
 * and writes from other sites are rejected unless `rejectPages` allows them.
 */
export function memberCall(
  origins: OriginLists,
  handler: (c: Context<Environment>) => Promise<Response>,
  rejectPages: (c: Context, lists: OriginLists) => void = rejectOtherSites,
): Handler<Environment> {
  return async (c) => {
    if (c.req.method !== 'GET') {
      rejectPages(c, origins);
      rejectForms(c);
    }
    try {
      const response = await handler(c);
      response.headers.set('Cache-Control', 'private, no-store');
      response.headers.delete('ETag');
      return response;
    } catch (error) {
      c.header('Cache-Control', 'private, no-store');
      if (error instanceof HttpError && error.status === 400) {
        throw new HttpError(422, error.body, { issues: error.body.issues, headers: error.headers });
      }
      throw error;
    }
  };
}

export function memberCalls(
  origins: OriginLists,
  calls: Record<string, (c: Context<Environment>) => Promise<Response>>,
  rejectPages?: (c: Context, lists: OriginLists) => void,
): Record<string, Handler<Environment>> {
  const wrapped = Object.entries(calls).map(([name, call]) => [name, memberCall(origins, call, rejectPages)]);
  return Object.fromEntries(wrapped);
}

export function read<Schema extends $ZodType>(schema: Schema, input: unknown): output<Schema> {
  const result = safeParse(schema, input);
  if (result.success) return result.data;
  throw new HttpError(422, 'checkInput', { issues: readIssues(result.error) });
}

export function readPathId(c: Context, schema: $ZodType<{ id: number }>): number {
  const result = safeParse(schema, c.req.param());
  if (result.success && c.req.param('id') === String(result.data.id)) return result.data.id;
  throw new HttpError(404, 'notThere');
}

export async function readBodyAs<Schema extends $ZodType>(
  c: Context<Environment>,
  schema: Schema,
): Promise<output<Schema>> {
  const { headers } = c.req.raw;
  const hasBody = Number(headers.get('Content-Length') ?? 0) > 0 || headers.has('Transfer-Encoding');
  if (!hasBody && c.env?.startRunning?.() === false) {
    throw new HttpError(503, 'busy', { headers: { 'Retry-After': '1' } });
  }
  return read(schema, hasBody ? await readJson(c) : {});
}
