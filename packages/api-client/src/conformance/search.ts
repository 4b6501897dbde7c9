import { describe, expect, it } from 'vitest';
import { matchesSearch } from '../contract/donation.js';
import { maxSearchLength, totalCountHeader } from '../contract/list.js';
import { expectFieldRefused, unique, type Api } from './support.js';

export function describeSearch(api: () => Api) {
  const found = async (words: string, more = '') =>
    (await api().list(`/api/donations?search=${encodeURIComponent(words)}${more}`)).map(({ id }) => id);

  describe('GET /api/donations?search=', () => {
    it('looks in title, description and location name', async () => {
      const word = unique();
      const { id: inTitle } = await api().create({ title: `A ${word}!` });
      const { id: inDescription } = await api().create({ description: `so ${word}.` });
      const { id: inPlace } = await api().create({ locationName: `${word} Hill` });
      await api().create();
      expect(await found(word)).toEqual([inPlace, inDescription, inTitle]);
    });

    it('looks in no other field, and not over the border of two', async () => {
      const word = unique();
      await api().create({ images: [`https://pictures.example.org/${word}.jpg`] });
      await api().create({ title: `the ${word}`, description: 'ends here' });
      expect(await found(`${word}.jpg`)).toEqual([]);
      expect(await found(`${word}ends`)).toEqual([]);
      expect(await found(`${word} ends`)).toEqual([]);
    });

    it('finds a part of a word, in any case', async () => {
      const word = unique();
      const { id } = await api().create({ title: `Été ${word.toUpperCase()} ПАЛЬТО` });
      expect(await found(word.slice(1, -1))).toEqual([id]);
      expect(await found(`ÉTÉ ${word}`)).toEqual([id]);
      expect(await found(`${word} пальто`)).toEqual([id]);
    });

    it('takes an accent for a letter of its own', async () => {
      const word = unique();
      const { id } = await api().create({ title: `café ${word}` });
      expect(await found(`cafe ${word}`)).toEqual([]);
      expect(await found(`CAFÉ ${word}`)).toEqual([id]);
    });

    it('drops the space around the words, not between them', async () => {
      const word = unique();
      const { id } = await api().create({ title: `${word}  two spaces` });
      expect(await found(`  ${word}\t`)).toEqual([id]);
      expect(await found(`${word}  two`)).toEqual([id]);
      expect(await found(`${word} two`)).toEqual([]);
    });

    it.each([
      ['%', '100% wool', '1000 wool'],
      ['_', 'size_m', 'size-m'],
      ['\\', 'a\\b', 'ab'],
      ["'", "women's", 'womens'],
      ['"', 'a "quote"', 'a quote'],
      ['*', 'a*b', 'aab'],
      ['.', 'no.7', 'no 7'],
      ['|', 'this|that', 'this'],
      ['&', 'this & that', 'this that'],
      ['emoji', '👟 shoes', '👠 shoes'],
      ['arabic', 'معطف', 'قميص'],
    ])('takes %s to the letter', async (_, text, other) => {
      const word = unique();
      const { id } = await api().create({ title: `${word}${text}` });
      await api().create({ title: `${word}${other}` });
      expect(await found(`${word}${text}`)).toEqual([id]);
    });

    it('finds two letters, and one', async () => {
      const donation = await api().create({ title: 'Zq' });
      for (const words of ['zq', 'Q', 'é']) {
        const list = await api().list(`/api/donations?search=${encodeURIComponent(words)}`);
        expect(list.every((one) => matchesSearch(one, words))).toBe(true);
        expect(list.some(({ id }) => id === donation.id)).toBe(matchesSearch(donation, words));
      }
    });

    it('answers everything for blank words', async () => {
      const { id } = await api().create();
      expect((await found('', '&limit=1'))[0]).toBe(id);
      expect((await found('  ', '&limit=1'))[0]).toBe(id);
    });

    it('answers nothing, and counts nothing, where nothing matches', async () => {
      const answer = await api().get(`/api/donations?search=${unique()}`);
      expect(answer).toMatchObject({ status: 200, json: [] });
      expect(answer.headers.get(totalCountHeader)).toBe('0');
      expect(answer.headers.get('Link') ?? '').not.toContain('next');
    });

    it(`takes ${maxSearchLength} characters and refuses more`, async () => {
      expect(await found(unique().padEnd(maxSearchLength, 'x'))).toEqual([]);
      expectFieldRefused(await api().get(`/api/donations?search=${'x'.repeat(maxSearchLength + 1)}`), 'search');
    });

    it('refuses NUL', async () => {
      expectFieldRefused(await api().get('/api/donations?search=a%00b'), 'search');
    });

    it('survives bytes that are no text', async () => {
      expect([200, 400]).toContain((await api().get('/api/donations?search=%ff%fe&limit=1')).status);
      expect([200, 400]).toContain((await api().get('/api/donations?search=%&limit=1')).status);
    });
  });
}
