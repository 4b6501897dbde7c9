import { describe, expect, it } from 'vitest';
import { maxSizeLength, totalCountHeader } from '@clothesline/api-client/contract';
import { expectFieldRefused, readIds, unique, type Api } from './support.js';

export function describeSizes(api: () => Api) {
  describe('sizes', () => {
    it('are read from title and description and returned by every call', async () => {
      const { id } = await api().create({ title: `Coat ${unique()}, 4T`, description: 'Boots EU 38 with it.' });
      const sizes = ['4T', 'EU 38'];
      const { json } = await api().get(`/api/donations/${id}`);
      expect(json).toMatchObject({ sizes });
      expect((await api().list('/api/donations')).find((one) => one.id === id)?.sizes).toEqual(sizes);
      const other = await api().create({ title: `Two coats ${unique()}`, description: 'From 1985.' });
      expect((await api().list('/api/donations')).find((one) => one.id === other.id)?.sizes).toBeUndefined();
    });

    it('filter a list, also combined with words and a category', async () => {
      const word = unique();
      const small = await api().create({ title: `Coat ${word}, age 3-5`, category: 'Children' });
      const same = await api().create({ title: `Trousers ${word} 4T`, category: 'Children' });
      await api().create({ title: `Coat ${word} 8T, age 12`, category: 'Children' });
      const adult = await api().create({ title: `Coat ${word}, size XL`, category: 'Men' });
      expect(readIds(await api().get('/api/donations?size=4t&limit=2'))).toEqual([same.id, small.id]);
      const found = await api().get(`/api/donations?size=4T&search=${word}+coat`);
      expect(readIds(found)).toEqual([small.id]);
      expect(found.headers.get(totalCountHeader)).toBe('1');
      expect(readIds(await api().get(`/api/donations?size=xl&search=${word}&category=Men`))).toEqual([adult.id]);
      expect(readIds(await api().get(`/api/donations?size=xl&search=${word}&category=Women`))).toEqual([]);
    });

    it('can be search words', async () => {
      const word = unique();
      const { id } = await api().create({ title: `Winter coat ${word} (3-5y)` });
      await api().create({ title: `Winter coat ${word} (8-9y)` });
      expect(readIds(await api().get(`/api/donations?search=coat+4t+${word}`))).toEqual([id]);
    });

    it('return nothing without an error if they are unknown', async () => {
      for (const size of ['zebra-sized', '%25', "'); drop table donations", '..', '9999 EU']) {
        const answer = await api().get(`/api/donations?size=${encodeURIComponent(size)}`);
        expect([size, answer.status, answer.json]).toEqual([size, 200, []]);
      }
      const all = await api().get('/api/donations?size=');
      expect(readIds(all).length).toBeGreaterThan(0);
    });

    it(`are rejected if longer than ${maxSizeLength} characters`, async () => {
      expectFieldRefused(await api().get(`/api/donations?size=${'x'.repeat(maxSizeLength + 1)}`), 'size');
    });
  });
}
