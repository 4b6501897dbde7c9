import * as z from 'zod/mini';
import { issuesOf } from '../../contract/error.js';
import { HttpError } from './http.js';
import type { Store } from './store.js';

export interface Call {
  request: Request;
  url: URL;
  params: Record<string, string>;
  store: Store;
  now: Date;
  /** The id of whoever is signed in, where people have accounts: a donation is theirs whatever was sent. */
  donorId?: number | undefined;
}

/** Does what was asked, unless it was done before under the key that came with it. */
export function once<Answer extends object>(store: Store, request: Request, sent: object, work: () => Answer): Answer {
  const key = request.headers.get('Idempotency-Key');
  if (key === null) return work();
  if (!/^[A-Za-z0-9_-]{8,100}$/.test(key)) throw new HttpError(400, { message: 'This Idempotency-Key is none.' });
  const body = JSON.stringify({ ...sent, createdAt: undefined, timestamp: undefined });
  const known = store.answered.get(key);
  if (known && known.body !== body) {
    throw new HttpError(409, { message: 'This Idempotency-Key was used for something else.' });
  }
  // What was answered to the same body is of the same call.
  const answer = known ? (known.answer as Answer) : work();
  store.answered.set(key, { body, answer });
  return answer;
}

/** The input as the schema reads it, or the 400 that says what is wrong. */
export function checked<Schema extends z.core.$ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = z.safeParse(schema, input);
  if (result.success) return result.data;
  throw new HttpError(400, { message: 'Please check what you sent.', issues: issuesOf(result.error) });
}

/** The first value of each name of the query. */
export function queryOf(url: URL): Record<string, string> {
  return Object.fromEntries([...url.searchParams].reverse());
}
