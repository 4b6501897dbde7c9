import type { Kysely } from 'kysely';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Tables } from '../store/tables.js';
import { sign, hashToken } from '../security/sign.js';

/** Milliseconds that a challenge can be answered. */
export const challengeLifetime = 300_000;

/** Bytes of a challenge's parts, in order: expiry, nonce, and signature of both. */
const timeBytes = 6;
const headBytes = timeBytes + 16;

/** Purpose and owner of a challenge: it is worth nothing for another. */
export interface ChallengeKey {
  purpose: 'add' | 'prove' | 'sign in';
  /** A session, or a browser without one. */
  owner: string;
  /** Origin of the page that requested it. */
  origin: string;
}

export interface ChallengeParts {
  secret: string;
  now: Date;
}

/** Makes a challenge, as base64url. Stores nothing until it is spent, so that requests for challenges fill no table. */
export function issueChallenge(of: ChallengeKey, { secret, now }: ChallengeParts): string {
  const head = randomBytes(headBytes);
  head.writeUIntBE(now.getTime() + challengeLifetime, 0, timeBytes);
  return Buffer.concat([head, signHead(head, of, secret)]).toString('base64url');
}

/** Whether it is a challenge of ours that still works; true once. */
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
