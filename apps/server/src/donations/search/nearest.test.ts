import { distanceInMiles, type Donation } from '@clothesline/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDonation, createStoredDonations } from '../../testing/donations.js';
import { makePlace, type StorePlace } from '../../testing/stores.js';
import { openDatabase } from '../../openDatabase.js';
import type { Donations } from '../createDonations.js';
import type { ListQuery } from '../queries.js';
import type { Database } from '../../store/database.js';
import { withDatabase } from '../../store/withDatabase.js';

/** More than a search scans before using an index. */
const many = 9000;

const here = { latitude: -39.9, longitude: 80 };

describe('A search by distance', () => {
  let place: StorePlace;
  let database: Database;
  let donations: Donations;
  let all: Donation[];

  beforeAll(async () => {
    place = await makePlace();
    const before = await openDatabase(place.at);
    const given = Array.from({ length: many }, (_, index) =>
      aDonation({
        title: index % 4000 === 7 ? 'Zebra coat' : 'Coat',
        description: index % 10 === 0 ? 'A common word.' : 'Other.',
        category: index % 2 === 0 ? 'Women' : 'Men',
        // 300 cells in a row going north, with 30 donations each.
        latitude: -40 + (index % 300) * 0.02,
        longitude: 80,
      }),
    );
    await createStoredDonations(before).addAll(given);
    await before.close();
    await withDatabase(place.at, { alone: true }, (db) =>
      sql`update donations set status = 'promised' where id % 3 = 0`.execute(db),
    );
    database = await openDatabase(place.at);
    donations = createStoredDonations(database);
    all = (await donations.list({ limit: many })).donations;
  }, 180_000);
  afterAll(async () => {
    await database.close();
    await place.remove();
  });

  const far = (donation: Donation) => distanceInMiles(here, donation);
  const inOrder = (fits: (donation: Donation) => boolean) =>
    all
      .filter(fits)
      .toSorted((one, other) => far(one) - far(other) || other.id - one.id)
      .map(({ id }) => id);

  /** The ids of the first pages, and the last page. */
  async function pages(query: Omit<ListQuery, 'limit' | 'order'>, count: number) {
    const ids: number[] = [];
    let page = await donations.list({ ...query, order: { nearest: here }, limit: 40 });
    for (let turn = 1; ; turn += 1) {
      ids.push(...page.donations.map(({ id }) => id));
      if (turn === count || !page.hasMore) return { ids, ...page };
      const before = { tier: page.tiers.at(-1) ?? 0, id: page.donations.at(-1)?.id ?? 0 };
      page = await donations.list({ ...query, order: { nearest: here }, limit: 40, before });
    }
  }

  it('sorts and counts all donations', async () => {
    const { ids, total, isEstimate } = await pages({}, 3);
    expect({ ids, total, isEstimate }).toEqual({
      ids: inOrder(() => true).slice(0, 120),
      total: many,
      isEstimate: false,
    });
  });

  it('sorts rare matches at any distance', async () => {
    const { ids, total } = await pages({ search: 'zebra' }, 3);
    expect({ ids, total }).toEqual({ ids: inOrder(({ title }) => title === 'Zebra coat'), total: 3 });
  });

  it('sorts all common matches', async () => {
    const { ids, total } = await pages({ search: 'common words', category: 'Women' }, Number.POSITIVE_INFINITY);
    expect(ids).toEqual(inOrder(({ description }) => description.includes('common')));
    expect(Math.abs(total - many / 10)).toBeLessThan(many / 100);
  });

  it('omits unavailable donations, and those outside the radius', async () => {
    const around = { position: here, miles: 20 };
    const isWanted = (donation: Donation) => donation.status === 'available' && far(donation) <= 20;
    const wanted = inOrder(isWanted);
    expect(wanted.length).toBeGreaterThan(100);
    const { ids } = await pages({ status: 'available', around }, Number.POSITIVE_INFINITY);
    expect(ids).toEqual(wanted);
    const newest = await donations.list({ status: 'available', around, limit: 1000 });
    expect(newest.donations.map(({ id }) => id)).toEqual(wanted.toSorted((one, other) => other - one));
    expect(newest.donations.length).toBe(newest.total);
  });

  it('stops at the radius, even with many matches', async () => {
    const query = { around: { position: here, miles: 300 }, search: 'coat', order: { nearest: here } };
    const wanted = inOrder((donation) => far(donation) <= 300);
    expect(wanted.length).toBeGreaterThan(5000);
    const last = await donations.list({ ...query, limit: 40, before: { tier: 0, id: wanted.at(-30) ?? 0 } });
    expect(last.donations.map(({ id }) => id)).toEqual(wanted.slice(-29));
    expect(last.hasMore).toBe(false);
  });
});
