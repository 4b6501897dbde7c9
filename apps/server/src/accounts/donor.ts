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

/** First id of an account (see the migration). */
const firstAccountId = 10_000;

/** Finds the account that lists a donation. Throws an `HttpError` (401, 403). */
export async function findDonor(c: Context<Environment>, rule: DonorRule): Promise<User | undefined> {
  const owner = await tokenOwner(c, rule);
  if (owner) return owner;
  const { sessions, isRequired } = rule;
  if (!isRequired && !(await sessions.findUser(c))) return undefined;
  return sessions.writer(c);
}

/** Returns the given id for an anonymous caller, unless an account has it. */
export async function withoutAccount(db: Kysely<Tables>, userId: number): Promise<number> {
  if (userId === defaultUserId) return userId;
  const account = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
  return account || userId >= firstAccountId ? defaultUserId : userId;
}
