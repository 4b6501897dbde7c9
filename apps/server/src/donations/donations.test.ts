import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDonation, createStoredDonations } from '../testing/donations.js';
import { makePlace, type StorePlace } from '../testing/stores.js';
import { hideDonations } from './hiddenDonations.js';
import { openDatabase } from '../openDatabase.js';
import type { DonationPage, ListCursor } from './queries.js';
import type { Database } from '../store/database.js';
import type { Donations } from './createDonations.js';
import { take } from '../limits/takeAllowances.js';
import { tidy } from '../operate/retention/tidy.js';

/** More than both passes of the search scan before using an index. */
const many = 9000;

describe('A store', () => {
  let place: StorePlace;
  let database: Database;
  let donations: Donations;
  beforeAll(async () => {
    place = await makePlace();
    database = await openDatabase(place.at);
    donations = createStoredDonations(database);
  }, 60_000);
  afterAll(async () => {
    await database.close();
    await place.remove();
  });

  describe('with a reused idempotency key', () => {
    const key = { key: 'a-key-of-its-sender', caller: '192.0.2.1' };
    const elsewhere = { ...key, caller: '192.0.2.2' };

    it('lists a single donation, even for concurrent writes', async () => {
      const donation = aDonation({ title: 'Once' });
      const answers = await Promise.all([1, 2, 3].map(() => donations.add(donation, key)));
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      expect(await donations.add({ ...donation, createdAt: '2026-11-02T12:00:00.000Z' }, key)).toEqual(answers[0]);
      expect((await donations.list({ limit: 5, search: 'once' })).total).toBe(1);
    });

    it('rejects a different donation', async () => {
      await expect(donations.add(aDonation({ title: 'Another' }), key)).rejects.toThrow(
        'different or a deleted donation',
      );
      expect((await donations.list({ limit: 5, search: 'another' })).total).toBe(0);
    });

    it('finds the donation from another network, and lets others use the same key', async () => {
      const donation = aDonation({ title: 'From two networks' });
      const own = { ...key, key: 'another-key' };
      const { id } = await donations.add(donation, own);
      expect(await donations.known(donation, { ...elsewhere, key: own.key })).toMatchObject({ id });
      expect((await donations.add(donation, { ...elsewhere, key: own.key })).id).toBe(id);
      const other = await donations.add(aDonation({ title: 'Somebody else’s' }), elsewhere);
      expect(other.title).toBe('Somebody else’s');
      expect(await donations.known(aDonation(), { key: 'unused-key' })).toBe(undefined);
    });

    it('keeps the key for a day', async () => {
      await tidy(database, { remove: async () => {} });
      await expect(donations.add(aDonation({ title: 'Another' }), key)).rejects.toThrow(
        'different or a deleted donation',
      );
    });
  });

  it('returns every field of a donation from every call', async () => {
    const images = ['https://pictures.example/1.jpg'];
    const given = { title: 'Quilted vest, size M', images, imageDescriptions: ['A vest'], quantity: 2 };
    const donation = await donations.add(aDonation({ ...given, latitude: -41.29, longitude: 174.78 }));
    expect(donation).toMatchObject({ ...given, sizes: ['M'] });
    const { id, latitude, longitude } = donation;
    const position = { latitude, longitude };
    expect(await donations.get(id)).toEqual(donation);
    expect(await donations.withIds([id])).toEqual([donation]);
    expect(await donations.nearby({ position, limit: 1 })).toEqual([{ ...donation, distance: 0 }]);
    for (const query of [{}, { search: 'quilted vest' }, { size: 'M' }, { order: { nearest: position } }]) {
      expect((await donations.list({ ...query, limit: 1 })).donations).toEqual([donation]);
    }
    await database.transaction((db) => hideDonations(db, { donationId: id }, { now: new Date() }));
  });

  it("returns each caller's own donation for many concurrent writes", async () => {
    const titles = Array.from({ length: 60 }, (_, index) => `One of many ${index}`);
    const keys = titles.map((_, index) => (index % 2 ? { key: `one-of-many-${index}` } : undefined));
    const listed = await Promise.all(titles.map((title, index) => donations.add(aDonation({ title }), keys[index])));
    expect(listed.map(({ title }) => title)).toEqual(titles);
    const kept = await donations.withIds(listed.map(({ id }) => id));
    const titleOf = new Map(kept.map(({ id, title }) => [id, title]));
    expect(listed.map(({ id }) => titleOf.get(id))).toEqual(titles);
    const known = await Promise.all(
      keys.map(async (key, index) => key && donations.known(aDonation({ title: titles[index] ?? '' }), key)),
    );
    expect(known.map((one) => one?.id)).toEqual(listed.map(({ id }, index) => (keys[index] ? id : undefined)));
  });

  describe('with rate limits', () => {
    const allowance = { key: 'somebody', amount: 3, seconds: 60 };

    it('never exceeds the amount under concurrent requests', async () => {
      const waits = await Promise.all(Array.from({ length: 10 }, () => take(database, [allowance])));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
      expect(Math.max(...waits)).toBeGreaterThan(15);
      expect(Math.max(...waits)).toBeLessThanOrEqual(20);
    });

    it('allows more once the window has passed', async () => {
      const slow = { key: 'slow', amount: 1, seconds: 3600 };
      expect([await take(database, [slow]), await take(database, [slow])]).toEqual([0, expect.any(Number)]);
      expect(await take(database, [slow])).toBeGreaterThan(3000);
      const quick = { key: 'quick', amount: 1, seconds: 0.2 };
      expect(await take(database, [quick])).toBe(0);
      await expect.poll(() => take(database, [quick])).toBe(0);
    });

    it('counts nothing if any of several limits is reached', async () => {
      const [full, free] = [
        { key: 'full', amount: 1, seconds: 3600 },
        { key: 'free', amount: 2, seconds: 3600 },
      ];
      expect(await take(database, [full])).toBe(0);
      for (let tries = 0; tries < 5; tries += 1) expect(await take(database, [free, full])).toBeGreaterThan(3000);
      expect([await take(database, [free]), await take(database, [free])]).toEqual([0, 0]);
      expect(await take(database, [free])).toBeGreaterThan(1000);
    });

    it('counts nothing for concurrent rejections', async () => {
      const narrow = { key: 'narrow', amount: 2, seconds: 3600 };
      const wide = { key: 'wide', amount: 20, seconds: 3600 };
      const waits = await Promise.all(Array.from({ length: 10 }, () => take(database, [narrow, wide])));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(2);
      const rest = await Promise.all(Array.from({ length: 30 }, () => take(database, [wide])));
      expect(rest.filter((wait) => wait === 0)).toHaveLength(18);
    });

    it('accepts an empty list', async () => {
      expect(await take(database, [])).toBe(0);
    });
  });

  describe('with more donations than a search scans', () => {
    beforeAll(async () => {
      const listed = Array.from({ length: many }, (_, index) =>
        aDonation({
          title: title(index),
          description: description(index),
          category: index % 2 === 0 ? 'Women' : 'Men',
        }),
      );
      await donations.addAll(listed);
    }, 120_000);

    it('changes its version with each write', async () => {
      const before = await database.version();
      expect(await database.version()).toBe(before);
      await donations.add(aDonation({ title: 'New' }));
      expect(await database.version()).not.toBe(before);
    });

    it('counts all donations, and those in a category', async () => {
      const { total } = await donations.list({ limit: 1 });
      const { total: men } = await donations.list({ limit: 1, category: 'Men' });
      expect({ total, men }).toEqual({ total: many + 64, men: many / 2 });
    });

    it('finds a match older than the scanned donations', async () => {
      const page = await donations.list({ limit: 20, search: 'zebra' });
      expect(page).toMatchObject({
        donations: [{ title: 'Zebra coat' }],
        total: 1,
        isEstimate: false,
        hasMore: false,
      });
      expect((await donations.list({ limit: 20, search: 'zebra', category: 'Men' })).donations).toEqual([]);
    });

    it('requires both a rare and a common word', async () => {
      const titles = async (search: string) =>
        (await donations.list({ limit: 20, search })).donations.map((donation) => donation.title);
      expect(await titles('zebra coat')).toEqual(['Zebra coat']);
      expect(await titles('ebra c')).toEqual(['Zebra coat']);
    });

    it('finds common words, estimates their number, and pages to the last match', async () => {
      let page = await donations.list({ limit: 200, search: 'common' });
      expect(page.isEstimate).toBe(true);
      expect(Math.abs(page.total - many / 10)).toBeLessThan(many / 100);
      let found = page.donations.length;
      while (page.hasMore) {
        page = await donations.list({ limit: 200, search: 'common', before: cursorAfter(page) });
        found += page.donations.length;
      }
      expect(found).toBe(many / 10);
    });

    it('finds the best matches of common words, even older than the scanned donations', async () => {
      const page = await donations.list({ limit: 20, search: 'coat plain' });
      expect(page.donations.slice(0, 3).map((donation) => donation.title)).toEqual([
        'Coat 3',
        'Plain coat',
        `Coat ${many - 1}`,
      ]);
      expect(page.isEstimate).toBe(true);
      expect(Math.abs(page.total - many * 0.9)).toBeLessThan(many / 100);
      const next = await donations.list({ limit: 2, search: 'coat plain', before: cursorAfter(page) });
      expect(next.donations[0]?.id).toBeLessThan(page.donations.at(-1)?.id ?? 0);
    });

    describe('and a search by words', () => {
      const find = async (words: string) => {
        const { donations: found, isAll } = await donations.find({ words, limit: 60 });
        return { titles: found.map((donation) => donation.title), isAll };
      };

      it('finds rare words anywhere, and reports that the results are complete', async () => {
        expect(await find('zebras')).toEqual({ titles: ['Zebra coat'], isAll: true });
        for (const word of ['чёрный', 'café', 'CAFE']) {
          expect(await find(word)).toEqual({ titles: [odd], isAll: true });
        }
      });

      it('only finds whole words', async () => {
        expect(await find('ebra')).toEqual({ titles: [], isAll: true });
        expect((await find('axqe')).titles).toEqual([]);
      });

      it('finds the newest matches of common words', async () => {
        const { titles, isAll } = await find('coats');
        expect({ first: titles.slice(0, 2), count: titles.length, isAll }).toEqual({
          first: [`Coat ${many - 1}`, `Coat ${many - 2}`],
          count: 60,
          isAll: false,
        });
      });

      it('finds a category combined with a word', async () => {
        const { donations: found } = await donations.find({ words: "men's coats", limit: 2 });
        expect(found.map((donation) => donation.title)).toEqual([`Coat ${many - 1}`, `Coat ${many - 3}`]);
      });

      it('pages through all matches of common words in any word order, each once', async () => {
        const found: number[] = [];
        let before: ListCursor | undefined;
        for (;;) {
          const page = await donations.list({ limit: 200, search: 'words common', before });
          found.push(...page.donations.map(({ id }) => id));
          before = cursorAfter(page);
          if (!page.hasMore) break;
        }
        expect(new Set(found).size).toBe(found.length);
        expect(found).toHaveLength(many / 10);
      });
    });

    it('finds and counts single letters, letter pairs, and other characters in old donations', async () => {
      const titles = async (search: string) =>
        (await donations.list({ limit: 20, search })).donations.map((donation) => donation.title);
      expect(await titles('ze')).toEqual(['Zebra coat']);
      expect(await titles('z')).toEqual(['Zebra coat']);
      expect(await titles('br')).toEqual(['Zebra coat']);
      expect(await titles('xq')).toEqual(['Waxqed jacket']);
      for (const words of ['é', 'fé', 'ё', 'ый', '👟', 'é ч', '—']) expect(await titles(words)).toEqual([odd]);
      expect(await titles('éé')).toEqual([]);
      expect(await titles('%z')).toEqual([]);
      const page = await donations.list({ limit: 20, search: 'br' });
      expect(page).toMatchObject({ total: 1, isEstimate: false, hasMore: false });
      expect((await donations.list({ limit: 20, search: 'br', category: 'Men' })).donations).toEqual([]);
    });
  });

  it.each(['Fisherman’s Wharf', 'Mission District', 'San José', '東京', '94110'])(
    'finds donations in %s',
    async (name) => {
      const title = `Poncho in ${name}`;
      await donations.add(aDonation({ title, locationName: `Near ${name}, California` }));
      await donations.add(aDonation({ title, locationName: 'Oakland, California' }));
      const { donations: found } = await donations.find({ words: 'poncho', place: name.toLowerCase(), limit: 9 });
      expect(found).toMatchObject([{ title, locationName: `Near ${name}, California` }]);
    },
  );
});

function cursorAfter({ donations, tiers }: DonationPage): ListCursor {
  return { tier: tiers.at(-1) ?? 0, id: donations.at(-1)?.id ?? 0 };
}

/** Has letters that no other donation has. */
const odd = 'Café чёрный — 👟';

/** Only one has both common words. */
function description(index: number): string {
  if (index === 3) return 'A coat plain as these.';
  return index % 10 === 0 ? 'A common word.' : 'Plain.';
}

/** A rare word in the oldest donation, and another in one of the newer. */
function title(index: number): string {
  if (index === 0) return 'Zebra coat';
  if (index === 1) return odd;
  if (index === 2) return 'Plain coat';
  return index === many - 500 ? 'Waxqed jacket' : `Coat ${index}`;
}
