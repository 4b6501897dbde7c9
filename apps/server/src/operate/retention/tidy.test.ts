import { sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { makePlace, type StorePlace } from '../../testing/stores.js';
import { aDonation, createStoredDonations } from '../../testing/donations.js';
import { openDatabase } from '../../openDatabase.js';
import type { Database } from '../../store/database.js';
import type { Tables } from '../../store/tables.js';
import { withDatabase } from '../../store/withDatabase.js';
import { createChats } from '../../assistant/messages.js';
import { take } from '../../limits/takeAllowances.js';
import { holdRows, writePhoto } from '../../photos/photoRows.js';
import { tidy } from './tidy.js';

const sessionId = 'V1StGXR8_Z5jdHi6B-myT';
const timestamp = '2026-11-01T12:00:00.000Z';
const hash = (digit: string) => digit.repeat(64);
const exchange = {
  message: { role: 'user', content: 'Old?', timestamp },
  reply: { role: 'assistant', content: 'Old.', timestamp },
} as const;

const photos = { remove: async () => {} };

/** `REFUSED=100000` for a thorough run. */
const refusedRequests = Number(process.env.REFUSED ?? 2000);

describe('A store over time', () => {
  /** Alternates between opening the store and its raw database. */
  async function inTurn(place: StorePlace, ...works: ((database: Database, db: Kysely<Tables>) => Promise<unknown>)[]) {
    for (const [turn, work] of works.entries()) {
      if (turn % 2 === 0) {
        const database = await openDatabase(place.at);
        await work(database, undefined as never);
        await database.close();
      } else {
        await withDatabase(place.at, { alone: true }, (db) => work(undefined as never, db));
      }
    }
  }

  it('deletes chat messages once their term is over', async () => {
    const place = await makePlace();
    const fresh = 'fresh'.padEnd(21, 'x');
    await inTurn(
      place,
      async (database) => {
        await createChats(database).add(sessionId, exchange);
        await createChats(database).add(fresh, exchange);
        await tidy(database, photos);
        expect((await createChats(database).read(sessionId)).messages).toHaveLength(2);
      },
      (_, db) =>
        sql`update messages set received_at = now() - interval '31 days' where session_id = ${sessionId}`.execute(db),
      async (database) => {
        await tidy(database, photos);
        expect((await createChats(database).read(sessionId)).messages).toEqual([]);
        expect((await createChats(database).read(fresh)).messages).toHaveLength(2);
      },
    );
    await place.remove();
  });

  it('deletes unused photos after a day, files first', async () => {
    const place = await makePlace();
    const [listed, batched, held, fresh, forgotten] = ['a', 'b', 'c', 'd', 'e'].map(hash);
    const removed: string[] = [];
    const images = (one = '') => [`/photos/${one}-640.webp`, 'https://pictures.example/1.jpg'];
    await inTurn(
      place,
      async (database) => {
        for (const one of [listed, batched, held, forgotten]) {
          await writePhoto(database.db, { hash: one ?? '', widths: [320, 640], sha256s: [] });
        }
        const donations = createStoredDonations(database);
        await donations.add(aDonation({ images: images(listed) }));
        await Promise.all([
          donations.add(aDonation({ images: images(batched) })),
          donations.add(aDonation({ images: images(batched) })),
          donations.add(aDonation({ images: images(batched) })),
        ]);
      },
      (_, db) => sql`update photos set stored_at = now() - interval '25 hours'`.execute(db),
      async (database) => {
        await writePhoto(database.db, { hash: fresh ?? '', widths: [200], sha256s: [] });
        const asked = [held ?? '', hash('f')];
        expect(await holdRows(database.db, asked)).toEqual([{ hash: held, widths: [320, 640] }]);
        const failing = tidy(database, {
          remove: async () => {
            throw new Error('The files cannot be deleted.');
          },
        });
        await expect(failing).rejects.toThrow('cannot be deleted');
        await tidy(database, { remove: async (names) => void removed.push(...names) });
        expect(removed).toEqual([`${forgotten}-320.webp`, `${forgotten}-640.webp`]);
        const all = [listed, batched, held, fresh, forgotten].map((one) => one ?? '');
        const left = (await holdRows(database.db, all)).map((one) => one.hash);
        expect(left.toSorted()).toEqual([listed, batched, held, fresh]);
      },
    );
    await place.remove();
  });

  it('blocks a caller for at most one period if the clock was set back', async () => {
    const place = await makePlace();
    const allowance = { key: 'somebody', amount: 2, seconds: 60 };
    await inTurn(
      place,
      async (database) => {
        for (let use = 0; use < 2; use += 1) await take(database, [allowance]);
        expect(await take(database, [allowance])).toBeGreaterThan(0);
      },
      (_, db) => sql`update allowances set full_at = full_at + interval '1 day'`.execute(db),
      async (database) => {
        expect([await take(database, [allowance]), await take(database, [allowance])]).toEqual([0, 0]);
        expect(await take(database, [allowance])).toBeLessThanOrEqual(60);
      },
    );
    await place.remove();
  });

  /** Like autovacuum. Retries while other transactions may still see deleted rows. */
  async function vacuum(db: Kysely<Tables>) {
    const others = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_xmin is not null`.execute(db);
      return rows[0]?.count ?? 0;
    };
    await expect
      .poll(
        async () => {
          const before = await others();
          await sql`vacuum write_keys`.execute(db);
          return before + (await others());
        },
        { timeout: 30_000 },
      )
      .toBe(0);
  }

  it('reuses the space of deleted rows', async () => {
    const place = await makePlace();
    const sizes: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      await inTurn(
        place,
        (database) => tidy(database, photos),
        async (_, db) => {
          await sql`
            insert into write_keys (key, fingerprint, donation_id, written_at)
            select ${round} || '-' || n, 'x', 1, now() - interval '2 days' from generate_series(1, 5000) n`.execute(db);
          await vacuum(db);
          // Excludes indexes, whose pages are only reused after the transactions of all databases.
          const { rows } = await sql<{ size: number }>`select pg_relation_size('write_keys')::int as size`.execute(db);
          sizes.push(rows[0]?.size ?? 0);
        },
      );
    }
    expect(sizes.at(-1)).toBeLessThan(1.3 * (sizes[1] ?? 0));
    await place.remove();
  }, 120_000);

  it(`writes nothing for ${refusedRequests} rejected requests`, async () => {
    const place = await makePlace();
    const used = { key: 'an address', amount: 1, seconds: 3600 };
    const stateOf = async (db: Kysely<Tables>) => {
      const { rows } = await sql<{ size: number; log: number; count: number }>`
        select pg_total_relation_size('allowances')::int as size, (pg_current_wal_insert_lsn() - '0/0')::float8 as log,
          (select count(*)::int from allowances) as count`.execute(db);
      return rows[0] ?? { size: 0, log: 0, count: 0 };
    };
    const states: Awaited<ReturnType<typeof stateOf>>[] = [];
    await inTurn(
      place,
      (database) => take(database, [used]),
      async (_, db) => states.push(await stateOf(db)),
      async (database) => {
        for (let sent = 0; sent < refusedRequests; sent += 100) {
          const waits = await Promise.all(
            Array.from({ length: 100 }, (_, index) =>
              take(database, [{ key: `session ${sent + index}`, amount: 30, seconds: 60 }, used]),
            ),
          );
          expect(Math.min(...waits)).toBeGreaterThan(0);
        }
      },
      async (_, db) => states.push(await stateOf(db)),
    );
    const [before, after] = states;
    expect(after).toMatchObject({ count: 1, size: before?.size });
    if (process.env.REFUSED) process.stdout.write(`${JSON.stringify(states)}\n`);
    await place.remove();
  }, 1_200_000);
});
