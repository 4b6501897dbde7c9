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
import { requireOwner, tellOfChange } from './owner.js';
import { hashNewPassword } from './passwords.js';
import { createProofs, rejectWrong, type Wrong } from './proofs.js';
import type { Session } from './sessions.js';
import { createBeginSession } from './createSignIn.js';
import { rejectReserved, rejectTaken, spendUndo } from './undo.js';

interface Change {
  what: Extract<MailContent, { kind: 'changed' }>['what'];
  proof: Proof;
  /** The address that the account gets, and the code that was mailed there. */
  moved?: { email: string; code: string };
  /** The new password; null for none. */
  password?: string | null;
}

/** Calls that change how an account signs in. Each mails the address that it had before. */
export function securityCalls(parts: AccountParts) {
  const { database, secret, sessions, limiter, account, mailer, keepAccount, now } = parts;
  const readProof = createProofs(parts);
  const beginSession = createBeginSession(parts);

  /**
   * Changes the account once per key, ends its sessions except for a new one of the caller, and mails its previous
   * address. Throws an `HttpError` (422) if a code or the proof is wrong.
   */
  async function change(c: Context<Environment>, session: Session, { what, proof, moved, password }: Change) {
    const { user } = session;
    const { spend, giveBack } = await readProof(c, session, proof);
    // After the limit: it takes long.
    const hash = typeof password === 'string' ? await hashNewPassword(password, readCaller(c) ?? '') : password;
    const set = { ...(moved && { email: moved.email }), ...(hash !== undefined && { password_hash: hash }) };
    // Not the password: the store would hold a quick hash of it.
    const sent = [proof.code, moved];
    const changed = await answerOnce(database, { c, user, sent }, async (db): Promise<Account | Wrong> => {
      const at = now();
      // A wrong proof leaves the other code as it is.
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
      const changedUser = await rejectTaken(row.executeTakeFirstOrThrow());
      await tellOfChange(db, user, what, at);
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
        const userId = await spendUndo(db, token, now());
        if (userId !== undefined) await keepAccount(db, userId, now());
        return userId;
      });
      if (undone === undefined) throw wrongField(422, 'token', 'undoOver');
      return sendJson(c, { success: true });
    },
  };
}
