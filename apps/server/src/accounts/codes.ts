import { memberLimits } from '@clothesline/api-client/members';
import { sql, type Kysely } from 'kysely';
import { createHmac, randomInt } from 'node:crypto';
import type { Tables } from '../store/tables.js';

/** Milliseconds that a code works. */
export const codeLifetime = 600_000;

/** The purpose of a code that signs in. It also shows that somebody gets an address's mail, to change how they sign in. */
export const signInPurpose = 'code';

/** A new code for an address; the one before works no more. The store holds only what it hashes to. */
export async function issueCode(db: Kysely<Tables>, { email, purpose, secret, now }: CodeOf): Promise<string> {
  const code = String(randomInt(10 ** memberLimits.codeDigits)).padStart(memberLimits.codeDigits, '0');
  const fresh = {
    code_hash: hash({ email, purpose, secret }, code),
    attempts: 0,
    expires_at: new Date(now.getTime() + codeLifetime),
  };
  await db
    .insertInto('sign_in_codes')
    .values({ email, ...fresh })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(fresh))
    .execute();
  return code;
}

export interface CodeOf {
  /** In lower case. */
  email: string;
  /** What it is for: it is worth nothing for anything else. */
  purpose: string;
  secret: string;
  now: Date;
}

/**
 * Tries a code, which stays as it is. Each try counts under the row's lock, so that tries at once use up the five as tries
 * one after the other do.
 */
export async function tryCode(db: Kysely<Tables>, code: string, { now, ...sent }: CodeOf): Promise<boolean> {
  const { rows } = await sql<{ code_hash: string }>`
    update sign_in_codes set attempts = attempts + 1
    where email = ${sent.email} and attempts < ${memberLimits.codeAttempts} and expires_at > ${now}::timestamptz
    returning code_hash`.execute(db);
  return rows[0]?.code_hash === hash(sent, code);
}

/** Tries a code: true once for the right one. */
export async function spendCode(db: Kysely<Tables>, code: string, sent: CodeOf): Promise<boolean> {
  if (!(await tryCode(db, code, sent))) return false;
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_codes')
    .where('email', '=', sent.email)
    .where('code_hash', '=', hash(sent, code))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Keyed: whoever reads the table alone cannot try all million codes. */
function hash({ email, purpose, secret }: Omit<CodeOf, 'now'>, code: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, email, code]))
    .digest('base64url');
}
