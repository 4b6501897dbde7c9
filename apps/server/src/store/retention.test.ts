import { sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { makePlace, type StorePlace } from '../testing/stores.js';
import { aDonation } from '../testing/donations.js';
import { openStore } from './openStore.js';
import type { Store } from './store.js';
import type { Tables } from './tables.js';
import { withDatabase } from './withDatabase.js';

const sessionId = 'V1StGXR8_Z5jdHi6B-myT';
const timestamp = '2026-11-01T12:00:00.000Z';
const hash = (digit: string) => digit.repeat(64);
const exchange = {
  message: { role: 'user', content: 'Old?', timestamp },
  reply: { role: 'assistant', content: 'Old.', timestamp },
} as const;

/** `REFUSED=100000` for a long look. */
const refusedRequests = Number(process.env.REFUSED ?? 2000);

describe('A store in the course of time', () => {
  /** Works with a store, closes it, and looks into its database. */
  async function inTurn(place: StorePlace, ...works: ((store: Store, db: Kysely<Tables>) => Promise<unknown>)[]) {
    for (const [turn, work] of works.entries()) {
      if (turn % 2 === 0) {
        const store = await openStore({ ...place.at, chatDays: 30 });
        await work(store, undefined as never);
        await store.close();
      } else {
        await withDatabase(place.at, { alone: true }, (db) => work(undefined as never, db));
      }
    }
  }

  it('deletes messages of chats after their time, and no sooner', async () => {
    const place = await makePlace();
    const fresh = 'fresh'.padEnd(21, 'x');
    await inTurn(
      place,
      async (store) => {
        await store.addMessages(sessionId, exchange);
        await store.addMessages(fresh, exchange);
        await store.tidy();
        expect((await store.messages(sessionId)).messages).toHaveLength(2);
      },
      (_, db) =>
        sql`update messages set received_at = now() - interval '31 days' where session_id = ${sessionId}`.execute(db),
      async (store) => {
        await store.tidy();
        expect((await store.messages(sessionId)).messages).toEqual([]);
        expect((await store.messages(fresh)).messages).toHaveLength(2);
      },
    );
    await place.remove();
  });

  it('deletes photos that nothing lists within a day, and no sooner, their files first', async () => {
    const place = await makePlace();
    const [listed, batched, held, fresh, forgotten] = ['a', 'b', 'c', 'd', 'e'].map(hash);
    const removed: string[] = [];
    const images = (one = '') => [`/photos/${one}-640.webp`, 'https://pictures.example/1.jpg'];
    await inTurn(
      place,
      async (store) => {
        for (const one of [listed, batched, held, forgotten]) {
          await store.addPhoto({ hash: one ?? '', widths: [320, 640], sha256s: [] });
        }
        await store.addDonation(aDonation({ images: images(listed) }));
        await Promise.all([
          store.addDonation(aDonation({ images: images(batched) })),
          store.addDonation(aDonation({ images: images(batched) })),
          store.addDonation(aDonation({ images: images(batched) })),
        ]);
      },
      (_, db) => sql`update photos set stored_at = now() - interval '25 hours'`.execute(db),
      async (store) => {
        await store.addPhoto({ hash: fresh ?? '', widths: [200], sha256s: [] });
        const asked = [held ?? '', hash('f')];
        expect(await store.holdPhotos(asked)).toEqual([{ hash: held, widths: [320, 640] }]);
        const failing = store.tidy(async () => {
          throw new Error('The files cannot be deleted.');
        });
        await expect(failing).rejects.toThrow('cannot be deleted');
        await store.tidy(async (names) => void removed.push(...names));
        expect(removed).toEqual([`${forgotten}-320.webp`, `${forgotten}-640.webp`]);
        const all = [listed, batched, held, fresh, forgotten].map((one) => one ?? '');
        const left = (await store.holdPhotos(all)).map((one) => one.hash);
        expect(left.toSorted()).toEqual([listed, batched, held, fresh]);
      },
    );
    await place.remove();
  });

  it('blocks nobody for longer than a period when the clock was set back', async () => {
    const place = await makePlace();
    const allowance = { key: 'somebody', amount: 2, seconds: 60 };
    await inTurn(
      place,
      async (store) => {
        for (let use = 0; use < 2; use += 1) await store.take([allowance]);
        expect(await store.take([allowance])).toBeGreaterThan(0);
      },
      (_, db) => sql`update allowances set full_at = full_at + interval '1 day'`.execute(db),
      async (store) => {
        expect([await store.take([allowance]), await store.take([allowance])]).toEqual([0, 0]);
        expect(await store.take([allowance])).toBeLessThanOrEqual(60);
      },
    );
    await place.remove();
  });

  /** What PostgreSQL's own process does on its own time. A row that another process may still see stays until it is gone. */
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

  it('gives deleted rows’ space to new ones', async () => {
    const place = await makePlace();
    const sizes: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      await inTurn(
        place,
        (store) => store.tidy(),
        async (_, db) => {
          await sql`
            insert into write_keys (key, fingerprint, donation_id, written_at)
            select ${round} || '-' || n, 'x', 1, now() - interval '2 days' from generate_series(1, 5000) n`.execute(db);
          await vacuum(db);
          // Without indexes: their pages wait for the transactions of all databases.
          const { rows } = await sql<{ size: number }>`select pg_relation_size('write_keys')::int as size`.execute(db);
          sizes.push(rows[0]?.size ?? 0);
        },
      );
    }
    expect(sizes.at(-1)).toBeLessThan(1.3 * (sizes[1] ?? 0));
    await place.remove();
  }, 120_000);

  it(`writes nothing for ${refusedRequests} refused requests`, async () => {
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
      (store) => store.take([used]),
      async (_, db) => states.push(await stateOf(db)),
      async (store) => {
        for (let sent = 0; sent < refusedRequests; sent += 100) {
          const waits = await Promise.all(
            Array.from({ length: 100 }, (_, index) =>
              store.take([{ key: `session ${sent + index}`, amount: 30, seconds: 60 }, used]),
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
