import {
  memberEndpoints as endpoints,
  memberLimits,
  type NewPasskeyOptions,
  type PasskeyOptions,
  errorText,
} from '@clothesline/api-client/members';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { randomBytes } from 'node:crypto';
import type { Environment } from '../http/environment.js';
import { HttpError, type PlainErrorCode, wrongField } from '../http/httpError.js';
import { sendJson } from '../http/sendJson.js';
import { sendList } from '../http/sendList.js';
import { isHttps } from '../security/origins.js';
import type { AccountParts } from './accountParts.js';
import { answerOnce, type WriteWork } from './answerOnce.js';
import { challengeLifetime, issueChallenge, spendChallenge } from './challenges.js';
import { cookieName } from './cookieName.js';
import { readPathId, readBodyAs } from './memberCall.js';
import { requireOwner, mailSecurityChange } from './owner.js';
import {
  algorithms,
  readChallenge,
  readNewPasskey,
  readPasskeys,
  spendSignature,
  toPasskey,
  encodeUserHandle,
} from './passkeys.js';
import { createProofs, proofChallenge, rejectWrong, type Wrong } from './proofs.js';
import { relyingParty } from './relyingParty.js';
import type { Session } from './sessions.js';
import { createBeginSession, createSignIn } from './createSignIn.js';

export function passkeyCalls(parts: AccountParts) {
  const { database, secret, sessions, limiter, mailer, origins, product, now } = parts;
  const signInAs = createSignIn(parts);
  const readProof = createProofs(parts);
  /** Ties challenges to the browser that requested them. */
  const browserCookie = cookieName('passkey', isHttps(origins));
  const beginSession = createBeginSession(parts);

  function change<Answer>(c: Context<Environment>, { user }: Session, sent: unknown, work: WriteWork<Answer>) {
    return answerOnce(database, { c, user, sent }, work);
  }

  const ofSession = ({ id }: Session, origin: string) => ({ purpose: 'add', owner: `session ${id}`, origin }) as const;
  const ofBrowser = (name: string, origin: string) =>
    ({ purpose: 'sign in', owner: `browser ${name}`, origin }) as const;

  return {
    async getPasskeyOptions(c: Context<Environment>) {
      await readBodyAs(c, endpoints.getPasskeyOptions.body);
      const site = relyingParty(c, origins);
      const browser = readBrowser(c, browserCookie) ?? randomBytes(16).toString('base64url');
      setCookie(c, browserCookie, browser, {
        path: '/',
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
      const giveBack = await limiter.onSignIn(c, `passkey ${credential.id}`);
      const site = relyingParty(c, origins);
      const of = ofBrowser(readBrowser(c, browserCookie) ?? '', site.origin);
      const userId = await spendSignature(database.db, credential, { of, site, secret, now: now() });
      if (userId === undefined) throw refused('wrongPasskey');
      await giveBack();
      const { email } = await database.db
        .selectFrom('users')
        .select('email')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      return signInAs(c, email);
    },

    async listPasskeys(c: Context<Environment>) {
      const { id } = await sessions.reader(c);
      return sendList(c, (await readPasskeys(database.db, id)).map(toPasskey));
    },

    async prepareProof(c: Context<Environment>) {
      const session = await requireOwner(c, sessions);
      await readBodyAs(c, endpoints.prepareProof.body);
      const site = relyingParty(c, origins);
      const options: PasskeyOptions = {
        challenge: issueChallenge(proofChallenge(session, site.origin), { secret, now: now() }),
        rpId: site.id,
        timeout: challengeLifetime,
        userVerification: 'required',
      };
      return sendJson(c, options);
    },

    async prepareNewPasskey(c: Context<Environment>) {
      const session = await requireOwner(c, sessions);
      const { user } = session;
      const { proof } = await readBodyAs(c, endpoints.prepareNewPasskey.body);
      const site = relyingParty(c, origins);
      const { spend, giveBack } = await readProof(c, session, proof);
      const options = await change(c, session, proof.code, async (db): Promise<NewPasskeyOptions | Wrong> => {
        const issue = await spend(db);
        if (issue) return { issue };
        const known = await readPasskeys(db, user.id);
        return {
          challenge: issueChallenge(ofSession(session, site.origin), { secret, now: now() }),
          rp: { id: site.id, name: product },
          user: { id: encodeUserHandle(user.id), name: user.email, displayName: user.display_name },
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
      rejectWrong(options);
      await giveBack();
      return sendJson(c, options);
    },

    async addPasskey(c: Context<Environment>) {
      const session = await requireOwner(c, sessions);
      const { user } = session;
      const sent = await readBodyAs(c, endpoints.addPasskey.body);
      const site = relyingParty(c, origins);
      const giveBack = await limiter.onSignIn(c, user.email);
      const challenge = readChallenge(sent.credential) ?? '';
      const added = await change(c, session, sent, async (db) => {
        const at = now();
        // Return null instead of throwing, as a rollback would make the challenge valid again.
        const of = ofSession(session, site.origin);
        if (!(await spendChallenge(db, challenge, { ...of, secret, now: at }))) return null;
        const made = await readNewPasskey(sent.credential, { challenge, site });
        if (!made) return null;
        await db.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute();
        if ((await readPasskeys(db, user.id)).length >= memberLimits.passkeys) {
          throw new HttpError(409, errorText('tooManyPasskeys', { most: memberLimits.passkeys }));
        }
        const row = await db
          .insertInto('passkeys')
          .values({ ...made, user_id: user.id, rp_id: site.id, name: sent.name.trim(), created_at: at })
          .onConflict((conflict) => conflict.column('credential_id').doNothing())
          .returningAll()
          .executeTakeFirst();
        if (!row) throw new HttpError(409, 'knownPasskey');
        await mailSecurityChange(db, session.user, 'passkey', at);
        return toPasskey(row);
      });
      if (added === null) throw refused('wrongNewPasskey');
      await giveBack();
      await beginSession(c, user.email);
      mailer.wake();
      return sendJson(c, added, { status: 201 });
    },

    async renamePasskey(c: Context<Environment>) {
      const session = await requireOwner(c, sessions);
      const id = readPathId(c, endpoints.renamePasskey.params);
      const sent = await readBodyAs(c, endpoints.renamePasskey.body);
      const renamed = await change(c, session, sent, async (db) => {
        const row = await db
          .updateTable('passkeys')
          .set({ name: sent.name.trim() })
          .where('id', '=', id)
          .where('user_id', '=', session.user.id)
          .returningAll()
          .executeTakeFirst();
        if (!row) throw new HttpError(404, 'notThere');
        return toPasskey(row);
      });
      return sendJson(c, renamed);
    },

    async removePasskey(c: Context<Environment>) {
      const session = await requireOwner(c, sessions);
      const id = readPathId(c, endpoints.removePasskey.params);
      const { proof } = await readBodyAs(c, endpoints.removePasskey.body);
      const { spend, giveBack } = await readProof(c, session, proof);
      const removed = await change(c, session, proof.code, async (db): Promise<object | Wrong> => {
        const row = await db
          .selectFrom('passkeys')
          .select('id')
          .where('id', '=', id)
          .where('user_id', '=', session.user.id)
          .executeTakeFirst();
        if (!row) throw new HttpError(404, 'notThere');
        const issue = await spend(db);
        if (issue) return { issue };
        const at = now();
        await db.deleteFrom('passkeys').where('id', '=', id).execute();
        await mailSecurityChange(db, session.user, 'no passkey', at);
        return {};
      });
      rejectWrong(removed);
      await giveBack();
      await beginSession(c, session.user.email);
      mailer.wake();
      return sendJson(c, {});
    },
  };
}

function readBrowser(c: Context, cookie: string): string | undefined {
  const name = getCookie(c, cookie);
  return name !== undefined && /^[\w-]{22}$/.test(name) ? name : undefined;
}

const refused = (code: PlainErrorCode) => wrongField(422, 'credential', code);
