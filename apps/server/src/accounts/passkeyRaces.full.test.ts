import { memberLimits } from '@clothesline/api-client/members';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAuthenticator } from '../testing/authenticator.js';
import { mailedCode, member, visitor, type Member } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';

const site = 'https://clothes.example';
const asOwn = { Origin: site };

// The embedded store runs one statement at a time, so races can only be tested here.
describe('Passkeys in concurrent requests', () => {
  let server: TestServer;
  beforeAll(async () => {
    const origins = { publicUrl: site, allowedOrigins: [], embedOrigins: [] };
    server = await startTestServer({ origins });
  });
  afterAll(() => server.stop());

  /** Makes calls while holding a lock, and releases it once all of them wait for it. */
  async function meet<Answer>(lock: ReturnType<typeof sql>, calls: readonly (() => Promise<Answer>)[]) {
    const { database } = server.parts;
    const answers: Promise<Answer>[] = [];
    await database.transaction(async (db) => {
      await lock.execute(db);
      answers.push(...calls.map((call) => call()));
      const waiting = sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await waiting.execute(database.db)).rows[0]?.count).toBe(calls.length);
    });
    return Promise.all(answers);
  }

  async function prepared(one: Member) {
    await one.call('POST', '/api/auth/email-otp/send-verification-otp', { email: one.email, type: 'sign-in' });
    const code = await mailedCode(server, one.email);
    const { json } = await one.call('POST', '/api/me/passkeys/options', { proof: { code } }, asOwn);
    const device = anAuthenticator(site);
    return { device, sent: { name: 'My phone', credential: device.create(json) } };
  }
  const add = (one: Member, sent: unknown) => one.call('POST', '/api/me/passkeys', sent, asOwn);

  it('are limited to ten', async () => {
    const one = await member(server, 'many@example.org');
    for (let count = 1; count < memberLimits.passkeys; count += 1) {
      expect((await add(one, (await prepared(one)).sent)).status).toBe(201);
    }
    const last = [await prepared(one), await prepared(one)];
    // Without locking, both would count nine and add another.
    const answers = await meet(
      sql`lock table passkeys in share mode`,
      last.map(
        ({ sent }) =>
          () =>
            add(one, sent),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await one.call('GET', '/api/me/passkeys')).json).toHaveLength(memberLimits.passkeys);
  });

  it('sign in only once with the same counter, since the second may be a clone', async () => {
    const one = await member(server, 'copied@example.org');
    const { device, sent } = await prepared(one);
    const { id } = (await add(one, sent)).json;
    const calls = await Promise.all(
      [1, 2].map(async () => {
        const browser = visitor(server.host);
        const { json } = await browser.call('POST', '/api/auth/passkey-options', {}, asOwn);
        const credential = device.get(json, { counter: 7 });
        return () => browser.call('POST', '/api/auth/sign-in/passkey', { credential }, asOwn);
      }),
    );
    const answers = await meet(sql`select id from passkeys where id = ${id} for update`, calls);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });
});
