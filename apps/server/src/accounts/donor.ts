import { defaultUserId } from '@clothesline/api-client/contract';
import type { Context } from 'hono';
import type { Environment } from '../http/environment.js';
import { tokenOwner, type TokenParts } from './listingTokens.js';
import type { Sessions, User } from './sessions.js';

/** Who may list donations. */
export interface DonorRule extends TokenParts {
  sessions: Sessions;
  /** Whether it needs an account. */
  isRequired: boolean;
}

/** Ids from here on are of accounts (see the migration). */
const firstAccountId = 10_000;

/** Whoever lists a donation; undefined for somebody without an account. Throws a `HttpError` (401, 403). */
export async function donorOf(c: Context<Environment>, rule: DonorRule): Promise<User | undefined> {
  const owner = await tokenOwner(c, rule);
  if (owner) return owner;
  const { sessions, isRequired } = rule;
  if (!isRequired && !(await sessions.userOf(c))) return undefined;
  return sessions.writer(c);
}

/** The id that somebody without an account lists under: what they sent, but nobody's who has an account. */
export function withoutAccount(userId: number): number {
  return userId < firstAccountId ? userId : defaultUserId;
}
