import { issueAt, memberEndpoints as endpoints } from '@clothesline/api-client/members';
import type { Context } from 'hono';
import type { Environment } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import { sendJson } from '../http/sendJson.js';
import { sendList } from '../http/sendList.js';
import { readCaller } from '../limits/limits.js';
import { mailedLanguage } from '../language/mailedLanguage.js';
import { enqueueMail } from '../mail/outbox.js';
import type { AccountParts } from './accountParts.js';
import { isLinkSecret, issueCode, signInPurpose, spendCode } from './codes.js';
import { listDemoPeople, readDemoPerson } from './demoPeople.js';
import { readBodyAs } from './memberCall.js';
import { isPassword } from './passwords.js';
import { endSessions } from './sessions.js';
import { createSignIn } from './createSignIn.js';

export function sessionCalls(parts: AccountParts) {
  const { database, auth, secret, limiter, mailer, now, sessions, site } = parts;
  const signInAs = createSignIn(parts);
  // demo accounts are open to anyone and would defeat requiring an account
  const isOpen = parts.demo && !parts.isRequired;

  return {
    async sendCode(c: Context<Environment>) {
      const { email } = await readBodyAs(c, endpoints.sendCode.body);
      const { isBusy } = await limiter.onCode(c, email, 'sign in');
      // always respond identically so that callers can't find out which addresses have an account
      await database.transaction(async (transaction) => {
        const issued = await issueCode(transaction, { email, purpose: signInPurpose, secret, now: now(), isBusy });
        if (!issued) return;
        const language = await mailedLanguage(transaction, email, { c, site });
        const content = { kind: 'code' as const, code: issued.code, link: issued.secret, language };
        await enqueueMail(transaction, { to: email, content }, now());
      });
      mailer.wake();
      return sendJson(c, { success: true });
    },

    async signIn(c: Context<Environment>) {
      const { email, otp } = await readBodyAs(c, endpoints.signIn.body);
      const giveBack = isLinkSecret(otp) ? undefined : await limiter.onSignIn(c, email);
      const caller = limiter.caller(c, email);
      if (!(await spendCode(database.db, otp, { email, purpose: signInPurpose, secret, now: now(), caller }))) {
        const issues = issueAt('otp', 'wrongCode');
        throw new HttpError(422, 'wrongCode', { issues });
      }
      await giveBack?.();
      return signInAs(c, email);
    },

    async signInWithPassword(c: Context<Environment>) {
      const { email, password } = await readBodyAs(c, endpoints.signInWithPassword.body);
      const giveBack = await limiter.onSignIn(c, email);
      const user = await database.db
        .selectFrom('users')
        .select('password_hash')
        .where('email', '=', email)
        .executeTakeFirst();
      if (!(await isPassword(user?.password_hash, password, readCaller(c) ?? ''))) {
        const issues = issueAt('password', 'wrongPassword');
        throw new HttpError(422, 'wrongPassword', { issues });
      }
      await giveBack();
      return signInAs(c, email);
    },

    async signOut(c: Context<Environment>) {
      await readBodyAs(c, endpoints.signOut.body);
      const headers = new Headers({ cookie: c.req.header('Cookie') ?? '' });
      const { headers: told } = await auth.api.signOut({ headers, returnHeaders: true });
      for (const one of told.getSetCookie()) c.header('Set-Cookie', one, { append: true });
      return sendJson(c, { success: true });
    },

    async signOutEverywhere(c: Context<Environment>) {
      await readBodyAs(c, endpoints.signOutEverywhere.body);
      const { id } = await sessions.reader(c);
      await endSessions(database.db, id);
      return sendJson(c, { success: true });
    },

    async listDemoPeople(c: Context<Environment>) {
      return sendList(c, isOpen ? await listDemoPeople(database.db) : []);
    },

    async signInToDemo(c: Context<Environment>) {
      const { id } = await readBodyAs(c, endpoints.signInToDemo.body);
      const person = isOpen ? await readDemoPerson(database.db, id) : undefined;
      if (!person) throw new HttpError(404, 'notThere');
      await limiter.onDemo(c);
      return signInAs(c, person.email);
    },
  };
}
