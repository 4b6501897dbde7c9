import { sql, type Kysely } from 'kysely';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { standardChatDays } from '../../config/defaults.js';
import { demo } from '../../demo/demo.js';
import { openDatabase } from '../../openDatabase.js';
import type { Tables } from '../../store/tables.js';
import { clothesline, toSettings } from '../../testing/clothesline.js';
import { makePlace } from '../../testing/stores.js';
import { addDemoPeople } from '../../accounts/demoPeople.js';
import { allTerms } from './retention.js';

const terms = allTerms({ chatDays: standardChatDays }, new Date());

const guide = readFileSync(new URL('../../../docs/privacy.md', import.meta.url), 'utf8');

/** Adds an expired row of each kind, and a current one. */
async function fill(db: Kysely<Tables>): Promise<void> {
  for (const [old, key] of [
    [true, 'old'],
    [false, 'new'],
  ] as const) {
    const ago = (time: string) => sql`now() - ${old ? time : '1 minute'}::interval`;
    const ends = sql`now() + ${old ? '-1 minute' : '5 minutes'}::interval`;
    await sql`insert into messages (session_id, role, content, sent_at, received_at)
      values (${key}, 'user', 'Hi', '', ${ago('31 days')})`.execute(db);
    await sql`insert into write_keys values (${key}, 'x', 1, ${ago('25 hours')})`.execute(db);
    await sql`insert into answered_writes (key, fingerprint, answer, written_at)
      values (${key}, 'x', '{}', ${ago('25 hours')})`.execute(db);
    await sql`insert into allowances (key, step, period, full_at) values (${key}, 1, 3600, ${ends})`.execute(db);
    await sql`insert into sign_in_codes values (${key}, 'code', 'x', 0, now(), ${ends})`.execute(db);
    await sql`insert into listing_tokens values (${key}, 2, '', ${ends})`.execute(db);
    await sql`insert into spent_challenges values (${key}, ${ends})`.execute(db);
    await sql`insert into undo_links values (${key}, 2, '', now(), ${ends})`.execute(db);
    await sql`insert into alerts (email, search, pace, created_at, due_at)
      values (${key}, '{}', 'now', ${ago('8 days')}, now())`.execute(db);
    await sql`insert into alert_finds (alert_id, donation_id, found_at)
      values ((select max(id) from alerts), ${old ? 1 : 2}, ${ago('366 days')})`.execute(db);
    await sql`insert into wishes (user_id, title, facets, point_id, location_name, created_at, ends_at, closed_at)
      values (2, ${key}, '{}', 1, '', now(), now() + interval '1 day', ${ago('31 days')})`.execute(db);
    await sql`insert into barred_mailboxes values (${key}, ${ago('4 years')})`.execute(db);
    await sql`insert into sessions (user_id, token, expires_at) values (2, ${key}, ${ends})`.execute(db);
    await sql`insert into sessions (user_id, token, expires_at) values (2, ${`${key} push`}, now() + interval '1 day')`.execute(
      db,
    );
    await sql`insert into push_devices (user_id, session_id, endpoint, p256dh, auth, created_at)
      values (2, (select max(id) from sessions), ${key}, '', '', now())`.execute(db);
    await sql`insert into pushes (device_id, content, due_at)
      values ((select max(id) from push_devices), '{}', ${ago('25 hours')})`.execute(db);
    // One was sent long ago, the other could not be sent.
    await sql`insert into mails (message_id, recipient, content, created_at, due_at, sent_at)
      values (${`${key} sent`}, 'a@b', '', ${ago('25 hours')}, now(), ${ago('25 hours')})`.execute(db);
    await sql`insert into mails (message_id, recipient, content, created_at, due_at)
      values (${`${key} unsent`}, 'a@b', '{}', ${ago('31 days')}, now() + interval '1 day')`.execute(db);
    await sql`insert into notices (user_id, kind, text, created_at) values (2, 'hidden', 'x', ${ago('366 days')})`.execute(
      db,
    );
    const { rows } = await sql<{ id: number }>`
      insert into moderation_entries (kind, target_id, state, created_at)
      values ('donation', 5, 'dismissed', now()) returning id`.execute(db);
    await sql`insert into reports (entry_id, reporter_id, reason, words, created_at)
      values (${rows[0]?.id}, 2, 'spam', '', ${ago('4 years')})`.execute(db);
    await sql`insert into audit (created_at, actor, actor_id, action) values (${ago('4 years')}, ${key}, 0, 'hide')`.execute(
      db,
    );
    await sql`insert into requests (donation_id, asker_id, donor_id, state, reason, times, place, created_at, updated_at, ended_at)
      values (1, 2, 3, 'received', '', '[]', ${key}, now(), now(), ${ago('8 days')})`.execute(db);
    await sql`insert into photos (hash, widths, stored_at) values (${key}, '{320}', ${ago('25 hours')})`.execute(db);
    await sql`update users set delete_at = ${ends} where id = ${old ? 14 : 13}`.execute(db);
  }
}

describe('Retention', () => {
  it('lists each kind with its term and expired rows, and only deletes those', async () => {
    const place = await makePlace();
    const database = await openDatabase({ ...place.at, seed: demo().demoDonations });
    await addDemoPeople(database.db);
    await fill(database.db);
    await database.close();
    const settings = toSettings(place);
    const dry = await clothesline(settings, 'retention', '--dry-run', '--json');
    const wanted = terms.map(({ kind, term, table }) => ({ kind, term, count: table === 'mails' ? 2 : 1 }));
    expect([dry.code, dry.json]).toEqual([0, wanted]);
    // A dry run deletes nothing.
    expect((await clothesline(settings, 'retention', '--json')).json).toEqual(wanted);
    const left = await clothesline(settings, 'retention', '--dry-run', '--json');
    expect(left.json.map(({ count }: { count: number }) => count)).toEqual(wanted.map(() => 0));
    const again = await openDatabase(place.at);
    const count = async (table: string) =>
      Number((await sql<{ n: string }>`select count(*) as n from ${sql.table(table)}`.execute(again.db)).rows[0]?.n);
    const tables = ['messages', 'write_keys', 'answered_writes', 'sign_in_codes', 'listing_tokens', 'pushes', 'photos'];
    for (const table of tables) expect([table, await count(table)]).toEqual([table, 1]);
    expect(await count('sessions')).toBe(3);
    expect([await count('mails'), await count('reports')]).toEqual([2, 1]);
    const { rows: people } = await sql`select id from users where id in (13, 14)`.execute(again.db);
    expect(people).toEqual([{ id: 13 }]);
    const { rows: places } = await sql`select place from requests order by id`.execute(again.db);
    expect(places).toEqual([{ place: null }, { place: 'new' }]);
    const { rows: acts } = await sql`select actor, action, target_id as person from audit order by id`.execute(
      again.db,
    );
    expect(acts).toEqual([
      { actor: 'new', action: 'hide', person: null },
      { actor: 'owner', action: 'delete', person: 14 },
      { actor: 'operator', action: 'retention', person: null },
    ]);
    await again.close();
    await place.remove();
  });
});

it.each(terms)('The guide explains how long $kind are kept, and why', ({ kind, term }) => {
  const row = guide.split('\n').find((line) => line.startsWith(`| ${kind} `));
  const [, , found, why] = row?.split('|').map((cell) => cell.trim()) ?? [];
  expect([found, why]).toEqual([term, expect.stringMatching(/\w/)]);
});
