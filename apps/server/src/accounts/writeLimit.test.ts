import { memberEndpoints } from '@clothesline/api-client/members';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDonation } from '../testing/donations.js';
import { member, visitor } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';
import { tidy } from '../operate/retention/tidy.js';

/** Writes that need no session. Each has a separate limit, or ends something. */
const withoutSession = new Set([
  'sendCode',
  'signIn',
  'signInWithPassword',
  'getPasskeyOptions',
  'signInWithPasskey',
  'signOut',
  'undoChange',
  'signInToDemo',
  'findAlert',
  'confirmAlert',
  'endAlerts',
  'contact',
]);
const writes = Object.entries(memberEndpoints).filter(
  ([name, { method }]) => method !== 'GET' && !withoutSession.has(name),
);

describe('The write limit per member', () => {
  let server: TestServer;
  const write = { amount: 2, seconds: 3600 };
  beforeAll(async () => {
    const limits = { create: undefined, photo: undefined, chat: undefined, write };
    server = await startTestServer({ limits }, { listener: { proxies: 1 } });
  });
  afterAll(() => server.stop());

  it.each(writes)('applies to %s', async (name, { method, path }) => {
    const one = await member(server, `${name.toLowerCase()}@example.org`);
    // Separate networks per call, so that only the account's limit applies.
    const place = Object.keys(memberEndpoints).indexOf(name);
    const from = (network: number) => ({ 'X-Forwarded-For': `192.0.${place}.${network}` });
    for (const network of [1, 2]) await one.call('PATCH', '/api/me', { bio: 'I give coats.' }, from(network));
    const address = path.replace('{id}', '1');
    const refused = await one.call(method, address, {}, from(3));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(1000);
    // Reads still work.
    expect((await one.call('GET', '/api/me')).status).toBe(200);
  });

  it('is shared by five accounts on a network', async () => {
    const from = { 'X-Forwarded-For': '198.51.100.7' };
    const statuses: number[] = [];
    for (let person = 0; person < 6; person += 1) {
      const one = await member(server, `together-${person}@example.org`);
      for (let time = 0; time < 2; time += 1) {
        statuses.push((await one.call('PATCH', '/api/me', { bio: 'I give coats.' }, from)).status);
      }
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  });
});

describe('The list cache', () => {
  it('stays valid until a donation changes', async () => {
    const server = await startTestServer();
    const { database } = server.parts;
    const one = await member(server, 'one@example.org');
    const { json: donation } = await one.call('POST', '/api/donations', aDonation());
    const before = await database.version();
    const other = await member(server, 'other@example.org');
    const written = [
      await one.call('PATCH', '/api/me', { bio: 'I give coats.' }),
      await other.call('PUT', `/api/people/${one.id}/block`, {}),
      await other.call('POST', '/api/reports', { kind: 'donation', id: donation.id, reason: 'spam' }),
    ];
    expect(written.map(({ status }) => status)).toEqual([200, 200, 201]);
    expect(await database.version()).toBe(before);
    const answer = await one.call('PATCH', `/api/donations/${donation.id}`, { title: 'Another title' });
    expect(answer.status).toBe(200);
    expect(await database.version()).not.toBe(before);
    const listed = await visitor(server.host).call('GET', '/api/donations');
    expect(listed.json[0].title).toBe('Another title');
    const changed = await database.version();
    expect((await one.call('POST', `/api/donations/${donation.id}/withdraw`, {})).status).toBe(200);
    expect(await database.version()).not.toBe(changed);
    await server.stop();
  });
});

describe('Stored idempotent responses', () => {
  it('are deleted after an hour if large, and after a day if small', async () => {
    const server = await startTestServer();
    const { database, photos } = server.parts;
    const { db } = database;
    for (const [key, length, age] of [
      ['small', 2000, '2 hours'],
      ['large', 2001, '2 hours'],
      ['large and new', 2001, '50 minutes'],
      ['old', 1, '25 hours'],
    ] as const) {
      await sql`
        insert into answered_writes values (${key}, '', ${'x'.repeat(length)}, now() - ${age}::interval)`.execute(db);
    }
    await tidy(database, photos);
    const rows = await db.selectFrom('answered_writes').select('key').orderBy('key').execute();
    expect(rows.map(({ key }) => key)).toEqual(['large and new', 'small']);
    await server.stop();
  });
});
