import { issueAt } from '@clothesline/api-client/members';
import { idempotencyKeyPattern } from '@clothesline/api-client/contract';
import type { Context } from 'hono';
import { HttpError } from './httpError.js';

export function idempotencyKey(c: Context): string | undefined {
  const key = c.req.header('Idempotency-Key');
  if (key === undefined || idempotencyKeyPattern.test(key)) return key;
  throw new HttpError(400, 'checkInput', { issues: issueAt('Idempotency-Key', 'badKey') });
}
