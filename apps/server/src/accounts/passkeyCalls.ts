import {
  memberEndpoints as endpoints,
  memberLimits,
  type NewPasskeyOptions,
  type PasskeyOptions,
} from '@clothesline/api-client/members';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { randomBytes } from 'node:crypto';
import type { Environment } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import { messages } from '../http/messages.js';
import { sendJson } from '../http/sendJson.js';
import { sendList } from '../routes/sendList.js';
import { idempotencyKey } from '../routes/idempotencyKey.js';
import { isHttps } from '../security/origins.js';
import type { AccountParts } from './accountParts.js';
import { answerOnce, type WriteWork } from './answerOnce.js';
import { challengeLifetime, issueChallenge, spendChallenge } from './challenges.js';
import { signInPurpose, spendCode } from './codes.js';
import { pathIdOf, readBodyAs } from './memberCall.js';
import { ownerOf, tellOfChange } from './owner.js';
import {
  algorithms,
  challengeIn,
  readNewPasskey,
  readPasskeys,
  readSignature,
  toPasskey,
  userHandleOf,
} from './passkeys.js';
import { relyingPartyOf } from './relyingParty.js';
import type { Session } from './sessions.js';
import { createSignIn } from './signInAs.js';

/** The cookie of a browser that is about to sign in: a challenge works in no other. */
const browserCookie = 'clothesline.passkey';

/** The calls about passkeys: signing in with one, and those of an account. */
export function passkeyCalls(parts: AccountParts) {
  const { store, secret, sessions, limiter, mailer, origins, product, now } = parts;
  const signInAs = createSignIn(parts);

  /** Writes to the account of a session, once for each key. */
  function change<Answer>(c: Context<Environment>, { user }: Session, sent: unknown, work: WriteWork<Answer>) {
    const content = [c.req.method, c.req.path, sent];
    return answerOnce(store, { caller: `user ${user.id}`, key: idempotencyKey(c), content }, work);
  }

  const ofSession = ({ id }: Session, origin: string) => ({ purpose: 'add', owner: `session ${id}`, origin }) as const;
  const ofBrowser = (name: string, origin: string) =>
    ({ purpose: 'sign in', owner: `browser ${name}`, origin }) as const;

  return {
    async getPasskeyOptions(c: Context<Environment>) {
      await readBodyAs(c, endpoints.getPasskeyOptions.body);
      const site = relyingPartyOf(c, origins);
      const browser = browserOf(c) ?? randomBytes(16).toString('base64url');
      setCookie(c, browserCookie, browser, {
        path: '/api/auth',
        httpOnly: true,
        sameSite: 'Strict',
        secure: isHttps(origins),
        maxAge: challengeLifetime / 1000,
      });
      const options: PasskeyOptions = {
        challenge: issueChallenge(ofBrowser(browser, site.origin), { secret, now: now() }),
        rpId: site.id,
        timeout: challengeLifetime,
        userVerification: 'required',
      };
      return sendJson(c, options);
    },

    async signInWithPasskey(c: Context<Environment>) {
      const { credential } = await readBodyAs(c, endpoints.signInWithPasskey.body);
      await limiter.onSignIn(c, `passkey ${credential.id}`);
      const site = relyingPartyOf(c, origins);
      const challenge = challengeIn(credential) ?? '';
      const of = ofBrowser(browserOf(c) ?? '', site.origin);
      const isOurs = await spendChallenge(store.db, challenge, { ...of, secret, now: now() });
      const passkey = await store.db
        .selectFrom('passkeys')
        .selectAll()
        .where('credential_id', '=', credential.id)
        .executeTakeFirst();
      const counter = isOurs && passkey && (await readSignature(credential, passkey, { challenge, site }));
      if (!passkey || counter === undefined || counter === false) throw refused(messages.wrongPasskey);
      const { numUpdatedRows } = await store.db
        .updateTable('passkeys')
        .set({ counter, used_at: now() })
        .where('id', '=', passkey.id)
        // Of two at once with the same counter one is a copy.
        .where('counter', '=', passkey.counter)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw refused(messages.wrongPasskey);
      const { email } = await store.db
        .selectFrom('users')
        .select('email')
        .where('id', '=', passkey.user_id)
        .executeTakeFirstOrThrow();
      return signInAs(c, email);
    },

    async listPasskeys(c: Context<Environment>) {
      const { id } = await sessions.reader(c);
      return sendList(c, (await readPasskeys(store.db, id)).map(toPasskey));
    },

    async prepareNewPasskey(c: Context<Environment>) {
      const session = await ownerOf(c, sessions);
      const { user } = session;
      const { code } = await readBodyAs(c, endpoints.prepareNewPasskey.body);
      const site = relyingPartyOf(c, origins);
      await limiter.onSignIn(c, user.email);
      const options = await change(c, session, { code }, async (db): Promise<NewPasskeyOptions | null> => {
        // A wrong try is no error: its count must be committed.
        const proof = { email: user.email, purpose: signInPurpose, secret, now: now() };
        if (!(await spendCode(db, code, proof))) return null;
        const known = await readPasskeys(db, user.id);
        return {
          challenge: issueChallenge(ofSession(session, site.origin), { secret, now: now() }),
          rp: { id: site.id, name: product },
          user: { id: userHandleOf(user.id), name: user.email, displayName: user.display_name },
          pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
          timeout: challengeLifetime,
          attestation: 'none',
          excludeCredentials: known.map(({ credential_id: id }) => ({ id, type: 'public-key' })),
          authenticatorSelection: {
            residentKey: 'required',
            requireResidentKey: true,
            userVerification: 'required',
          },
        };
      });
      if (options === null) {
        throw new HttpError(422, messages.wrongCode, { issues: [{ path: 'code', message: messages.wrongCode }] });
      }
      return sendJson(c, options);
    },

    async addPasskey(c: Context<Environment>) {
      const session = await ownerOf(c, sessions);
      const { user } = session;
      const sent = await readBodyAs(c, endpoints.addPasskey.body);
      const site = relyingPartyOf(c, origins);
      await limiter.onSignIn(c, user.email);
      const challenge = challengeIn(sent.credential) ?? '';
      const added = await change(c, session, sent, async (db) => {
        // A refused answer is no error: its challenge stays spent.
        const of = ofSession(session, site.origin);
        if (!(await spendChallenge(db, challenge, { ...of, secret, now: now() }))) return null;
        const made = await readNewPasskey(sent.credential, { challenge, site });
        if (!made) return null;
        await db.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute();
        if ((await readPasskeys(db, user.id)).length >= memberLimits.passkeys) {
          throw new HttpError(409, messages.tooManyPasskeys);
        }
        const row = await db
          .insertInto('passkeys')
          .values({ ...made, user_id: user.id, rp_id: site.id, name: sent.name.trim(), created_at: now() })
          .onConflict((conflict) => conflict.column('credential_id').doNothing())
          .returningAll()
          .executeTakeFirst();
        if (!row) throw new HttpError(409, messages.knownPasskey);
        await tellOfChange(db, session, 'passkey', now());
        return toPasskey(row);
      });
      if (added === null) throw refused(messages.wrongNewPasskey);
      mailer.wake();
      return sendJson(c, added, { status: 201 });
    },

    async renamePasskey(c: Context<Environment>) {
      const session = await ownerOf(c, sessions);
      const id = pathIdOf(c, endpoints.renamePasskey.params);
      const sent = await readBodyAs(c, endpoints.renamePasskey.body);
      const renamed = await change(c, session, sent, async (db) => {
        const row = await db
          .updateTable('passkeys')
          .set({ name: sent.name.trim() })
          .where('id', '=', id)
          .where('user_id', '=', session.user.id)
          .returningAll()
          .executeTakeFirst();
        if (!row) throw new HttpError(404, messages.notThere);
        return toPasskey(row);
      });
      return sendJson(c, renamed);
    },

    async removePasskey(c: Context<Environment>) {
      const session = await ownerOf(c, sessions);
      const id = pathIdOf(c, endpoints.removePasskey.params);
      const sent = await readBodyAs(c, endpoints.removePasskey.body);
      await change(c, session, sent, async (db) => {
        const { numDeletedRows } = await db
          .deleteFrom('passkeys')
          .where('id', '=', id)
          .where('user_id', '=', session.user.id)
          .executeTakeFirst();
        if (numDeletedRows !== 1n) throw new HttpError(404, messages.notThere);
        await tellOfChange(db, session, 'no passkey', now());
        return {};
      });
      mailer.wake();
      return sendJson(c, {});
    },
  };
}

/** What the browser was called before; undefined where it has no name yet. */
function browserOf(c: Context): string | undefined {
  const name = getCookie(c, browserCookie);
  return name !== undefined && /^[\w-]{22}$/.test(name) ? name : undefined;
}

function refused(message: string): HttpError {
  return new HttpError(422, message, { issues: [{ path: 'credential', message }] });
}
