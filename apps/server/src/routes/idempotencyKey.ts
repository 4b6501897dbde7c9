import { idempotencyKeyPattern } from '@clothesline/api-client/contract';
import type { Context } from 'hono';
import { messages } from '../http/messages.js';
import { Refusal } from '../http/refusal.js';

/** The caller's own name for a write, by which a second try is known. Throws a `Refusal` (400) where it is none. */
export function idempotencyKey(c: Context): string | undefined {
  const key = c.req.header('Idempotency-Key');
  if (key === undefined || idempotencyKeyPattern.test(key)) return key;
  throw new Refusal(400, messages.checkInput, { issues: [{ path: 'Idempotency-Key', message: messages.badKey }] });
}
