import { memberEndpoints as endpoints, type Account, type Proof } from '@clothesline/api-client/members';
import type { Context } from 'hono';
import type { Environment } from '../http/environment.js';
import { messages } from '../http/messages.js';
import { sendJson } from '../http/sendJson.js';
import type { MailContent } from '../mail/content.js';
import { idempotencyKey } from '../routes/idempotencyKey.js';
import type { AccountParts } from './accountParts.js';
import { answerOnce } from './answerOnce.js';
import { signInPurpose, spendCode, tryCode } from './codes.js';
import { readBodyAs } from './memberCall.js';
import { ownerOf, tellOfChange } from './owner.js';
import { hashOf } from './passwords.js';
import { createProofs, rejectWrong, type Wrong } from './proofs.js';
import type { Session } from './sessions.js';
import { createBeginSession } from './signInAs.js';
import { rejectReserved, rejectTaken, spendUndo } from './undo.js';

interface Change {
  what: Extract<MailContent, { kind: 'changed' }>['what'];
  set: { email: string } | { password_hash: string | null };
  proof: Proof;
  /** The code that was mailed to the address which the account gets. */
  code?: string;
}

/** The calls that change how somebody signs in. Each tells the address that the account had before. */
export function securityCalls(parts: AccountParts) {
  const { store, secret, sessions, limiter, account, mailer, now } = parts;
  const readProof = createProofs(parts);
  const beginSession = createBeginSession(parts);

  /**
   * Changes the account, ends its sessions but for a new one of the caller's, and tells the address that it had; once for each key. Throws a
   * `HttpError` (422) where a code or the proof is wrong.
   */
  async function change(c: Context<Environment>, session: Session, { what, set, proof, code = '' }: Change) {
    const { user } = session;
    const { spend, giveBack } = await readProof(c, session, proof);
    const write = {
      caller: `user ${user.id}`,
      key: idempotencyKey(c),
      // Not the password: the store would hold a quick hash of it.
      content: [c.req.method, c.req.path, proof.code, code, 'email' in set && set.email],
    };
    const changed = await answerOnce(store, write, async (db): Promise<Account | Wrong> => {
      const at = now();
      // A wrong proof leaves the other code as it is.
      const sent = 'email' in set && {
        email: set.email,
        purpose: signInPurpose,
        secret,
        now: at,
        caller: limiter.callerOf(c, set.email),
      };
      if (sent && !(await tryCode(db, code, sent))) return { issue: { path: 'code', message: messages.wrongCode } };
      if (sent) await rejectReserved(db, sent.email, { userId: user.id, now: at });
      const issue = await spend(db);
      if (issue) return { issue };
      if (sent) await spendCode(db, code, sent);
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
      const session = await ownerOf(c, sessions);
      const { email, code, proof } = await readBodyAs(c, endpoints.changeEmail.body);
      const giveBack = await limiter.onSignIn(c, email);
      const response = await change(c, session, { what: 'email', set: { email }, proof, code });
      await giveBack();
      return response;
    },

    async setPassword(c: Context<Environment>) {
      const session = await ownerOf(c, sessions);
      const { password, proof } = await readBodyAs(c, endpoints.setPassword.body);
      const set = { password_hash: await hashOf(password) };
      return change(c, session, { what: 'password', set, proof });
    },

    async removePassword(c: Context<Environment>) {
      const session = await ownerOf(c, sessions);
      const { proof } = await readBodyAs(c, endpoints.removePassword.body);
      return change(c, session, { what: 'no password', set: { password_hash: null }, proof });
    },

    async undoChange(c: Context<Environment>) {
      const { token } = await readBodyAs(c, endpoints.undoChange.body);
      await limiter.onSignIn(c, `undo ${token}`);
      const isDone = await store.transaction((db) => spendUndo(db, token, now()));
      if (!isDone) rejectWrong({ issue: { path: 'token', message: messages.undoOver } });
      return sendJson(c, { success: true });
    },
  };
}
