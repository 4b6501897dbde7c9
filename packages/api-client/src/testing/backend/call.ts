import { errorText } from '../../members/texts.js';
import * as z from 'zod/mini';
import { readIssues } from '../../contract/error.js';
import { HttpError } from './http.js';
import type { Store } from './store.js';

export interface Call {
  request: Request;
  url: URL;
  params: Record<string, string>;
  store: Store;
  now: Date;
  donorId?: number | undefined;
}

export function once<Answer extends object>(store: Store, request: Request, sent: object, work: () => Answer): Answer {
  const key = request.headers.get('Idempotency-Key');
  if (key === null) return work();
  if (!/^[A-Za-z0-9_-]{8,100}$/.test(key)) throw new HttpError(400, errorText('badKey'));
  const body = JSON.stringify({ ...sent, createdAt: undefined, timestamp: undefined });
  const known = store.answered.get(key);
  if (known && known.body !== body) {
    throw new HttpError(409, errorText('reusedKey'));
  }
  const answer = known ? (known.answer as Answer) : work();
  store.answered.set(key, { body, answer });
  return answer;
}

/** Throws a 400 with issues. */
export function checked<Schema extends z.core.$ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = z.safeParse(schema, input);
  if (result.success) return result.data;
  throw new HttpError(400, { ...errorText('checkInput'), issues: readIssues(result.error) });
}

export function readQuery(url: URL): Record<string, string> {
  return Object.fromEntries([...url.searchParams].reverse());
}
