import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDonation } from '../testing/donations.js';
import { freshCode, member, visitor } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';
import { addDemoPeople } from './demoPeople.js';

const password = 'a clothespin in Noe Valley';

describe('Account security', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      accounts: { secret: 'of a test', mailer: { wake: () => {} }, moderators: [], isRequired: false, demo: true },
      now: () => new Date(),
    });
    await addDemoPeople(server.parts.database.db);
  });
  afterAll(() => server.stop());

  const codeTo = (email: string) => freshCode(server, email);
  const mailsTo = async (email: string) => {
    const { db } = server.parts.database;
    const rows = await db.selectFrom('mails').select('content').where('recipient', '=', email).orderBy('id').execute();
    return rows.map(({ content }) => JSON.parse(content));
  };
  const signIn = (email: string, word: string) =>
    visitor(server.host).call('POST', '/api/auth/sign-in/email', { email, password: word });

  it('notifies the account’s previous address of a change', async () => {
    const one = await member(server, 'old@example.org');
    const proof = { code: await codeTo('old@example.org') };
    const moved = { email: 'new@example.org', code: await codeTo('new@example.org'), proof };
    expect((await one.call('POST', '/api/me/email', moved)).status).toBe(200);
    expect((await mailsTo('old@example.org')).at(-1)).toMatchObject({ kind: 'changed', what: 'email' });
    await one.call('PUT', '/api/me/password', { password, proof: { code: await codeTo('new@example.org') } });
    expect((await mailsTo('new@example.org')).at(-1)).toMatchObject({ kind: 'changed', what: 'password' });
    await one.call('DELETE', '/api/me/password', { proof: { password } });
    expect((await mailsTo('new@example.org')).at(-1)).toMatchObject({ kind: 'changed', what: 'no password' });
  });

  it('never stores, returns or logs a password', async () => {
    const one = await member(server, 'hashed@example.org');
    const set = await one.call('PUT', '/api/me/password', { password, proof: { code: await codeTo(one.email) } });
    expect((await signIn(one.email, password)).status).toBe(200);
    const { db } = server.parts.database;
    const [user] = await db.selectFrom('users').selectAll().where('id', '=', one.id).execute();
    expect(user?.password_hash?.length).toBeGreaterThan(60);
    const rows = await Promise.all(
      (['users', 'mails', 'answered_writes', 'sessions'] as const).map((table) =>
        db.selectFrom(table).selectAll().execute(),
      ),
    );
    const seen = [set, await one.call('GET', '/api/me'), await one.call('GET', '/api/me/export')].map(
      ({ json }) => json,
    );
    expect(JSON.stringify([rows, seen, server.logged])).not.toContain(password);
    expect(JSON.stringify(seen)).not.toContain(user?.password_hash);
  });

  it('takes the same time for unknown accounts and wrong passwords', async () => {
    const one = await member(server, 'timed@example.org');
    await one.call('PUT', '/api/me/password', { password, proof: { code: await codeTo(one.email) } });
    const timeOf = async (email: string) => {
      const start = performance.now();
      expect((await signIn(email, 'not this password')).status).toBe(422);
      return performance.now() - start;
    };
    // Alternates, and compares the minimum of each, since other load only makes either slower.
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let round = 0; round < 9; round += 1) {
      known.push(await timeOf(one.email));
      unknown.push(await timeOf('nobody@example.org'));
    }
    const ratio = Math.min(...known) / Math.min(...unknown);
    expect(ratio).toBeGreaterThan(1 / 3);
    expect(ratio).toBeLessThan(3);
  });

  it('rejects changes to demo accounts', async () => {
    const one = visitor(server.host);
    const [person] = (await one.call('GET', '/api/auth/demo')).json;
    await one.call('POST', '/api/auth/sign-in/demo', { id: person.id });
    const { email } = (await one.call('GET', '/api/me')).json;
    const proof = { code: await codeTo(email) };
    const sent = { password, proof };
    expect((await one.call('PUT', '/api/me/password', sent)).status).toBe(403);
    const moved = { email: 'mine@example.org', code: await codeTo('mine@example.org'), proof };
    expect((await one.call('POST', '/api/me/email', moved)).status).toBe(403);
    expect((await one.call('DELETE', '/api/me', {})).status).toBe(403);
    expect((await one.call('GET', '/api/me')).json.deletedAt).toBeNull();
  });

  it('allows demo accounts only if no account is required', async () => {
    const twice = { amount: 2, seconds: 3600 };
    const limits = { create: undefined, photo: undefined, chat: undefined, signIn: twice };
    for (const isRequired of [true, false]) {
      const accounts = { secret: 'of a test', mailer: { wake: () => {} }, moderators: [], isRequired, demo: true };
      const other = await startTestServer({ accounts, limits });
      await addDemoPeople(other.parts.database.db);
      const stranger = visitor(other.host);
      expect((await stranger.call('GET', '/api/auth/demo')).json).toHaveLength(isRequired ? 0 : 13);
      const enter = () => visitor(other.host).call('POST', '/api/auth/sign-in/demo', { id: 2 });
      const statuses = [await enter(), await enter(), await enter()].map(({ status }) => status);
      expect(statuses).toEqual(isRequired ? [404, 404, 404] : [200, 200, 429]);
      await other.stop();
    }
  });

  it('prevents strangers from listing as demo accounts', async () => {
    const stranger = visitor(server.host);
    const [person] = (await stranger.call('GET', '/api/auth/demo')).json;
    const { json } = await stranger.call('POST', '/api/donations', { ...aDonation(), userId: person.id });
    expect(json.userId).toBe(1);
  });

  it('limits password guesses', async () => {
    const signInLimit = { amount: 3, seconds: 3600 };
    const limits = { create: undefined, photo: undefined, chat: undefined, signIn: signInLimit };
    const limited = await startTestServer({ limits });
    const guess = () =>
      visitor(limited.host).call('POST', '/api/auth/sign-in/email', { email: 'guessed@example.org', password });
    const statuses = [await guess(), await guess(), await guess(), await guess()].map(({ status }) => status);
    expect(statuses).toEqual([422, 422, 422, 429]);
    await limited.stop();
  });
});
