import { memberLimits } from '@clothesline/api-client/members';
import type { Kysely } from 'kysely';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { allowance } from '../limits/limits.js';
import { codeLifetime } from '../mail/content.js';
import { takeAllowances } from '../limits/takeAllowances.js';
import type { Tables } from '../store/tables.js';
import { sign } from '../security/sign.js';

/** Ms after a mail in which the same code is not mailed again; longer if strangers request many. */
const mailPause = 60_000;
const busyPause = codeLifetime;

/** Attempts per code by all callers together; each caller has `memberLimits.codeAttempts`. */
const mostTries = 50;

/** The purpose of a code that signs in. It also proves that an account gets its mail, before a change of sign-in. */
export const signInPurpose = 'code';

export interface CodeKey {
  /** In lower case. */
  email: string;
  /** Purpose of the code: it is worth nothing for another. */
  purpose: string;
  secret: string;
  now: Date;
}

/** Code and link of a mail. */
export interface IssuedCode {
  code: string;
  /** Does the same as the code, in the mail's link. It cannot be guessed, so it is never counted. */
  secret: string;
}

/** Field for a mailed code. */
export interface TriedCode extends CodeKey {
  /** A browser that signed in to this address before, or a network. Each has its own attempts. */
  caller: { key: string; isKnown: boolean };
}

/**
 * Returns the code to mail for an address; undefined if it was mailed a moment ago. Repeated requests within its
 * lifetime return the same code, so that late mails work and strangers cannot replace the code that its owner types.
 * The database holds only a seed, from which a secret derives the digits.
 */
export async function issueCode(
  db: Kysely<Tables>,
  sent: CodeKey & { isBusy?: boolean },
): Promise<IssuedCode | undefined> {
  const { email, purpose, now, isBusy = false } = sent;
  const times = { mailed_at: now, expires_at: new Date(now.getTime() + 2 * codeLifetime) };
  const fresh = { seed: randomBytes(16).toString('base64url'), attempts: 0, ...times };
  const latest = new Date(now.getTime() - (isBusy ? busyPause : mailPause));
  // A used-up code is replaced after the same pause, so that wrong tries do not cause more mails.
  await db
    .deleteFrom('sign_in_codes')
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where((or) =>
      or.or([or('expires_at', '<=', now), or.and([or('attempts', '>=', mostTries), or('mailed_at', '<=', latest)])]),
    )
    .execute();
  const row = await db
    .insertInto('sign_in_codes')
    .values({ email, purpose, ...fresh })
    .onConflict((conflict) =>
      conflict.columns(['email', 'purpose']).doUpdateSet(times).where('sign_in_codes.mailed_at', '<=', latest),
    )
    .returning('seed')
    .executeTakeFirst();
  return row && deriveCodes(row.seed, sent)[0];
}

/** Whether this is the secret of a mailed link, and not a code. */
export const isLinkSecret = (code: string): boolean => code.length > memberLimits.codeDigits;

/**
 * Checks a code without using it up. Each caller has a number of attempts per mail, and all callers share another
 * number. Browsers that signed in before are not affected by others, and the secret of a link is not counted. Returns
 * the seed of the matching code.
 */
export async function tryCode(db: Kysely<Tables>, code: string, sent: TriedCode): Promise<string | undefined> {
  const { email, purpose, now, caller } = sent;
  const known = await db
    .selectFrom('sign_in_codes')
    .select(['seed', 'mailed_at'])
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!known) return undefined;
  const { seed, mailed_at: mailedAt } = known;
  const right = deriveCodes(seed, sent);
  if (isLinkSecret(code)) return right.some(({ secret }) => isSame(secret, code)) ? seed : undefined;
  const limit = { amount: memberLimits.codeAttempts, seconds: (2 * codeLifetime) / 1000 };
  const own = allowance('tries of a code', `${seed} ${mailedAt.getTime()} ${caller.key}`, limit);
  if (own && (await takeAllowances(db, [own])) > 0) return undefined;
  const { numUpdatedRows } = await db
    .updateTable('sign_in_codes')
    .set((set) => ({ attempts: set('attempts', '+', caller.isKnown ? 0 : 1) }))
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('seed', '=', seed)
    .where('attempts', '<', caller.isKnown ? mostTries + 1 : mostTries)
    .executeTakeFirst();
  return numUpdatedRows === 1n && right.some((one) => one.code === code) ? seed : undefined;
}

/** Checks a code, which works once. */
export async function spendCode(db: Kysely<Tables>, code: string, sent: TriedCode): Promise<boolean> {
  const seed = await tryCode(db, code, sent);
  if (seed === undefined) return false;
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_codes')
    .where('email', '=', sent.email)
    .where('purpose', '=', sent.purpose)
    .where('seed', '=', seed)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Returns the codes of the current and the previous period. Keyed, so that the table does not reveal them. */
function deriveCodes(seed: string, { email, purpose, secret, now }: CodeKey): IssuedCode[] {
  const span = Math.floor(now.getTime() / codeLifetime);
  return [span, span - 1].map((one) => {
    const digits =
      sign(secret, 'mailed code', purpose, email, seed, one).readUIntBE(0, 6) % 10 ** memberLimits.codeDigits;
    const ofLink = sign(secret, 'mailed link', purpose, email, seed, one).subarray(0, 16);
    return { code: String(digits).padStart(memberLimits.codeDigits, '0'), secret: ofLink.toString('base64url') };
  });
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
