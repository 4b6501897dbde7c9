import { standardDurations as durations } from '@clothesline/api-client/hand-over';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { aHandOver, day } from '../testing/aHandOver.js';
import { aDonation } from '../testing/donations.js';
import { applyDurations, doDueWork } from './dueWork.js';

const { server, now, people, asks, promises, span, statusOf, later, donation } = aHandOver();

const dueAt = async () => {
  const row = await server()
    .parts.database.db.selectFrom('donations')
    .select('next_due_at')
    .where('id', '=', donation())
    .executeTakeFirstOrThrow();
  return row.next_due_at?.getTime();
};

it('A donation stores when its next work is due, if any', async () => {
  const { donor, ann } = people();
  await later(60_000);
  const renewal = await dueAt();
  expect(renewal).toBeCloseTo(now().getTime() + 83 * day, -6);
  const id = await asks(ann);
  expect(await dueAt()).toBe(now().getTime() + day);
  await promises(id, span(5 * day));
  expect(await dueAt()).toBe(now().getTime() + 4 * day);
  await donor.call('POST', `/api/requests/${id}/cancel`, {});
  expect(await dueAt()).toBe(renewal);
  await donor.call('POST', `/api/donations/${donation()}/withdraw`, {});
  expect(await dueAt()).toBeUndefined();
});

it('Concurrent instances do due work once', async () => {
  const { donor, ann } = people();
  const id = await asks(ann);
  await promises(id, span(2 * day));
  const { database } = server().parts;
  const then = new Date(now().getTime() + day);
  await Promise.all(Array.from({ length: 4 }, () => doDueWork({ database, durations, now: () => then })));
  const notices = await database.db
    .selectFrom('notices')
    .select('user_id')
    .where('request_id', '=', id)
    .where('kind', '=', 'pickup reminder')
    .execute();
  expect(notices).toHaveLength(2);
  expect(new Set(notices.map((notice) => notice.user_id))).toEqual(new Set([donor.id, ann.id]));
});

it('Changed durations reschedule all donations at startup', async () => {
  await later(60_000);
  const { database } = server().parts;
  await applyDurations(database, durations);
  const shorter = { ...durations, listingTime: 1 };
  const look = () => doDueWork({ database, durations: shorter, now: () => new Date(Date.now() + day) });
  await look();
  expect(await statusOf()).toBe('available');
  await applyDurations(database, shorter);
  await look();
  expect(await statusOf()).toBe('expired');
});

it('A failed donation is retried later, and does not block others', async () => {
  const { donor } = people();
  const { db } = server().parts.database;
  const { json: other } = await donor.call('POST', '/api/donations', aDonation());
  await sql`
    create function fail() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`.execute(db);
  await sql`
    create trigger fail before update on donations for each row
    when (old.id = ${sql.lit(donation())} and (new.next_due_at is null or new.next_due_at > now() + interval '2 days'))
    execute function fail()`.execute(db);
  const work = doDueWork({ database: server().parts.database, durations, now: () => new Date(Date.now() + day) });
  await expect(work).rejects.toThrow('1 failed: error: broken');
  const dueIn = async (id: number) => {
    const row = await db.selectFrom('donations').select('next_due_at').where('id', '=', id).executeTakeFirst();
    return (row?.next_due_at?.getTime() ?? 0) - Date.now();
  };
  expect(await dueIn(other.id)).toBeGreaterThan(80 * day);
  expect(await dueIn(donation())).toBeGreaterThan(day);
  await sql`drop trigger fail on donations`.execute(db);
});
