import type { Proof } from '@clothesline/api-client/members';
import type { Issue } from '@clothesline/api-client/contract';
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { Environment } from '../http/environment.js';
import { HttpError, type PlainErrorCode, toText } from '../http/httpError.js';
import { readCaller, type GiveBack } from '../limits/limits.js';
import type { Tables } from '../store/tables.js';
import type { AccountParts } from './accountParts.js';
import { signInPurpose, spendCode } from './codes.js';
import { spendSignature } from './passkeys.js';
import { isPassword } from './passwords.js';
import { relyingParty } from './relyingParty.js';
import type { Session } from './sessions.js';

export interface ReadProof {
  /**
   * Consumes the proof in the same transaction as the change. A wrong proof resolves to an issue and counts as an
   * attempt.
   */
  spend: (db: Kysely<Tables>) => Promise<Issue | undefined>;
  giveBack: GiveBack;
}

/** This is returned rather than thrown, otherwise a rollback would discard the attempt. */
export interface Wrong {
  issue: Issue;
}

export function rejectWrong<Answer extends object>(answer: Answer | Wrong): asserts answer is Answer {
  if ('issue' in answer) throw new HttpError(422, answer.issue, { issues: [answer.issue] });
}

export const proofChallenge = ({ id }: Session, origin: string) =>
  ({ purpose: 'prove', owner: `session ${id}`, origin }) as const;

export function createProofs({ secret, limiter, origins, now }: AccountParts) {
  return async function read(
    c: Context<Environment>,
    session: Session,
    { code = '', password, credential }: Proof,
  ): Promise<ReadProof> {
    const { user } = session;
    const giveBack = await limiter.onSignIn(c, user.email);
    if (password !== undefined) {
      const isRight = await isPassword(user.password_hash, password, readCaller(c) ?? '');
      return { giveBack, spend: async () => wrong(isRight, 'password', 'wrongOwnPassword') };
    }
    if (credential) {
      const site = relyingParty(c, origins);
      const answered = { of: proofChallenge(session, site.origin), site, secret, now: now() };
      const isOwn = async (db: Kysely<Tables>) => (await spendSignature(db, credential, answered)) === user.id;
      return { giveBack, spend: async (db) => wrong(await isOwn(db), 'credential', 'wrongPasskey') };
    }
    const caller = limiter.caller(c, user.email);
    const sent = { email: user.email, purpose: signInPurpose, secret, now: now(), caller };
    return { giveBack, spend: async (db) => wrong(await spendCode(db, code, sent), 'code', 'wrongCode') };
  };
}

function wrong(isRight: boolean, kind: keyof Proof, code: PlainErrorCode): Issue | undefined {
  return isRight ? undefined : { path: `proof.${kind}`, ...toText(code) };
}
