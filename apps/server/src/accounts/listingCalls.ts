import { issueAt, listingEndpoints as endpoints } from '@clothesline/api-client/members';
import type { Context } from 'hono';
import type { Environment } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import { sendJson } from '../http/sendJson.js';
import { deviceLanguage } from '../language/pageLanguage.js';
import { mailedLanguage } from '../language/mailedLanguage.js';
import { enqueueMail } from '../mail/outbox.js';
import type { AccountParts } from './accountParts.js';
import { issueCode, spendCode } from './codes.js';
import { issueListingToken, readOrigin } from './listingTokens.js';
import { readBodyAs } from './memberCall.js';
import { rejectReserved } from './undo.js';

/** Lets people sign in on a charity's site in order to list donations there. */
export function listingCalls({ database, auth, secret, limiter, mailer, site: spoken, now }: AccountParts) {
  /** The embedding page can read this code. That's why it's only valid for its origin and doesn't start a session. */
  const describeCode = (email: string, origin: string) => ({
    email,
    purpose: `list from ${origin}`,
    secret,
    now: now(),
  });

  return {
    async sendListingCode(c: Context<Environment>) {
      const { email, language: asked } = await readBodyAs(c, endpoints.sendListingCode.body);
      const { isBusy } = await limiter.onCode(c, email, 'listing');
      const origin = readOrigin(c);
      const site = URL.canParse(origin) ? new URL(origin).host : null;
      await database.transaction(async (transaction) => {
        const issued = await issueCode(transaction, { ...describeCode(email, origin), isBusy });
        if (!issued) return;
        const language = await mailedLanguage(transaction, email, { c, site: spoken, asked });
        const content = { kind: 'listing code' as const, code: issued.code, site, language };
        await enqueueMail(transaction, { to: email, content }, now());
      });
      mailer.wake();
      return sendJson(c, { success: true });
    },

    async createListingToken(c: Context<Environment>) {
      const { email, code, language } = await readBodyAs(c, endpoints.createListingToken.body);
      const giveBack = await limiter.onSignIn(c, email);
      const origin = readOrigin(c);
      const caller = limiter.caller(c, email);
      if (!(await spendCode(database.db, code, { ...describeCode(email, origin), caller }))) {
        throw new HttpError(422, 'wrongCode', { issues: issueAt('code', 'wrongCode') });
      }
      await giveBack();
      await rejectReserved(database.db, email, { now: now() });
      const { userId } = await auth.api.accountOf({ body: { email, language: language ?? deviceLanguage(c, spoken) } });
      const { token, expiresAt } = await issueListingToken(database.db, { userId, origin, now: now() });
      return sendJson(c, { token, expiresAt: expiresAt.toISOString() });
    },
  };
}
