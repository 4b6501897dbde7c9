import { describe, expect, it } from 'vitest';
import { totalCountHeader, type Position } from '@clothesline/api-client/contract';
import { expectFieldRefused, readIds, nextAddress, unique, type Api } from './support.js';

/** In degrees. */
const step = 3;

export function describeFilters(api: () => Api, { readsTexts = true } = {}) {
  let places = 0;
  /** In the Indian Ocean. */
  const nowhere = (): Position => {
    places += 1;
    return { latitude: -68 + places * step, longitude: 60 + Math.random() * 40 };
  };
  const createAt = (position: Position, more = {}) => api().create({ ...position, ...more });
  const at = ({ latitude, longitude }: Position) => `lat=${latitude}&lng=${longitude}`;
  const north = ({ latitude, longitude }: Position, miles: number) => ({ latitude: latitude + miles / 69, longitude });

  describe('GET /api/donations?radius=', () => {
    it('returns and counts donations within the radius, newest first', async () => {
      const here = nowhere();
      const near = await createAt(here);
      const within = await createAt(north(here, 4));
      const outside = await createAt(north(here, 7));
      const answer = await api().get(`/api/donations?${at(here)}&radius=5`);
      expect(readIds(answer)).toEqual([within.id, near.id]);
      expect(answer.headers.get(totalCountHeader)).toBe('2');
      expect(readIds(await api().get(`/api/donations?${at(here)}&radius=10`))).toEqual([
        outside.id,
        within.id,
        near.id,
      ]);
      expect(readIds(await api().get(`/api/donations?${at(north(here, 20))}&radius=0.5`))).toEqual([]);
    });

    it.runIf(readsTexts)('combines with search words, size, category and status', async () => {
      const here = nowhere();
      const word = unique();
      const { id } = await createAt(here, { title: `Coat ${word} 4T`, category: 'Children' });
      await createAt(here, { title: `Coat ${word} 9y`, category: 'Children' });
      await createAt(north(here, 9), { title: `Coat ${word} 4T`, category: 'Children' });
      const query = `search=${word}&size=4T&category=Children&status=available&radius=5&${at(here)}`;
      expect(readIds(await api().get(`/api/donations?${query}`))).toEqual([id]);
    });

    it('accepts a radius around the earth', async () => {
      const { id } = await createAt(nowhere());
      expect(readIds(await api().get(`/api/donations?${at(nowhere())}&radius=12500&sort=newest&limit=1`))).toEqual([
        id,
      ]);
    });
  });

  describe('GET /api/donations?sort=', () => {
    it('sorts by nearest, then newest, without distances', async () => {
      const here = nowhere();
      const far = await createAt(north(here, 30));
      const close = await createAt(north(here, -3));
      const older = await createAt(here);
      const newer = await createAt(here);
      const list = await api().list(`/api/donations?${at(here)}&sort=nearest&limit=4`);
      expect(list.map(({ id }) => id)).toEqual([newer.id, older.id, close.id, far.id]);
      expect(list.every(({ distance }) => (distance ?? undefined) === undefined)).toBe(true);
    });

    it('sorts exact and close matches of a search by nearest', async () => {
      const here = nowhere();
      const word = unique();
      const close = await createAt(north(here, 2), { title: 'Coat', description: `of ${word}` });
      const far = await createAt(north(here, 50), { title: `Coat ${word}` });
      await createAt(here, { title: 'Coat' });
      const search = (words: string) => api().get(`/api/donations?search=${words}&${at(here)}&sort=nearest`);
      expect(readIds(await search(`coat+${word}`))).toEqual([close.id, far.id]);
      expect(readIds(await search(`purple+coat+${word}`))).toEqual([close.id, far.id]);
    });

    it('sorts by newest instead of relevance', async () => {
      const word = unique();
      const best = await api().create({ title: word });
      const other = await api().create({ description: `of ${word}` });
      const search = (more: string) => api().get(`/api/donations?search=${word}${more}`);
      expect(readIds(await search('&sort=newest'))).toEqual([other.id, best.id]);
    });

    it.each(['nearest', 'newest'])('pages through every match once, %s first', async (sort) => {
      const here = nowhere();
      const word = unique();
      const ids: number[] = [];
      for (const miles of [0, 0, 3, 3, 9]) {
        ids.push((await createAt(north(here, miles), { title: `${word} ${miles}` })).id);
      }
      for (const filter of [`search=${word}`, 'radius=20']) {
        const seen: number[] = [];
        let path: string | undefined = `/api/donations?${filter}&${at(here)}&sort=${sort}&limit=2`;
        while (path !== undefined) {
          const answer = await api().get(path);
          expect(answer.headers.get(totalCountHeader)).toBe('5');
          seen.push(...readIds(answer));
          path = nextAddress(answer);
        }
        const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = ids;
        expect(seen).toEqual(sort === 'newest' ? ids.toReversed() : [second, first, fourth, third, fifth]);
      }
    });
  });

  describe('GET /api/donations?status=', () => {
    it('returns available donations', async () => {
      const { id } = await api().create();
      const answer = await api().get('/api/donations?status=available&limit=1');
      expect(readIds(answer)).toEqual([id]);
      expect(Number(answer.headers.get(totalCountHeader))).toBeGreaterThan(0);
    });
  });

  describe('invalid filters', () => {
    it.each([
      ['radius=5', 'lat'],
      ['sort=nearest', 'lat'],
      ['radius=5&lat=1', 'lng'],
      ['lng=1', 'lat'],
      ['lat=91&lng=1', 'lat'],
      ['lat=1&lng=1&radius=0', 'radius'],
      ['lat=1&lng=1&radius=-5', 'radius'],
      ['lat=1&lng=1&radius=12501', 'radius'],
      ['lat=1&lng=1&radius=1e3', 'radius'],
      ['sort=cheapest', 'sort'],
      ['sort=', 'sort'],
      ['status=taken', 'status'],
    ])('are rejected: ?%s', async (query, field) => {
      expectFieldRefused(await api().get(`/api/donations?${query}`), field);
    });
  });
}
