import { memberLimits } from '@clothesline/api-client/members';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standardAreas } from '../areas/areas.js';
import { openDatabase } from '../openDatabase.js';
import { copyByBackup } from '../testing/copyByBackup.js';
import { anAuthenticator, type Authenticator, type Oddities } from '../testing/authenticator.js';
import { makersStatement } from '../testing/makersStatement.js';
import { freshCode, mailedCode, member, visitor, type Member, type Visitor } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';
import { makePlace, type StorePlace } from '../testing/stores.js';
import { addDemoPeople } from './demoPeople.js';
import { tidy } from '../operate/retention/tidy.js';

const site = 'https://clothes.example';
const asOwn = { Origin: site };

describe('Passkeys', () => {
  let server: TestServer;
  let from: StorePlace;
  let time = Date.now();
  beforeAll(async () => {
    const origins = { publicUrl: site, allowedOrigins: ['https://friend.example'], embedOrigins: [] };
    const accounts = {
      secret: 'of a test',
      mailer: { wake: () => {} },
      moderators: [],
      isRequired: false,
      demo: true,
    };
    from = await makePlace();
    server = await startTestServer(
      { origins, accounts, now: () => new Date(time) },
      { makeStorePlace: async () => from },
    );
    await addDemoPeople(server.parts.database.db);
  });
  afterAll(() => server.stop());

  let people = 0;
  const somebody = () => member(server, `passkey-${(people += 1)}@example.org`);
  const prepare = async (one: Member) => {
    await one.call('POST', '/api/auth/email-otp/send-verification-otp', { email: one.email, type: 'sign-in' });
    const code = await mailedCode(server, one.email);
    return (await one.call('POST', '/api/me/passkeys/options', { proof: { code } }, asOwn)).json;
  };
  const add = async (one: Member, device: Authenticator, oddities: Oddities = {}) => {
    const credential = device.create(await prepare(one), oddities);
    return one.call('POST', '/api/me/passkeys', { name: 'My phone', credential }, asOwn);
  };
  const optionsOf = async (browser: Visitor) =>
    (await browser.call('POST', '/api/auth/passkey-options', {}, asOwn)).json;
  const answer = (browser: Visitor, credential: unknown) =>
    browser.call('POST', '/api/auth/sign-in/passkey', { credential }, asOwn);
  /** Signs in from a new browser. */
  const signIn = async (device: Authenticator, oddities: Oddities = {}) => {
    const browser = visitor(server.host);
    const { status, json } = await answer(browser, device.get(await optionsOf(browser), oddities));
    return { browser, status, json };
  };
  /** Proves ownership with a passkey in the owner's session. */
  const signature = async (one: Visitor, device: Authenticator) => {
    const { json } = await one.call('POST', '/api/me/passkeys/proof', {}, asOwn);
    return { credential: device.get(json) };
  };
  const withPasskey = async () => {
    const one = await somebody();
    const device = anAuthenticator(site);
    const added = await add(one, device);
    expect(added.status).toBe(201);
    return { one, device, id: added.json.id as number };
  };
  const mailsTo = async (email: string) => {
    const { db } = server.parts.database;
    const rows = await db.selectFrom('mails').select('content').where('recipient', '=', email).orderBy('id').execute();
    return rows.map(({ content }) => JSON.parse(content));
  };

  it('are added with a mailed code, sign in without an email address, and notify the account', async () => {
    const one = await somebody();
    const elsewhere = await member(server, one.email);
    const device = anAuthenticator(site);
    const options = await prepare(one);
    expect(options).toMatchObject({
      rp: { id: 'clothes.example', name: 'Clothesline' },
      user: { name: one.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const added = await one.call(
      'POST',
      '/api/me/passkeys',
      { name: ' Téléphone 📱 ', credential: device.create(options) },
      asOwn,
    );
    expect(added.status).toBe(201);
    expect(added.json).toMatchObject({ name: 'Téléphone 📱', usedAt: null });
    expect((await mailsTo(one.email)).at(-1)).toMatchObject({ kind: 'changed', what: 'passkey' });
    expect((await elsewhere.call('GET', '/api/me')).status).toBe(401);

    const { browser, status } = await signIn(device);
    expect(status).toBe(200);
    expect((await browser.call('GET', '/api/me')).json.id).toBe(one.id);
    const [listed] = (await browser.call('GET', '/api/me/passkeys')).json;
    expect(listed).toEqual({ ...added.json, usedAt: new Date(time).toISOString() });
    const known = (await prepare(one)).excludeCredentials;
    expect(known).toEqual([{ id: device.credentialId, type: 'public-key' }]);
  });

  it('are renamed and removed only by their owner, who is notified', async () => {
    const { one, device, id } = await withPasskey();
    const other = await somebody();
    expect((await other.call('PATCH', `/api/me/passkeys/${id}`, { name: 'Mine' })).status).toBe(404);
    const theirs = { proof: { code: await freshCode(server, other.email) } };
    expect((await other.call('DELETE', `/api/me/passkeys/${id}`, theirs)).status).toBe(404);
    expect((await one.call('PATCH', `/api/me/passkeys/${id}`, { name: 'Old phone' })).json.name).toBe('Old phone');
    const { browser } = await signIn(device);
    const removed = await one.call('DELETE', `/api/me/passkeys/${id}`, { proof: await signature(one, device) }, asOwn);
    expect(removed.status).toBe(200);
    expect((await mailsTo(one.email)).at(-1)).toMatchObject({ kind: 'changed', what: 'no passkey' });
    expect((await browser.call('GET', '/api/me')).status).toBe(401);
    expect((await one.call('GET', '/api/me/passkeys')).json).toEqual([]);
    expect((await signIn(device)).status).toBe(422);
  });

  it('are included in the account export, without their keys', async () => {
    const { one, device } = await withPasskey();
    const { json } = await one.call('GET', '/api/me/export');
    expect(json.passkeys).toMatchObject([{ name: 'My phone' }]);
    expect(JSON.stringify(json)).not.toContain(device.credentialId);
  });

  it('are limited to ten, even when added concurrently, and belong to a single account', async () => {
    const one = await somebody();
    for (let count = 1; count < memberLimits.passkeys; count += 1) {
      expect((await add(one, anAuthenticator(site))).status).toBe(201);
    }
    const last = Array.from({ length: 6 }, () => anAuthenticator(site));
    const credentials = [];
    for (const device of last) credentials.push(device.create(await prepare(one)));
    const statuses = await Promise.all(
      credentials.map(async (credential) => {
        const { status } = await one.call('POST', '/api/me/passkeys', { name: 'Last', credential }, asOwn);
        return status;
      }),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    // Adding a passkey ends the session, so later attempts may get a 401.
    expect(statuses.filter((status) => ![201, 401, 409].includes(status))).toEqual([]);
    expect((await add(one, anAuthenticator(site))).status).toBe(409);
    const { device } = await withPasskey();
    const thief = await add(await somebody(), anAuthenticator(site), { credentialId: device.credentialId });
    expect(thief.status).toBe(409);
    expect((await signIn(device)).status).toBe(200);
  });

  it.each<[string, Oddities]>([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another site', { rpId: 'evil.example' }],
    ['of a parent domain', { rpId: 'example' }],
    ['with another challenge', { challenge: 'AAAA' }],
    ['without user verification', { isUnverified: true }],
    ['created in a cross-origin frame', { crossOrigin: true }],
    ['with the response type of a sign-in', { type: 'webauthn.get' }],
    ['with a certificate that needs a lookup', { attestation: makersStatement }],
    ['with an unknown attestation format', { attestation: () => ['android-safetynet', new Map()] }],
  ])('%s are not added', async (_, oddities) => {
    const one = await somebody();
    const { status, json } = await add(one, anAuthenticator(site), oddities);
    expect([status, json.issues[0].path]).toEqual([422, 'credential']);
    expect((await one.call('GET', '/api/me/passkeys')).json).toEqual([]);
  });

  it.each<[string, Oddities]>([
    ['from another origin', { origin: 'https://evil.example' }],
    ['from an origin allowed to send cookies', { origin: 'https://friend.example' }],
    ['of another site', { rpId: 'evil.example' }],
    ['without user verification', { isUnverified: true }],
    ['in a cross-origin frame', { crossOrigin: true }],
    ['with the response type of a registration', { type: 'webauthn.create' }],
    ['with the user handle of another account', { userHandle: Buffer.from('10001').toString('base64url') }],
    ['with an unchanged counter', { counter: 5 }],
    ['with a decreased counter', { counter: 4 }],
  ])('%s do not sign in', async (_, oddities) => {
    const { device } = await withPasskey();
    expect((await signIn(device, { counter: 5 })).status).toBe(200);
    const { browser, status, json } = await signIn(device, { counter: 6, ...oddities });
    expect([status, json.issues[0].path]).toEqual([422, 'credential']);
    expect((await browser.call('GET', '/api/me')).status).toBe(401);
    expect((await signIn(device, { counter: 7 })).status).toBe(200);
  });

  it('answer a challenge once, in the same browser, within five minutes', async () => {
    const { device } = await withPasskey();
    const browser = visitor(server.host);
    const options = await optionsOf(browser);
    const [cookie] = browser.cookies.get('__Host-clothesline.passkey') ?? '';
    expect(cookie).toBeDefined();
    // Another browser, with and without its own challenge.
    const other = visitor(server.host);
    expect((await answer(other, device.get(options))).status).toBe(422);
    await optionsOf(other);
    expect((await answer(other, device.get(options))).status).toBe(422);
    expect((await answer(browser, device.get(options))).status).toBe(200);
    expect((await answer(browser, device.get(options))).status).toBe(422);
    // Requested in two windows of the same browser.
    const [first, second] = [await optionsOf(browser), await optionsOf(browser)];
    expect((await answer(browser, device.get(second))).status).toBe(200);
    expect((await answer(browser, device.get(first))).status).toBe(200);
    const late = await optionsOf(browser);
    time += 300_000;
    expect((await answer(browser, device.get(late))).status).toBe(422);
    const made = await optionsOf(browser);
    const longer = Buffer.from(made.challenge, 'base64url');
    longer[0] = 255;
    const forged = { ...made, challenge: longer.toString('base64url') };
    expect((await answer(browser, device.get(forged))).status).toBe(422);
  });

  it('use up a challenge with a wrong answer, or the first of two concurrent answers', async () => {
    const { device } = await withPasskey();
    const browser = visitor(server.host);
    const options = await optionsOf(browser);
    expect((await answer(browser, device.get(options, { rpId: 'evil.example' }))).status).toBe(422);
    expect((await answer(browser, device.get(options))).status).toBe(422);
    const again = await optionsOf(browser);
    const signed = device.get(again);
    const both = await Promise.all([answer(browser, signed), answer(browser, signed)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it('sign in after a restore; sessions and challenges are not restored', async () => {
    const { one, device } = await withPasskey();
    const { photos } = server.parts;
    const place = await makePlace();
    const database = await openDatabase({ ...place.at, areas: standardAreas });
    const text = await copyByBackup(from, place, photos);
    expect(text).toContain(device.credentialId);
    expect(text).not.toContain('spent_challenges');
    const { origins, accounts } = server.parts;
    const other = await startTestServer({ database, origins, accounts: { ...accounts, secret: 'another' } });
    try {
      const browser = visitor(other.host);
      expect((await answer(browser, device.get(await optionsOf(browser)))).status).toBe(200);
      expect((await browser.call('GET', '/api/me')).json.id).toBe(one.id);
    } finally {
      await other.stop();
      await database.close();
      await place.remove();
    }
  });

  it('do not accumulate expired challenges', async () => {
    const { database } = server.parts;
    const ended = { challenge_hash: 'of an ended one', expires_at: new Date(Date.now() - 1000) };
    await database.db.insertInto('spent_challenges').values(ended).execute();
    await tidy(database, { remove: async () => {} });
    const rows = await database.db.selectFrom('spent_challenges').selectAll().execute();
    expect(rows.map(({ challenge_hash: hash }) => hash)).not.toContain(ended.challenge_hash);
    expect(rows.length).toBeGreaterThan(0);
  });

  it('are only added in the session that requested the challenge', async () => {
    const one = await somebody();
    const elsewhere = await member(server, one.email);
    const other = await somebody();
    const credential = anAuthenticator(site).create(await prepare(one));
    for (const thief of [other, elsewhere]) {
      expect((await thief.call('POST', '/api/me/passkeys', { name: 'Mine', credential }, asOwn)).status).toBe(422);
    }
    expect((await one.call('POST', '/api/me/passkeys', { name: 'Mine', credential }, asOwn)).status).toBe(201);
    const again = await one.call('POST', '/api/me/passkeys', { name: 'Again', credential }, asOwn);
    expect(again.status).toBe(422);
  });

  it('confirm a single change, only in the session that requested it', async () => {
    const { one, device, id } = await withPasskey();
    const elsewhere = await member(server, one.email);
    const path = `/api/me/passkeys/${id}`;
    const other = await withPasskey();
    const wrong = [
      await signature(elsewhere, device),
      await signature(one, other.device),
      { credential: device.get(await optionsOf(one)) },
    ];
    for (const proof of wrong) {
      const { status, json } = await one.call('DELETE', path, { proof }, asOwn);
      expect([status, json.issues[0].path]).toEqual([422, 'proof.credential']);
    }
    const proof = await signature(one, device);
    time += 300_000;
    expect((await one.call('DELETE', path, { proof }, asOwn)).status).toBe(422);
    const password = { password: 'a clothespin on a line', proof: await signature(one, device) };
    expect((await one.call('PUT', '/api/me/password', password, asOwn)).status).toBe(200);
    expect((await one.call('DELETE', path, { proof: password.proof }, asOwn)).status).toBe(422);
  });

  it('are verified with their own public key', async () => {
    const victim = await withPasskey();
    const thief = await withPasskey();
    const { status } = await signIn(thief.device, {
      credentialId: victim.device.credentialId,
      userHandle: Buffer.from(String(victim.one.id)).toString('base64url'),
    });
    expect(status).toBe(422);
    const browser = visitor(server.host);
    const signed = victim.device.get(await optionsOf(browser));
    const bytes = Buffer.from(signed.response.signature, 'base64url');
    bytes.reverse();
    const tampered = { ...signed, response: { ...signed.response, signature: bytes.toString('base64url') } };
    expect((await answer(browser, tampered)).status).toBe(422);
  });

  it('are added once per idempotency key, even if the challenge is used up', async () => {
    const one = await somebody();
    const sent = { name: 'Mine', credential: anAuthenticator(site).create(await prepare(one)) };
    const headers = { ...asOwn, 'Idempotency-Key': 'a-key-of-a-passkey' };
    const first = await one.call('POST', '/api/me/passkeys', sent, headers);
    expect(first.status).toBe(201);
    expect((await one.call('POST', '/api/me/passkeys', sent, headers)).json).toEqual(first.json);
    expect((await one.call('GET', '/api/me/passkeys')).json).toHaveLength(1);
  });

  it('cannot be added to demo accounts', async () => {
    const one = visitor(server.host);
    const [person] = (await one.call('GET', '/api/auth/demo')).json;
    await one.call('POST', '/api/auth/sign-in/demo', { id: person.id });
    expect((await one.call('POST', '/api/me/passkeys/options', { proof: { code: '000000' } }, asOwn)).status).toBe(403);
    const sent = { name: 'Mine', credential: anAuthenticator(site).get({ challenge: 'AA', rpId: 'x' }) };
    expect((await one.call('POST', '/api/me/passkeys', sent, asOwn)).status).toBe(403);
  });

  it('are rejected from other sites', async () => {
    const browser = visitor(server.host);
    const foreign = { Origin: 'https://evil.example' };
    expect((await browser.call('POST', '/api/auth/passkey-options', {}, foreign)).status).toBe(403);
    expect((await browser.call('POST', '/api/auth/sign-in/passkey', {}, foreign)).status).toBe(403);
  });

  it('still sign in after the email address changed', async () => {
    const { one, device } = await withPasskey();
    const email = 'moved@example.org';
    const sent = {
      email,
      code: await freshCode(server, email),
      proof: { code: await freshCode(server, one.email) },
    };
    expect((await one.call('POST', '/api/me/email', sent)).status).toBe(200);
    const { json } = await signIn(device);
    expect(json.user).toMatchObject({ id: one.id, email: 'moved@example.org' });
  });
});
