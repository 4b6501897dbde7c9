import { describe, expect, it } from 'vitest';
import {
  matchesSearch,
  maxSearchLength,
  searchedInsteadHeader,
  totalCountHeader,
} from '@clothesline/api-client/contract';
import { expectFieldRefused, readIds, unique, type Answered, type Api } from './support.js';

export function describeSearch(api: () => Api) {
  const found = async (words: string, more = '') =>
    (await api().list(`/api/donations?search=${encodeURIComponent(words)}${more}`)).map(({ id }) => id);

  describe('GET /api/donations?search=', () => {
    it('searches title, description and location name', async () => {
      const word = unique();
      const { id: inTitle } = await api().create({ title: `A ${word}!` });
      const { id: inDescription } = await api().create({ description: `so ${word}.` });
      const { id: inPlace } = await api().create({ locationName: `${word} Hill` });
      await api().create();
      expect(await found(word)).toEqual([inPlace, inDescription, inTitle]);
    });

    it('searches no other fields and does not match across two fields', async () => {
      const word = unique();
      await api().create({ images: [`https://pictures.example.org/${word}.jpg`] });
      expect(await found(word)).toEqual([]);
      await api().create({ title: `the ${word}`, description: 'ends here' });
      expect(await found(`${word}ends`)).toEqual([]);
    });

    it('finds a part of a word, case-insensitively', async () => {
      const word = unique();
      const { id } = await api().create({ title: `Été ${word.toUpperCase()} ПАЛЬТО` });
      expect(await found(word.slice(1, -1))).toEqual([id]);
      expect(await found(`ÉTÉ ${word}`)).toEqual([id]);
      expect(await found(`${word} пальто`)).toEqual([id]);
    });

    it('trims the words', async () => {
      const word = unique();
      const { id } = await api().create({ title: word });
      expect(await found(`  ${word}\t`)).toEqual([id]);
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
    ])('matches %s literally', async (_, text, other) => {
      const word = unique();
      const { id } = await api().create({ title: `${word}${text}` });
      await api().create({ title: `${word}${other}` });
      // Newer, but not the exact text.
      expect((await found(`${word}${text}`))[0]).toBe(id);
    });

    it('searches for one or two letters', async () => {
      const donation = await api().create({ title: 'Zq' });
      for (const words of ['zq', 'Q', 'é']) {
        const list = await api().list(`/api/donations?search=${encodeURIComponent(words)}`);
        expect(list.some(({ id }) => id === donation.id)).toBe(matchesSearch(donation, words));
      }
    });

    it('returns everything for blank words', async () => {
      const { id } = await api().create();
      expect((await found('', '&limit=1'))[0]).toBe(id);
      expect((await found('  ', '&limit=1'))[0]).toBe(id);
    });

    it('returns an empty list and a count of 0 without a match', async () => {
      const answer = await api().get(`/api/donations?search=${unique()}`);
      expect(answer).toMatchObject({ status: 200, json: [] });
      expect(answer.headers.get(totalCountHeader)).toBe('0');
      expect(answer.headers.get('Link') ?? '').not.toContain('next');
    });

    it(`accepts up to ${maxSearchLength} characters`, async () => {
      expect(await found(unique().padEnd(maxSearchLength, 'x'))).toEqual([]);
      expectFieldRefused(await api().get(`/api/donations?search=${'x'.repeat(maxSearchLength + 1)}`), 'search');
    });

    it('rejects NUL', async () => {
      expectFieldRefused(await api().get('/api/donations?search=a%00b'), 'search');
    });

    it('handles invalid UTF-8', async () => {
      expect([200, 400]).toContain((await api().get('/api/donations?search=%ff%fe&limit=1')).status);
      expect([200, 400]).toContain((await api().get('/api/donations?search=%&limit=1')).status);
    });
  });
}

export function describeSearchWords(api: () => Api) {
  const found = async (words: string) =>
    (await api().list(`/api/donations?search=${encodeURIComponent(words)}`)).map(({ id }) => id);

  describe('GET /api/donations?search= by words', () => {
    it('ranks the exact phrase before its words, then by newest', async () => {
      const word = unique();
      const text = await api().create({ title: `${word} coat` });
      const older = await api().create({ title: `A coat, ${word}` });
      const newer = await api().create({ title: `Coats of ${word}` });
      const inDescription = await api().create({ title: word, description: 'a coat' });
      expect(await found(`${word} coat`)).toEqual([text.id, newer.id, older.id, inDescription.id]);
    });

    it.each([
      ['an accent', 'café', 'cafe'],
      ['different apostrophes', 'women’s', "women's"],
      ['a missing apostrophe', 'men’s', 'mens'],
      ['a hyphen and a space', 't-shirt', 't shirt'],
      ['a hyphen and nothing', 't-shirt', 'tshirt'],
      ['one word and two', 'rain coat', 'raincoat'],
      ['two words and one', 'raincoat', 'rain coat'],
      ['two spaces and one', 'big  bag', 'big bag'],
      ['a plural', 'boot', 'boots'],
      ['a singular', 'scarves', 'scarf'],
      ['a form of a verb', 'knitted', 'knit'],
      ['a British and an American name', 'jumper', 'sweater'],
      ['an American and a British name', 'sneakers', 'trainers'],
      ['a broader term', 'parka', 'coat'],
      ['words in another order', 'blue boots', 'boots blue'],
    ])('%s: finds "%s" for "%s"', async (_, title, words) => {
      const word = unique();
      const { id } = await api().create({ title: `${title} ${word}` });
      const answer = await api().get(`/api/donations?search=${encodeURIComponent(`${words} ${word}`)}`);
      expect(readIds(answer)).toEqual([id]);
      expect(searchedInstead(answer)).toBe('');
    });

    it('finds a category by its common names', async () => {
      const word = unique();
      const { id } = await api().create({ title: word, category: 'Children' });
      await api().create({ title: word, category: 'Men' });
      expect(await found(`kids ${word}`)).toEqual([id]);
    });

    it('corrects a typo in an unused word and reports it', async () => {
      const word = unique();
      const { id } = await api().create({ title: `Cardigan ${word}` });
      const answer = await api().get(`/api/donations?search=${encodeURIComponent(`cardigen ${word}`)}`);
      expect(readIds(answer)).toEqual([id]);
      expect(searchedInstead(answer)).toBe(`cardigan ${word}`);
    });

    it('finds close matches if nothing has all words, and reports the words used', async () => {
      const word = unique();
      const { id } = await api().create({ title: `Coat ${word}` });
      const answer = await api().get(`/api/donations?search=${encodeURIComponent(`purple coat ${word}`)}`);
      expect(readIds(answer)).toEqual([id]);
      expect(searchedInstead(answer)).toBe(`coat ${word}`);
    });

    it('reports alternative words, and prefers the garment to its attributes', async () => {
      const [one, other] = [unique(), unique()];
      const ids = [
        (await api().create({ title: `Thing ${one}` })).id,
        (await api().create({ title: `Thing ${other}` })).id,
      ];
      const either = await api().get(`/api/donations?search=${one}%20${other}`);
      expect(readIds(either)).toEqual(ids.toReversed());
      expect(searchedInstead(either)).toBe(`${one} / ${other}`);
      const shawl = await api().create({ title: `Shawl ${one}` });
      await api().create({ title: `Purple woolen thing ${other}` });
      const garment = await api().get(
        `/api/donations?search=${encodeURIComponent(`purple woolen shawl ${other} ${one}`)}`,
      );
      expect(readIds(garment)).toEqual([shawl.id]);
      expect(searchedInstead(garment)).toBe(`shawl ${one}`);
    });
  });
}

function searchedInstead({ headers }: Answered): string {
  return decodeURIComponent(headers.get(searchedInsteadHeader) ?? 'no header');
}
