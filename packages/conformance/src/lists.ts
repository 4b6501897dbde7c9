import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allItems, categoriesSchema, donationCategories, totalCountHeader } from '@clothesline/api-client/contract';
import { expectRefused, expectFieldRefused, readIds, nextAddress, unique, type Answered, type Api } from './support.js';

export function describeLists(api: () => Api) {
  describe('GET /api/categories', () => {
    it('returns unique categories, All Items first', async () => {
      const answer = await api().get('/api/categories');
      expect(answer.status).toBe(200);
      const categories = z.parse(categoriesSchema, answer.json);
      expect(categories[0]).toBe(allItems);
      expect(new Set(categories).size).toBe(categories.length);
      expect(donationCategories(categories).length).toBeGreaterThan(0);
    });
  });

  describe('GET /api/donations', () => {
    it('returns the newest listing first, ignoring the donor’s date', async () => {
      const first = await api().create({ createdAt: '2026-11-02T00:00:00.000Z' });
      const second = await api().create({ createdAt: '2020-01-01T00:00:00.000Z' });
      expect(second.id).toBeGreaterThan(first.id);
      const ids = (await api().list('/api/donations')).map(({ id }) => id);
      expect(ids.slice(0, 2)).toEqual([second.id, first.id]);
      expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    });

    it('returns donations by ids, in their order, skipping unknown ids', async () => {
      const first = await api().create();
      const second = await api().create();
      const found = await api().list(`/api/donations?ids=${second.id},2147483647,9999999999,${first.id}`);
      expect(found.map(({ id }) => id)).toEqual([second.id, first.id]);
      for (const ids of ['', '1,', 'a', '-1', Array.from({ length: 51 }, () => '1').join()]) {
        expectRefused(await api().get(`/api/donations?ids=${ids}`), 400);
      }
    });

    it('returns no distance without a position', async () => {
      const { id } = await api().create({ distance: 0 });
      const [donation] = await api().list('/api/donations?limit=1');
      expect(donation).toMatchObject({ id });
      expect(donation?.distance ?? undefined).toBeUndefined();
    });

    it('filters by category, and All Items matches everything', async () => {
      const word = unique();
      const shoes = await api().create({ title: word, category: 'Footwear' });
      const coat = await api().create({ title: word, category: 'Seasonal' });
      const footwear = await api().list('/api/donations?category=Footwear');
      expect(footwear[0]?.id).toBe(shoes.id);
      expect(footwear.every(({ category }) => category === 'Footwear')).toBe(true);
      expect((await api().list('/api/donations?category=All%20Items&limit=2')).map(({ id }) => id)).toEqual([
        coat.id,
        shoes.id,
      ]);
      expect((await api().list(`/api/donations?category=Seasonal&search=${word}`)).map(({ id }) => id)).toEqual([
        coat.id,
      ]);
    });

    it('returns nothing for an unknown category', async () => {
      const answer = await api().get('/api/donations?category=Spaceships');
      expect(answer).toMatchObject({ status: 200, json: [] });
      expect(answer.headers.get(totalCountHeader)).toBe('0');
    });

    it.each(['0', '-1', '201', '1.5', 'abc', '', '1e1', '0x1'])('rejects limit=%s', async (limit) => {
      expectFieldRefused(await api().get(`/api/donations?limit=${limit}`), 'limit');
    });

    it.each(['%20', 'a%20b', '%00', '..%2F', 'a'.repeat(101), "'"])('rejects cursor=%s', async (cursor) => {
      expectFieldRefused(await api().get(`/api/donations?cursor=${cursor}`), 'cursor');
    });

    it('handles made-up cursors and unknown parameters', async () => {
      expect([200, 400]).toContain((await api().get('/api/donations?cursor=zzzz')).status);
      expect((await api().get('/api/donations?limit=1&color=red')).status).toBe(200);
    });
  });

  describe('pagination', () => {
    it('returns every match once, in order, while donations are added', async () => {
      const word = unique();
      const ids: number[] = [];
      for (let count = 0; count < 5; count += 1) ids.unshift((await api().create({ title: `${word} ${count}` })).id);

      const seen: number[] = [];
      const filter = new URLSearchParams({ search: word, category: 'Women', limit: '2' });
      let answer = await page(api(), filter);
      expect(answer.headers.get(totalCountHeader)).toBe('5');
      for (let pages = 1; pages <= 3; pages += 1) {
        seen.push(...readIds(answer));
        await api().create({ title: `${word} late ${pages}` });
        const next = nextQuery(answer);
        expect(next === undefined).toBe(pages === 3);
        if (!next) break;
        // Keeps the filter.
        expect(Object.fromEntries(next)).toMatchObject(Object.fromEntries(filter));
        answer = await page(api(), next);
      }
      expect(seen).toEqual(ids);
    });

    it('returns no next page after a full last page', async () => {
      const word = unique();
      await api().create({ title: word });
      await api().create({ title: word });
      const answer = await page(api(), new URLSearchParams({ search: word, limit: '2' }));
      expect(readIds(answer)).toHaveLength(2);
      expect(nextQuery(answer)).toBeUndefined();
    });

    it('counts every donation', async () => {
      const total = async () => Number((await api().get('/api/donations?limit=1')).headers.get(totalCountHeader));
      const before = await total();
      await api().create();
      expect(await total()).toBe(before + 1);
    });

    it('accepts a limit of 200 and rejects 201', async () => {
      expect((await api().get('/api/donations?limit=200')).status).toBe(200);
      expectRefused(await api().get('/api/donations?limit=201'), 400);
    });
  });
}

function page(api: Api, query: URLSearchParams): Promise<Answered> {
  return api.get(`/api/donations?${query}`);
}

function nextQuery(answer: Answered): URLSearchParams | undefined {
  const address = nextAddress(answer);
  return address === undefined ? undefined : new URL(address, 'http://any.test').searchParams;
}
