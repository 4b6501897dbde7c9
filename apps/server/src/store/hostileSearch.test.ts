import { afterAll, beforeAll, expect, it } from 'vitest';
import { aDonation } from '../testing/donations.js';
import { describeStores, type StorePlace } from '../testing/stores.js';
import { openStore } from './openStore.js';
import type { Store } from './store.js';

/** As many as one address lists in 33 hours. */
const many = 2000;

const worst = [
  `${'a'.repeat(190)}b`,
  `b${'a'.repeat(190)}`,
  `${'a'.repeat(95)}b${'a'.repeat(95)}`,
  `${'aaaa '.repeat(37)}aaab`,
];

describeStores(`${many} donations that are written to make searches slow`, (kind) => {
  let place: StorePlace;
  let store: Store;
  beforeAll(async () => {
    place = await kind.place();
    store = await openStore(place.at);
    // Every part of what is searched is there, and nothing that is searched as a whole.
    const hostile = aDonation({ title: 'aab aba baa b a', description: `${'aaaa '.repeat(20)}${'a'.repeat(4900)}` });
    for (let listed = 0; listed < many; listed += 100) {
      await store.addDonations(Array.from({ length: 100 }, () => hostile));
    }
  }, 120_000);
  afterAll(async () => {
    await store.close();
    await place.remove();
  });

  it.each(worst)('are searched for %s in less than half a second', async (search) => {
    const times: number[] = [];
    for (let tries = 0; tries < 3; tries += 1) {
      const start = performance.now();
      expect((await store.listDonations({ limit: 5, search })).total).toBe(0);
      times.push(performance.now() - start);
    }
    expect(Math.min(...times)).toBeLessThan(500);
  });

  it('leave a single donation its turn beside twelve searches', async () => {
    const left = { searches: 12 };
    const searches = Array.from({ length: left.searches }, async (_, index) => {
      const { total } = await store.listDonations({ limit: 5, search: worst[index % worst.length] ?? '' });
      left.searches -= 1;
      return total;
    });
    const times: number[] = [];
    while (left.searches > 0) {
      const start = performance.now();
      expect(await store.donation(5)).toMatchObject({ id: 5 });
      times.push(performance.now() - start);
    }
    expect(await Promise.all(searches)).toEqual(searches.map(() => 0));
    // The middle one: a machine that is busy with something else makes some of them late.
    const middle = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];
    expect(middle).toBeLessThan(500);
  });
});
