import { memberEndpoints } from '@clothesline/api-client/members';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAuthenticator } from '../testing/authenticator.js';
import { freshCode, member, visitor, type Answer, type Member, type Visitor } from '../testing/people.js';
import { aNeed } from '../testing/callTables.js';
import { aDevice } from '../testing/pushService.js';
import { hashNewPassword } from './passwords.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';

type Table = typeof memberEndpoints;
type OwnCall = { [Name in keyof Table]: Table[Name]['path'] extends `/api/me${string}` ? Name : never }[keyof Table];

const site = 'https://clothes.example';
const asOwn = { Origin: site };
const password = 'a clothespin in Noe Valley';

/** A person with all sign-in methods, and their devices. */
interface Owner {
  one: Member;
  device: ReturnType<typeof anAuthenticator>;
  passkey: number;
}

interface Row {
  /** Only a session, or also proof of ownership. */
  needs: 'session' | 'proof';
  /** The body besides the proof. */
  body?: (server: TestServer) => object | Promise<object>;
}

const newAddress = async (server: TestServer) => {
  const email = `${randomUUID()}@evil.example`;
  return { email, code: await freshCode(server, email) };
};

/** Requirements of all calls about one's own account. New calls need a row. */
const rows: Record<OwnCall, Row> = {
  getAccount: { needs: 'session' },
  listAlerts: { needs: 'session' },
  listOwnWishes: { needs: 'session' },
  getOwnOrganization: { needs: 'session' },
  setOrganization: {
    needs: 'session',
    body: () => ({ name: 'Thieves', address: 'Nowhere', hours: '', rules: '', contact: 'thief@evil.example' }),
  },
  removeOrganization: { needs: 'session' },
  saveNeeds: { needs: 'session', body: aNeed },
  getPush: { needs: 'session' },
  turnOnPush: { needs: 'session', body: () => aDevice() },
  turnOffPush: { needs: 'session' },
  updateAccount: { needs: 'session', body: () => ({ displayName: 'Thief' }) },
  changeEmail: { needs: 'proof', body: newAddress },
  setPassword: { needs: 'proof', body: () => ({ password: 'the password of a thief' }) },
  removePassword: { needs: 'proof' },
  listPasskeys: { needs: 'session' },
  prepareProof: { needs: 'session' },
  prepareNewPasskey: { needs: 'proof' },
  // Answers the challenge of `prepareNewPasskey`.
  addPasskey: { needs: 'proof' },
  renamePasskey: { needs: 'session', body: () => ({ name: 'Mine' }) },
  removePasskey: { needs: 'proof' },
  deleteAccount: { needs: 'proof' },
  restoreAccount: { needs: 'session' },
  exportAccount: { needs: 'session' },
};

describe('A stolen session', () => {
  let server: TestServer;
  let time = Date.now();
  let hash: string;
  /** The thief's own account. */
  let own: Owner;
  beforeAll(async () => {
    const origins = { publicUrl: site, allowedOrigins: [], embedOrigins: [] };
    server = await startTestServer({ origins, now: () => new Date(time) });
    hash = await hashNewPassword(password, '');
    own = await anOwner();
  });
  afterAll(() => server.stop());

  const codeTo = (email: string) => freshCode(server, email);

  async function anOwner(): Promise<Owner> {
    const one = await member(server, `${randomUUID()}@example.org`);
    const device = anAuthenticator(site);
    await server.parts.database.db.updateTable('users').set({ password_hash: hash }).where('id', '=', one.id).execute();
    const proof = { code: await codeTo(one.email) };
    const { json: options } = await one.call('POST', '/api/me/passkeys/options', { proof }, asOwn);
    const sent = { name: 'My phone', credential: device.create(options) };
    const { json: passkey } = await one.call('POST', '/api/me/passkeys', sent, asOwn);
    return { one, device, passkey: passkey.id };
  }

  /** A browser with a copy of the owner's cookies. */
  function createThief({ one }: Owner): Visitor {
    const thief = visitor(server.host);
    for (const [name, value] of one.cookies) thief.cookies.set(name, value);
    return thief;
  }

  /** All sign-in methods of an account. */
  async function ways({ one }: Owner) {
    const { db } = server.parts.database;
    const user = await db.selectFrom('users').select(['email', 'password_hash']).where('id', '=', one.id).execute();
    const passkeys = await db.selectFrom('passkeys').select('credential_id').where('user_id', '=', one.id).execute();
    return { user, passkeys };
  }

  async function make(who: Visitor, name: OwnCall, owner: Owner, proof?: object): Promise<Answer> {
    const { method, path } = memberEndpoints[name];
    const address = path.replace('{id}', String(owner.passkey));
    if (name !== 'addPasskey') {
      const body = { ...(await rows[name].body?.(server)), ...(proof && { proof }) };
      return who.call(method, address, method === 'GET' ? undefined : body, asOwn);
    }
    const { json: prepared } = await who.call('POST', '/api/me/passkeys/options', { proof }, asOwn);
    const { json: signIn } = await who.call('POST', '/api/auth/passkey-options', {}, asOwn);
    const challenge = prepared.challenge ?? signIn.challenge;
    const made = anAuthenticator(site).create({ challenge, rp: { id: 'clothes.example' }, user: { id: 'AAAA' } });
    return who.call(method, address, { name: 'Mine', credential: made }, asOwn);
  }

  it('is tested with every call under /api/me', () => {
    const own = Object.entries(memberEndpoints).filter(([, { path }]) => /^\/api\/me\b/.test(path));
    expect(Object.keys(rows).toSorted()).toEqual(own.map(([name]) => name).toSorted());
  });

  describe('cannot change sign-in methods', () => {
    it.each(Object.keys(rows) as OwnCall[])('by %s', async (name) => {
      const owner = await anOwner();
      const before = await ways(owner);
      const thief = createThief(owner);
      const signed = (await thief.call('POST', '/api/me/passkeys/proof', {}, asOwn)).json;
      const statuses: number[] = [];
      for (const proof of [
        undefined,
        { code: await codeTo(own.one.email) },
        { password: 'the password of a thief' },
        { credential: own.device.get(signed) },
      ]) {
        statuses.push((await make(thief, name, owner, proof)).status);
        expect(await ways(owner)).toEqual(before);
      }
      // The account is not being deleted, and has no organization.
      const wanted = { restoreAccount: 409, saveNeeds: 403 }[name as string] ?? 200;
      expect(statuses).toEqual(Array(4).fill(rows[name].needs === 'proof' ? 422 : wanted));
    });
  });

  const proofs: Record<string, (owner: Owner) => Promise<object>> = {
    code: async ({ one }) => ({ code: await codeTo(one.email) }),
    password: async () => ({ password }),
    passkey: async ({ one, device }) => {
      const { json } = await one.call('POST', '/api/me/passkeys/proof', {}, asOwn);
      return { credential: device.get(json) };
    },
  };
  const proven = (Object.keys(rows) as OwnCall[]).filter((name) => rows[name].needs === 'proof');
  it.each(proven.flatMap((name) => Object.keys(proofs).map((proof) => [name, proof] as const)))(
    'ends when the owner makes a change: %s by a %s',
    async (name, kindOfProof) => {
      const owner = await anOwner();
      const thief = createThief(owner);
      const answer = await make(owner.one, name, owner, await proofs[kindOfProof]?.(owner));
      expect(answer.status, JSON.stringify(answer.json)).toBe(name === 'addPasskey' ? 201 : 200);
      // A change ends all copies of the session, and gives the owner a new one.
      const isChange = name !== 'prepareNewPasskey';
      expect((await thief.call('GET', '/api/me')).status).toBe(isChange ? 401 : 200);
      expect((await owner.one.call('GET', '/api/me')).status).toBe(200);
    },
  );

  describe('with a stolen password', () => {
    const mailedUndo = async (email: string) => {
      const { db } = server.parts.database;
      const mails = await db
        .selectFrom('mails')
        .select('content')
        .where('recipient', '=', email)
        .orderBy('id')
        .execute();
      return JSON.parse(mails.at(-1)?.content ?? '{}').undo as string;
    };
    const undo = (token: string) => visitor(server.host).call('POST', '/api/auth/undo', { token });

    /** A thief who knows the password changes the email address, and adds a passkey. */
    async function takeOver() {
      const owner = await anOwner();
      time += 1000;
      const thief = createThief(owner);
      const moved = await newAddress(server);
      expect((await thief.call('POST', '/api/me/email', { ...moved, proof: { password } })).status).toBe(200);
      const link = await mailedUndo(owner.one.email);
      const device = anAuthenticator(site);
      const { json: options } = await thief.call('POST', '/api/me/passkeys/options', { proof: { password } }, asOwn);
      const credential = device.create(options);
      expect((await thief.call('POST', '/api/me/passkeys', { name: 'Mine', credential }, asOwn)).status).toBe(201);
      return { owner, thief, link, email: moved.email };
    }

    it('loses the account when the owner opens the mailed undo link', async () => {
      const { owner, thief, link, email } = await takeOver();
      const later = await mailedUndo(email);
      const otp = await codeTo(owner.one.email);
      const signIn = { email: owner.one.email, otp };
      // The address stays reserved for the account.
      const refused = await visitor(server.host).call('POST', '/api/auth/sign-in/email-otp', signIn);
      expect(refused.status).toBe(409);
      expect((await undo(link)).status).toBe(200);
      expect((await thief.call('GET', '/api/me')).status).toBe(401);
      const { user, passkeys } = await ways(owner);
      expect(user).toEqual([{ email: owner.one.email, password_hash: null }]);
      expect(passkeys).toEqual([{ credential_id: owner.device.credentialId }]);
      expect((await member(server, owner.one.email)).id).toBe(owner.one.id);
      // Neither link works again, including the one mailed to the thief.
      expect([(await undo(link)).status, (await undo(later)).status]).toEqual([422, 422]);
      expect((await ways(owner)).user[0]?.email).toBe(owner.one.email);
    });

    it('keeps the account if the link is seven days old', async () => {
      const { owner, link, email } = await takeOver();
      time += 7 * 86_400_000;
      expect((await undo(link)).status).toBe(422);
      expect((await ways(owner)).user[0]?.email).toBe(email);
    });
  });
});
