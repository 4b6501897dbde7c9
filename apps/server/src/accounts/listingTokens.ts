import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { Environment } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import type { Database } from '../store/database.js';
import type { Tables } from '../store/tables.js';
import { hashToken } from '../security/sign.js';
import { rejectRestricted, type User } from './sessions.js';

const lifetime = 3_600_000;

export interface TokenOwner {
  userId: number;
  origin: string;
  now: Date;
}

/** Issues a token that can only list donations, limited to a single origin. Stored as a hash. */
export async function issueListingToken(
  db: Kysely<Tables>,
  { userId, origin, now }: TokenOwner,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + lifetime);
  await db
    .insertInto('listing_tokens')
    .values({ token_hash: hashToken(token), user_id: userId, origin, expires_at: expiresAt })
    .execute();
  return { token, expiresAt };
}

export function readOrigin(c: Context): string {
  return c.req.header('Origin') ?? '';
}

export interface TokenParts {
  database: Pick<Database, 'db'>;
  now: () => Date;
}

/**
 * Finds the owner of the request's token, if any. Throws an `HttpError`: 401 if the token is invalid or belongs to
 * another origin, 403 if the account isn't allowed to write.
 */
export async function tokenOwner(c: Context<Environment>, { database, now }: TokenParts): Promise<User | undefined> {
  // other schemes may be used by a proxy in front of us
  const authorization = c.req.header('Authorization') ?? '';
  if (!/^Bearer\b/i.test(authorization)) return undefined;
  const token = authorization.slice('Bearer'.length).trim();
  const user = await database.db
    .selectFrom('listing_tokens')
    .innerJoin('users', 'users.id', 'listing_tokens.user_id')
    .selectAll('users')
    .where('token_hash', '=', hashToken(token))
    .where('origin', '=', readOrigin(c))
    .where('expires_at', '>', now())
    .executeTakeFirst();
  if (!user) throw new HttpError(401, 'signIn');
  rejectRestricted(user);
  return user;
}
