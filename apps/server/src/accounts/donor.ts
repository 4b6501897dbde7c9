import { defaultUserId } from '@clothesline/api-client/contract';
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { Environment } from '../http/environment.js';
import type { Tables } from '../store/tables.js';
import { tokenOwner, type TokenParts } from './listingTokens.js';
import type { Sessions, User } from './sessions.js';

export interface DonorRule extends TokenParts {
  sessions: Sessions;
  isRequired: boolean;
}

/** The first account ID. Must match the migration. */
const firstAccountId = 10_000;

/** Determines which account a new donation belongs to. Throws an `HttpError` (401, 403). */
export async function findDonor(c: Context<Environment>, rule: DonorRule): Promise<User | undefined> {
  const owner = await tokenOwner(c, rule);
  if (owner) return owner;
  const { sessions, isRequired } = rule;
  if (!isRequired && !(await sessions.findUser(c))) return undefined;
  return sessions.writer(c);
}

/**
 * Anonymous callers may pick any user ID that isn't an account's. Otherwise they could list donations in someone's
 * name.
 */
export async function withoutAccount(db: Kysely<Tables>, userId: number): Promise<number> {
  if (userId === defaultUserId) return userId;
  const account = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
  return account || userId >= firstAccountId ? defaultUserId : userId;
}
