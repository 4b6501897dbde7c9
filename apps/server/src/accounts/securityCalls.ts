import { type Account, memberEndpoints as endpoints, type Proof } from '@clothesline/api-client/members';
import type { Context } from 'hono';
import { toText, wrongField } from '../http/httpError.js';
import type { Environment } from '../http/environment.js';
import { sendJson } from '../http/sendJson.js';
import { readCaller } from '../limits/limits.js';
import type { MailContent } from '../mail/content.js';
import type { AccountParts } from './accountParts.js';
import { answerOnce } from './answerOnce.js';
import { signInPurpose, spendCode, tryCode } from './codes.js';
import { readBodyAs } from './memberCall.js';
import { requireOwner, mailSecurityChange } from './owner.js';
import { hashNewPassword } from './passwords.js';
import { createProofs, rejectWrong, type Wrong } from './proofs.js';
import type { Session } from './sessions.js';
import { createBeginSession } from './createSignIn.js';
import { rejectReserved, rejectTakenEmail, redeemUndoLink } from './undo.js';

interface Change {
  what: Extract<MailContent, { kind: 'changed' }>['what'];
  proof: Proof;
  moved?: { email: string; code: string };
  password?: string | null;
}

/** Changes to how people sign in. Every change is reported to the previous address. */
export function securityCalls(parts: AccountParts) {
  const { database, secret, sessions, limiter, account, mailer, keepAccount, now } = parts;
  const readProof = createProofs(parts);
  const beginSession = createBeginSession(parts);

  /**
   * Runs a change once per idempotency key, replaces all sessions with a new session, and emails the previous address.
   * Throws a 422 `HttpError` if the code or proof is wrong.
   */
  async function change(c: Context<Environment>, session: Session, { what, proof, moved, password }: Change) {
    const { user } = session;
    const { spend, giveBack } = await readProof(c, session, proof);
    // hashing is slow, so check the rate limit first
    const hash = typeof password === 'string' ? await hashNewPassword(password, readCaller(c) ?? '') : password;
    const set = { ...(moved && { email: moved.email }), ...(hash !== undefined && { password_hash: hash }) };
    // Leave out the password. The stored request hash is fast to compute, so the password could be brute-forced from
    // it.
    const sent = [proof.code, moved];
    const changed = await answerOnce(database, { c, user, sent }, async (db): Promise<Account | Wrong> => {
      const at = now();
      // only check the code here, it must not be consumed if the proof is wrong
      const caller = limiter.caller(c, moved?.email ?? user.email);
      const mailed = moved && { email: moved.email, purpose: signInPurpose, secret, now: at, caller };
      if (mailed && !(await tryCode(db, moved.code, mailed))) {
        return { issue: { path: 'code', ...toText('wrongCode') } };
      }
      if (mailed) await rejectReserved(db, mailed.email, { userId: user.id, now: at });
      const issue = await spend(db);
      if (issue) return { issue };
      if (mailed) await spendCode(db, moved.code, mailed);
      const row = db
        .updateTable('users')
        .set({ ...set, updated_at: at })
        .where('id', '=', user.id)
        .returningAll();
      const changedUser = await rejectTakenEmail(row.executeTakeFirstOrThrow());
      await mailSecurityChange(db, user, what, at);
      return account(c, changedUser);
    });
    rejectWrong(changed);
    await giveBack();
    await beginSession(c, changed.email);
    mailer.wake();
    return sendJson(c, changed);
  }

  return {
    async changeEmail(c: Context<Environment>) {
      const session = await requireOwner(c, sessions);
      const { proof, ...moved } = await readBodyAs(c, endpoints.changeEmail.body);
      const giveBack = await limiter.onSignIn(c, moved.email);
      const response = await change(c, session, { what: 'email', moved, proof });
      await giveBack();
      return response;
    },

    async setPassword(c: Context<Environment>) {
      const session = await requireOwner(c, sessions);
      const { password, proof } = await readBodyAs(c, endpoints.setPassword.body);
      return change(c, session, { what: 'password', password, proof });
    },

    async removePassword(c: Context<Environment>) {
      const session = await requireOwner(c, sessions);
      const { proof } = await readBodyAs(c, endpoints.removePassword.body);
      return change(c, session, { what: 'no password', password: null, proof });
    },

    async undoChange(c: Context<Environment>) {
      const { token } = await readBodyAs(c, endpoints.undoChange.body);
      const undone = await database.change(async (db) => {
        const userId = await redeemUndoLink(db, token, now());
        if (userId !== undefined) await keepAccount(db, userId, now());
        return userId;
      });
      if (undone === undefined) throw wrongField(422, 'token', 'undoOver');
      return sendJson(c, { success: true });
    },
  };
}
