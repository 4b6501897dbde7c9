import type { Kysely } from 'kysely';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Tables } from '../store/tables.js';
import { sign, hashToken } from '../security/sign.js';

export const challengeLifetime = 300_000;

/** Sizes in bytes: a challenge starts with the expiry and a nonce, followed by a signature of both. */
const timeBytes = 6;
const headBytes = timeBytes + 16;

export interface ChallengeKey {
  purpose: 'add' | 'prove' | 'sign in';
  owner: string;
  origin: string;
}

export interface ChallengeParts {
  secret: string;
  now: Date;
}

/**
 * Challenges are signed instead of stored, otherwise mass requests could fill up a table. Only spent challenges are
 * recorded.
 */
export function issueChallenge(of: ChallengeKey, { secret, now }: ChallengeParts): string {
  const head = randomBytes(headBytes);
  head.writeUIntBE(now.getTime() + challengeLifetime, 0, timeBytes);
  return Buffer.concat([head, signHead(head, of, secret)]).toString('base64url');
}

/** Returns true if we issued the challenge and it hasn't expired. Works just once per challenge. */
export async function spendChallenge(
  db: Kysely<Tables>,
  challenge: string,
  { secret, now, ...of }: ChallengeKey & ChallengeParts,
): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url');
  const head = bytes.subarray(0, headBytes);
  const signature = signHead(head, of, secret);
  if (bytes.length !== headBytes + signature.length) return false;
  if (!timingSafeEqual(bytes.subarray(headBytes), signature)) return false;
  const expiresAt = head.readUIntBE(0, timeBytes);
  if (expiresAt <= now.getTime()) return false;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_challenges')
    .values({ challenge_hash: hashToken(bytes.toString('base64url')), expires_at: new Date(expiresAt) })
    .onConflict((conflict) => conflict.column('challenge_hash').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

function signHead(head: Buffer, { purpose, owner, origin }: ChallengeKey, secret: string): Buffer {
  return sign(secret, 'challenge', purpose, owner, origin, head.toString('base64url'));
}
