import { memberEndpoints as endpoints } from '@clothesline/api-client/members';
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { codeOf } from '../config/startError.js';
import type { Environment } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import { messages } from '../http/messages.js';
import { sendJson } from '../http/sendJson.js';
import type { MailContent } from '../mail/content.js';
import { idempotencyKey } from '../routes/idempotencyKey.js';
import { uniqueViolation } from '../store/errors.js';
import type { Tables } from '../store/tables.js';
import type { AccountParts } from './accountParts.js';
import { answerOnce } from './answerOnce.js';
import { signInPurpose, spendCode } from './codes.js';
import { readBodyAs } from './memberCall.js';
import { ownerOf, tellOfChange } from './owner.js';
import { hashOf } from './passwords.js';
import type { Session, User } from './sessions.js';

interface Change {
  what: Extract<MailContent, { kind: 'changed' }>['what'];
  set: { email: string } | { password_hash: string | null };
  /** A code, and where it was mailed. */
  proof?: { email: string; code: string };
}

/** The calls that change how somebody signs in. Each tells the address that the account had before. */
export function securityCalls({ store, secret, sessions, limiter, account, mailer, now }: AccountParts) {
  /**
   * Changes the account, ends its other sessions, and tells the address that it had; once for each key. Throws a
   * `HttpError` (422) where `code` is not the one that was mailed to `email`.
   */
  async function change(c: Context<Environment>, session: Session, { what, set, proof }: Change): Promise<Response> {
    const { user } = session;
    if (proof) await limiter.onSignIn(c, proof.email);
    const write = {
      caller: `user ${user.id}`,
      key: idempotencyKey(c),
      // Not the password: the store would hold a quick hash of it.
      content: [c.req.method, c.req.path, proof],
    };
    const changed = await answerOnce(store, write, async (db) => {
      // A wrong try is no error: its count must be committed.
      if (proof) {
        const { email, code } = proof;
        if (!(await spendCode(db, code, { email, purpose: signInPurpose, secret, now: now() }))) return null;
      }
      const row = await update(db, user.id, { ...set, updated_at: now() });
      await tellOfChange(db, session, what, now());
      return account(c, row);
    });
    if (changed === null) {
      throw new HttpError(422, messages.wrongCode, { issues: [{ path: 'code', message: messages.wrongCode }] });
    }
    mailer.wake();
    return sendJson(c, changed);
  }

  return {
    async changeEmail(c: Context<Environment>) {
      const session = await ownerOf(c, sessions);
      const { email, code } = await readBodyAs(c, endpoints.changeEmail.body);
      return change(c, session, { what: 'email', set: { email }, proof: { email, code } });
    },

    async setPassword(c: Context<Environment>) {
      const session = await ownerOf(c, sessions);
      const { password, code } = await readBodyAs(c, endpoints.setPassword.body);
      const set = { password_hash: await hashOf(password) };
      return change(c, session, { what: 'password', set, proof: { email: session.user.email, code } });
    },

    async removePassword(c: Context<Environment>) {
      const session = await ownerOf(c, sessions);
      await readBodyAs(c, endpoints.removePassword.body);
      return change(c, session, { what: 'no password', set: { password_hash: null } });
    },
  };
}

/** Throws a `HttpError` (409) where another account has the address. */
async function update(
  db: Kysely<Tables>,
  id: number,
  set: { email?: string; password_hash?: string | null; updated_at: Date },
): Promise<User> {
  try {
    return await db.updateTable('users').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
  } catch (error) {
    if (codeOf(error) !== uniqueViolation) throw error;
    throw new HttpError(409, messages.emailTaken, { issues: [{ path: 'email', message: messages.emailTaken }] });
  }
}
