import { memberLimits } from '@clothesline/api-client/members';
import type { Kysely } from 'kysely';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { allowance } from '../limits/limits.js';
import { codeLifetime } from '../mail/content.js';
import { takeAllowances } from '../limits/takeAllowances.js';
import type { Tables } from '../store/tables.js';
import { sign } from '../security/sign.js';

/** Minimum delay before sending the same code again (in ms); longer if an address gets many requests */
const mailPause = 60_000;
const busyPause = codeLifetime;

const maxTries = 50;

export const signInPurpose = 'code';

export interface CodeKey {
  email: string;
  purpose: string;
  secret: string;
  now: Date;
}

export interface IssuedCode {
  code: string;
  /** Used in links. It's too long to guess, so attempts aren't limited. */
  secret: string;
}

export interface TriedCode extends CodeKey {
  /**
   * Either a browser that has signed in to this address before, or a network. Attempts are counted separately for each.
   */
  caller: { key: string; isKnown: boolean };
}

/**
 * Returns the code to send, or `undefined` if it was sent moments ago. Repeated requests return the same code, so
 * delayed emails still work and strangers can't invalidate it. The database only stores a seed; deriving the code takes
 * the secret.
 */
export async function issueCode(
  db: Kysely<Tables>,
  sent: CodeKey & { isBusy?: boolean },
): Promise<IssuedCode | undefined> {
  const { email, purpose, now, isBusy = false } = sent;
  const times = { mailed_at: now, expires_at: new Date(now.getTime() + 2 * codeLifetime) };
  const fresh = { seed: randomBytes(16).toString('base64url'), attempts: 0, ...times };
  const latest = new Date(now.getTime() - (isBusy ? busyPause : mailPause));
  // same delay as above, otherwise failed attempts would trigger extra emails
  await db
    .deleteFrom('sign_in_codes')
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where((or) =>
      or.or([or('expires_at', '<=', now), or.and([or('attempts', '>=', maxTries), or('mailed_at', '<=', latest)])]),
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

export const isLinkSecret = (code: string): boolean => code.length > memberLimits.codeDigits;

/**
 * Checks a code without using it up and returns its seed. Attempts are limited per caller and email as well as in
 * total. Strangers can't lock out known browsers, and link secrets don't count as attempts.
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
    .where('attempts', '<', caller.isKnown ? maxTries + 1 : maxTries)
    .executeTakeFirst();
  return numUpdatedRows === 1n && right.some((one) => one.code === code) ? seed : undefined;
}

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
