import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDonation, createStoredDonations, someDonations } from '../../testing/donations.js';
import { makePlace, type StorePlace } from '../../testing/stores.js';
import type { Donations } from '../createDonations.js';
import { openPostgres } from '../../store/open/postgres.js';
import { openDatabase } from '../../openDatabase.js';
import type { ListCursor } from '../queries.js';
import { createDatabase, type Database } from '../../store/database.js';
import { createChats } from '../../assistant/messages.js';
import { tidy } from '../../operate/retention/tidy.js';

/** Distributed tables need different statements, which also work on a single database. */
describe('Statements for distributed tables', () => {
  let place: StorePlace;
  let databases: Database[];
  let whole: Donations;
  let spread: Donations;
  beforeAll(async () => {
    place = await makePlace();
    // More than a search scans before using an index, so that the first is not among the newest.
    const seed = Array.from({ length: 300 }, (_, index) =>
      someDonations.map((one) => ({ ...one, title: `${one.title} ${index}` })),
    );
    const database = await openDatabase({
      ...place.at,
      seed: [aDonation({ title: 'A quilted jacket' }), ...seed.flat()],
    });
    const pool = await openPostgres({
      url: place.at.databaseUrl ?? '',
      setting: 'DATABASE_URL',
      onIdleError: () => {},
    });
    databases = [database, createDatabase(pool, { isDistributed: true })];
    [whole, spread] = databases.map(createStoredDonations) as [Donations, Donations];
  });
  afterAll(async () => {
    await Promise.all(databases.map((one) => one.close()));
    await place.remove();
  });

  const position = { latitude: 37.76, longitude: -122.42 };

  it('find the same nearby donations on each page', async () => {
    for (const category of ['Footwear', 'All Items']) {
      let after: number | undefined;
      for (let page = 0; page < 4; page += 1) {
        const query = { position, category, limit: 7, after };
        const found = await spread.nearby(query);
        expect(found).toEqual(await whole.nearby(query));
        after = found.at(-1)?.id;
        expect(after).toBeGreaterThan(0);
      }
    }
  });

  it('find the same donations sorted by distance', async () => {
    for (const query of [{}, { search: 'boots' }, { status: 'available', around: { position, miles: 3 } }]) {
      const asked = { ...query, limit: 10, order: { nearest: position } };
      const found = await spread.list(asked);
      expect(found).toEqual(await whole.list(asked));
      expect(found.donations).toHaveLength(10);
    }
  });

  it('find the same matches on each page', async () => {
    const searches = [
      { search: 'boots' },
      { search: 'boots 7' },
      { search: 'quilted' },
      { search: 'uilt' },
      { search: 'lt' },
      { search: 'a' },
      { search: 'warm', category: 'Footwear' },
      { search: 'boots', order: 'newest' },
      { search: 'boots', status: 'available', around: { position, miles: 3 } },
      { search: 'nowhere' },
      { size: 'M' },
    ] as const;
    for (const query of searches) {
      let before: ListCursor | undefined;
      for (let page = 0; page < 3; page += 1) {
        const asked = { ...query, limit: 7, before };
        const found = await spread.list(asked);
        expect(found).toEqual(await whole.list(asked));
        const [tier, last] = [found.tiers.at(-1), found.donations.at(-1)];
        if (tier === undefined || last === undefined) break;
        before = { tier, id: last.id };
      }
    }
  });

  it('find the same places', async () => {
    const names = ['mission', 'san francisco', 'cast', 'nowhere'];
    const found = await spread.placesNamed(names);
    expect(found).toEqual(await whole.placesNamed(names));
    expect([...found.keys()]).toContain('mission');
  });

  it('list a donation once per idempotency key, and reject a different one', async () => {
    const [donation, key] = [aDonation({ title: 'Listed once' }), { key: 'a-key' }];
    const listed = await Promise.all([1, 2, 3].map(() => spread.add(donation, key)));
    expect(new Set(listed.map(({ id }) => id)).size).toBe(1);
    expect(await whole.known(donation, key)).toEqual(listed[0]);
    await expect(spread.add(aDonation(), key)).rejects.toThrow('different or a deleted donation');
  });

  it('only delete expired rows', async () => {
    const said = {
      role: 'user',
      content: 'Hello',
      sessionId: 'a-session',
      timestamp: '2026-11-01T12:00:00.000Z',
    } as const;
    const [{ db }, database] = databases as [Database, Database];
    const chats = createChats(database);
    await chats.add('old', { message: said, reply: { ...said, role: 'assistant' } });
    await db
      .updateTable('messages')
      .set({ received_at: new Date(0) })
      .execute();
    await chats.add('new', { message: said, reply: { ...said, role: 'assistant' } });
    await tidy(database, { remove: async () => {} });
    expect((await chats.read('old')).messages).toEqual([]);
    expect((await chats.read('new')).messages).toHaveLength(2);
  });
});

describe('A database without Citus', () => {
  it('cannot be distributed', async () => {
    const place = await makePlace();
    const opened = openDatabase({ ...place.at, distributed: 'citus' });
    await expect(opened).rejects.toThrow("the database in DATABASE_URL doesn't have the citus extension");
    await place.remove();
  });
});
