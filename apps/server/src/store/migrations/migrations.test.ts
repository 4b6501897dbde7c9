import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createDatabase } from '../../testing/postgres/createDatabase.js';
import { readAnyDonation } from '../../moderation/allDonations.js';
import { migrate, migrateTo } from '../migrate.js';
import { openDatabase } from '../../openDatabase.js';
import { withDatabase } from '../withDatabase.js';
import { baseline } from './index.js';
import { donationsOf } from '../../testing/donations.js';

it('A store of the first schema keeps its donations and sessions, and learns sizes, due times and push notifications', async () => {
  const made = await createDatabase();
  const place = { dataDir: '', databaseUrl: made.url };
  await withDatabase(place, { alone: true }, async (db) => {
    await migrateTo(db, baseline);
    await sql`insert into points (latitude, longitude) values (37.77, -122.42)`.execute(db);
    const columns = sql.raw(
      'title, description, category, images, user_id, point_id, location_name, place_key, created_at, search_text',
    );
    const values = sql.raw(`'Warm.', 'Men', '{}', 1, 1, 'Here', 'here', '2026-01-01T00:00:00.000Z', ''`);
    await sql`insert into donations (${columns}) values ('Coat, size M', ${values}), ('Hat', ${values})`.execute(db);
    await sql`
      insert into hidden_donations (id, status, listed_at, search_words, hidden_for, by_moderator, hidden_at, ${columns})
      values (3, 'available', now(), '', 'Not clothing', true, now(), 'Boots, size 9', ${values})`.execute(db);
    await sql`
      insert into requests (donation_id, asker_id, donor_id, reason, times, created_at, updated_at)
      values (1, 2, 1, 'We need it.', '[]', now(), now())`.execute(db);
    await sql`insert into sessions (user_id, token, expires_at) values (1, 'token', now() + interval '1 day')`.execute(
      db,
    );
    await migrate(db);
  });
  const database = await openDatabase(place);
  const { donations, total } = await donationsOf(database).list({ limit: 10 });
  expect(donations.map(({ id, title, sizes }) => [id, title, sizes])).toEqual([
    [2, 'Hat', undefined],
    [1, 'Coat, size M', ['M']],
  ]);
  expect(total).toBe(2);
  expect(await readAnyDonation(database.db, 3)).toMatchObject({
    status: 'hidden',
    hiddenFor: 'Not clothing',
    sizes: ['shoe 9'],
  });
  const due = await database.db.selectFrom('donations').select(['listed_at', 'next_due_at']).orderBy('id').execute();
  const days = due.map((row) => ((row.next_due_at?.getTime() ?? 0) - row.listed_at.getTime()) / 86_400_000);
  expect(days.map(Math.round)).toEqual([0, 83, 83]);
  const { db } = database;
  await sql`
    insert into push_devices (user_id, session_id, endpoint, p256dh, auth, created_at)
    select 1, id, 'https://push.example', '', '', now() from sessions`.execute(db);
  await sql`insert into pushes (device_id, content, due_at) select id, '{}', now() from push_devices`.execute(db);
  await db.deleteFrom('sessions').execute();
  expect(await db.selectFrom('push_devices').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('pushes').selectAll().execute()).toEqual([]);
  await database.close();
  await made.drop();
});

it('Stored lines and notices get the codes of their texts', async () => {
  const database = await createDatabase();
  const place = { dataDir: '', databaseUrl: database.url };
  await withDatabase(place, { alone: true }, async (db) => {
    await migrateTo(db, '048-push');
    await sql`
      insert into requests (donation_id, asker_id, donor_id, reason, times, created_at, updated_at)
      values (1, 2, 1, 'We need it.', '[]', now(), now())`.execute(db);
    await sql`
      insert into request_messages (request_id, author_id, content, created_at)
      values (1, null, 'Collected.', now()), (1, 2, 'Collected.', now())`.execute(db);
    await sql`
      insert into notices (user_id, kind, text, created_at)
      values (1, 'asked', ${'Wei asks for "A "blue" coat": “For school.”'}, now()),
        (1, 'closed', '«Gorra» la recibió otra persona.', now()),
        (1, 'message', 'Of an earlier version', now())`.execute(db);
    await migrate(db);
    const lines = await sql`select code, content from request_messages order by id`.execute(db);
    expect(lines.rows).toEqual([
      { code: 'receive', content: '' },
      { code: null, content: 'Collected.' },
    ]);
    const notices = await sql<{ code: string; json: string }>`
      select text_code as code, text_values as json from notices order by id`.execute(db);
    expect(notices.rows.map(({ code, json }) => [code, JSON.parse(json) as unknown])).toEqual([
      ['askedBy', { name: 'Wei', title: 'A "blue" coat', reason: 'For school.' }],
      ['given', { title: 'Gorra' }],
      [null, null],
    ]);
  });
  await database.drop();
});
