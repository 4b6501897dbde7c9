import { memberLimits } from '@clothesline/api-client/members';
import type { Kysely } from 'kysely';
import { randomBytes } from 'node:crypto';
import { errorCode } from '../config/startError.js';
import { type PlainErrorCode, wrongField } from '../http/httpError.js';
import { uniqueViolation } from '../store/errors.js';
import type { Tables } from '../store/tables.js';
import { rejectBarred } from './barred.js';
import { hashToken } from '../security/sign.js';
import { endSessions } from './sessions.js';

const lifetime = memberLimits.undoDays * 86_400_000;

export async function issueUndo(
  db: Kysely<Tables>,
  { id, email }: { id: number; email: string },
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + lifetime);
  await db
    .insertInto('undo_links')
    .values({ token_hash: hashToken(token), user_id: id, email, changed_at: now, expires_at: expiresAt })
    .execute();
  return token;
}

/**
 * Restores the previous address and ends all sessions. Also removes passwords, passkeys and undo links added since
 * then. Returns the account's ID, or `undefined` if the token is invalid.
 */
export async function redeemUndoLink(db: Kysely<Tables>, token: string, now: Date): Promise<number | undefined> {
  const link = await db
    .deleteFrom('undo_links')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (!link) return undefined;
  const { user_id: userId, email, changed_at: changedAt } = link;
  await db.deleteFrom('undo_links').where('user_id', '=', userId).where('changed_at', '>=', changedAt).execute();
  await db.deleteFrom('passkeys').where('user_id', '=', userId).where('created_at', '>=', changedAt).execute();
  await endSessions(db, userId);
  const undone = { email, password_hash: null, updated_at: now };
  await rejectTakenEmail(db.updateTable('users').set(undone).where('id', '=', userId).execute());
  return userId;
}

/**
 * Throws an `HttpError`: 409 while the address can still be reclaimed by its previous account, or 403 if its mailbox
 * belongs to a suspended account.
 */
export async function rejectReserved(
  db: Kysely<Tables>,
  email: string,
  { userId = 0, now }: { userId?: number; now: Date },
): Promise<void> {
  const link = await db
    .selectFrom('undo_links')
    .innerJoin('users', 'users.id', 'user_id')
    .select('user_id')
    .where('undo_links.email', '=', email)
    .where('users.email', '<>', email)
    .where('user_id', '<>', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (link) throw taken('emailMoved');
  await rejectBarred(db, email);
}

export async function rejectTakenEmail<Row>(write: Promise<Row>): Promise<Row> {
  try {
    return await write;
  } catch (error) {
    if (errorCode(error) !== uniqueViolation) throw error;
    throw taken('emailTaken');
  }
}

const taken = (code: PlainErrorCode) => wrongField(409, 'email', code);
