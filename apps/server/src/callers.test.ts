import { chatStreamEndpoints, endpoints } from '@clothesline/api-client/contract';
import { listingEndpoints, memberEndpoints, streamEndpoints } from '@clothesline/api-client/members';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAuthenticator } from './testing/authenticator.js';
import { aDonation } from './testing/donations.js';
import { mailedCode, member, visitor, type Member } from './testing/people.js';
import { aPhoto } from './testing/photos/hostileFiles.js';
import { startTestServer, type TestServer } from './testing/startTestServer.js';
import { describeStores } from './testing/stores.js';

const calls = { ...endpoints, ...memberEndpoints, ...listingEndpoints, ...chatStreamEndpoints, ...streamEndpoints };
type CallName = keyof typeof calls;

/**
 * Who calls: nobody, somebody who has nothing to do with it, the two people of a request that waits, somebody whom the donor
 * blocked, a suspended account, a moderator, and a token that lists donations from another site.
 */
const callers = ['nobody', 'stranger', 'asker', 'donor', 'blocked', 'suspended', 'moderator', 'token'] as const;
type CallerName = (typeof callers)[number];
type Statuses = readonly [number, number, number, number, number, number, number, number];

const everybody = (status: number): Statuses => [status, status, status, status, status, status, status, status];
/** What everybody who is signed in gets. */
const signedIn = (status: number): Statuses => [401, status, status, status, status, status, status, 401];
/** The same for writes: a suspended account makes none. */
const writers = (status: number): Statuses => [401, status, status, status, status, 403, status, 401];
/** Of a donation or a request: what its donor gets, its asker, and somebody who has nothing to do with it. */
const parties = (donor: number, asker: number, other = 403): Statuses => [
  401,
  other,
  asker,
  donor,
  other,
  403,
  other,
  401,
];

/** The status that each gets, in the order of `callers`. A call that is added needs a row. */
const expected: Record<CallName, Statuses> = {
  listCategories: everybody(200),
  listDonations: everybody(200),
  listNearbyDonations: everybody(200),
  getDonation: [200, 200, 200, 200, 404, 200, 200, 200],
  createDonation: [401, 201, 201, 201, 201, 403, 201, 201],
  uploadPhoto: [401, 201, 201, 201, 201, 403, 201, 201],
  findPlaces: everybody(200),
  getChatHistory: everybody(200),
  deleteChat: everybody(200),
  sendMessage: everybody(200),
  streamMessage: everybody(200),
  sendCode: everybody(200),
  signIn: everybody(422),
  signInWithPassword: everybody(422),
  getPasskeyOptions: everybody(200),
  signInWithPasskey: everybody(422),
  signOut: everybody(200),
  signOutEverywhere: signedIn(200),
  undoChange: everybody(422),
  listDemoPeople: everybody(200),
  signInToDemo: everybody(404),
  getAccount: signedIn(200),
  updateAccount: writers(200),
  changeEmail: writers(422),
  setPassword: writers(422),
  removePassword: writers(422),
  listPasskeys: signedIn(200),
  prepareProof: writers(200),
  prepareNewPasskey: writers(422),
  addPasskey: writers(422),
  renamePasskey: parties(200, 404, 404),
  removePasskey: parties(422, 404, 404),
  deleteAccount: signedIn(200),
  restoreAccount: signedIn(409),
  exportAccount: signedIn(200),
  getPerson: everybody(200),
  blockPerson: parties(422, 200, 200),
  unblockPerson: writers(200),
  updateDonation: parties(200, 403),
  withdrawDonation: parties(200, 403),
  renewDonation: parties(200, 403),
  markGiven: parties(200, 403),
  requestDonation: [401, 201, 409, 403, 404, 403, 201, 401],
  listRequests: signedIn(200),
  getRequest: [401, 404, 200, 200, 404, 404, 404, 401],
  listMessages: [401, 404, 200, 200, 404, 404, 404, 401],
  writeMessage: parties(201, 201, 404),
  markRead: parties(200, 200, 404),
  promise: parties(200, 403, 404),
  acceptOffer: parties(409, 409, 404),
  declineRequest: parties(200, 403, 404),
  cancelRequest: parties(409, 200, 404),
  markReceived: parties(409, 409, 404),
  markMissed: parties(409, 403, 404),
  objectToMissed: parties(403, 409, 404),
  listNotices: signedIn(200),
  readNotices: signedIn(200),
  report: writers(201),
  listModeration: [401, 403, 403, 403, 403, 403, 200, 401],
  moderate: [401, 403, 403, 403, 403, 403, 200, 401],
  sendListingCode: everybody(200),
  createListingToken: everybody(422),
  openEvents: signedIn(200),
};

const hour = 3_600_000;
const inADay = () => ({
  from: new Date(Date.now() + 24 * hour).toISOString(),
  to: new Date(Date.now() + 25 * hour).toISOString(),
});
const email = 'somebody@example.org';
const proof = { code: '000000' };
const device = anAuthenticator('https://clothes.example');
const sessionId = 'V1StGXR8_Z5jdHi6B-myT';

const aMessage = () => ({ role: 'user', content: 'A coat?', sessionId, timestamp: new Date().toISOString() });

/** What is sent; nothing where a call is not named. */
const bodies: Partial<Record<CallName, (ids: Ids) => unknown>> = {
  createDonation: () => aDonation(),
  sendMessage: aMessage,
  streamMessage: aMessage,
  sendCode: () => ({ email }),
  signIn: () => ({ email, otp: '000000' }),
  signInWithPassword: () => ({ email, password: 'a wrong password' }),
  signInWithPasskey: () => ({ credential: device.get({ challenge: 'AAAA', rpId: 'clothes.example' }) }),
  signInToDemo: () => ({ id: 1 }),
  updateAccount: () => ({ bio: 'I give coats.' }),
  changeEmail: () => ({ email: 'another@example.org', code: '000000', proof }),
  setPassword: () => ({ password: 'a very long password', proof }),
  removePassword: () => ({ proof }),
  prepareNewPasskey: () => ({ proof }),
  removePasskey: () => ({ proof }),
  undoChange: () => ({ token: 'of no mail' }),
  addPasskey: () => ({
    name: 'My phone',
    credential: device.create({ challenge: 'AAAA', rp: { id: 'clothes.example' }, user: { id: 'AAAA' } }),
  }),
  renamePasskey: () => ({ name: 'My phone' }),
  updateDonation: () => ({ title: 'Another title' }),
  requestDonation: () => ({ reason: 'My children need coats.', times: [inADay()] }),
  writeMessage: () => ({ content: 'Hello' }),
  markRead: () => ({ messageId: 1 }),
  promise: () => ({ place: 'At the library', ...inADay() }),
  report: ({ donation }) => ({ kind: 'donation', id: donation, reason: 'spam' }),
  moderate: () => ({ action: 'dismiss', reason: 'It is fine.' }),
  sendListingCode: () => ({ email }),
  createListingToken: () => ({ email, code: '000000' }),
};

interface Ids {
  donation: number;
  request: number;
  person: number;
  entry: number;
  passkey: number;
}

const queries: Partial<Record<CallName, string>> = {
  listNearbyDonations: '?lat=37.7&lng=-122.4',
  findPlaces: '?q=oak',
};
const rows = Object.keys(expected) as CallName[];

describeStores('Every call', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    const accounts = {
      secret: 'the secret of a test',
      mailer: { wake: () => {} },
      moderators: rows.map((name) => `moderator-of-${name}@example.org`.toLowerCase()),
      isRequired: true,
      demo: false,
    };
    // Passkeys need a name.
    const origins = { publicUrl: 'http://clothes.example', allowedOrigins: [], embedOrigins: [] };
    server = await startTestServer({ accounts, origins }, { kind });
  });
  afterAll(() => server.stop());

  /** People of their own for a call: some do not outlive it. */
  async function peopleOf(name: CallName) {
    const [stranger, asker, donor, blocked, suspended, moderator] = (await Promise.all(
      (['stranger', 'asker', 'donor', 'blocked', 'suspended', 'moderator'] as const).map((caller) =>
        member(server, `${caller}-of-${name}@example.org`.toLowerCase()),
      ),
    )) as [Member, Member, Member, Member, Member, Member];
    expect((await donor.call('PUT', `/api/people/${blocked.id}/block`, {})).status).toBe(200);
    await server.parts.store.db
      .updateTable('users')
      .set({ suspended_for: 'Spam' })
      .where('id', '=', suspended.id)
      .execute();
    const nobody = visitor(server.host);
    await nobody.call('POST', '/api/listing-token/code', { email: stranger.email });
    const code = await mailedCode(server, stranger.email);
    const { json } = await nobody.call('POST', '/api/listing-token', { email: stranger.email, code });
    const token = { Authorization: `Bearer ${json.token}` };
    return { people: { nobody, stranger, asker, donor, blocked, suspended, moderator, token: nobody }, token };
  }

  /** A donation that the asker has asked for, and that was reported. */
  async function prepared(asker: Member, donor: Member): Promise<Ids> {
    const { json: donation } = await donor.call('POST', '/api/donations', aDonation());
    const asked = { reason: 'My children need coats.', times: [inADay()] };
    const { json: request } = await asker.call('POST', `/api/donations/${donation.id}/requests`, asked);
    const reported = { kind: 'donation', id: donation.id, reason: 'spam' };
    const { json: entry } = await asker.call('POST', '/api/reports', reported);
    const passkey = await server.parts.store.db
      .insertInto('passkeys')
      .values({
        user_id: donor.id,
        credential_id: randomUUID(),
        public_key: '',
        counter: 0,
        rp_id: 'clothes.example',
        name: 'My phone',
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return {
      donation: donation.id,
      request: request.id,
      person: donor.id,
      entry: entry.id,
      passkey: passkey.id,
    };
  }

  function addressOf(name: CallName, ids: Ids): string {
    const { path } = calls[name];
    const [, , kindOf = ''] = path.split('/');
    const id = {
      donations: ids.donation,
      requests: ids.request,
      people: ids.person,
      moderation: ids.entry,
      me: ids.passkey,
    }[kindOf];
    return path.replace('{id}', String(id)).replace('{sessionId}', sessionId) + (queries[name] ?? '');
  }

  it('that the server describes has its row', async () => {
    const { paths } = await (await fetch(`${server.host}/api/openapi.json`)).json();
    const described = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const tested = new Set(Object.values(calls).map(({ method, path }) => `${method} ${path}`));
    expect(described.filter((call) => !tested.has(call))).toEqual([]);
    expect(described.length).toBeGreaterThan(50);
  });

  describe('answers whoever makes it as the table says', () => {
    it.each(rows)('%s', async (name) => {
      const { people, token } = await peopleOf(name);
      const { method, path } = calls[name];
      const statuses: Record<string, number> = {};
      for (const caller of callers) {
        const ids = path.includes('{id}') || name === 'report' ? await prepared(people.asker, people.donor) : noIds;
        statuses[caller] = await statusOf(people[caller], caller);

        async function statusOf(who: Pick<Member, 'cookies'>, as: CallerName): Promise<number> {
          const cookie = [...who.cookies].map(([one, value]) => `${one}=${value}`).join('; ');
          const isPhoto = name === 'uploadPhoto';
          const body = isPhoto ? Buffer.from(await aPhoto()) : JSON.stringify(bodies[name]?.(ids) ?? {});
          const response = await fetch(server.host + addressOf(name, ids), {
            method,
            headers: {
              ...(cookie && { Cookie: cookie }),
              ...(as === 'token' && token),
              ...(method !== 'GET' && { 'Content-Type': isPhoto ? 'image/jpeg' : 'application/json' }),
            },
            ...(method !== 'GET' && { body }),
          });
          await response.body?.cancel();
          return response.status;
        }
      }
      expect(statuses).toEqual(Object.fromEntries(callers.map((caller, index) => [caller, expected[name][index]])));
    });
  });
});

const noIds: Ids = { donation: 0, request: 0, person: 0, entry: 0, passkey: 0 };
