import { expect, it } from 'vitest';
import { queryOfAll, queryOfPlace, queryOfTerm } from './wordQuery.js';

const term = (words: string[], categories: string[] = []) => queryOfTerm({ words, categories });

it('A word is asked for as it begins', () => {
  expect(term(['coat'])).toEqual({ text: "('#/coat':*)", isExact: true });
  expect(term(['coat', 'parka'], ['Women'])).toEqual({
    text: "('#/@women' | '#/coat':* | '#/parka':*)",
    isExact: true,
  });
});

it('A word with a hyphen or an accent is asked for by its parts, and looked at afterwards', () => {
  expect(term(['fancy-dress'])).toEqual({ text: "(('#/fancy' & '#/dress':*))", isExact: false });
  expect(term(['café'])).toEqual({ text: "('#/caf')", isExact: false });
  expect(term(['été'])).toEqual({ text: "('#/t')", isExact: false });
  expect(queryOfPlace('mission district')).toEqual({ text: "('#/mission' & '#/district':*)", isExact: false });
});

it('A word that another finds anyway is not asked for', () => {
  expect(term(['shirt', 't-shirt'])).toEqual({ text: "('#/shirt':*)", isExact: true });
});

it('A word without any Latin letter is looked for among all', () => {
  expect(term(['معطف', 'coat'])).toEqual({ text: "'#/'", isExact: false });
  expect(term([])).toEqual({ text: "'#/'", isExact: true });
});

it('A quote stays one', () => {
  expect(term([], ["Women's"])).toEqual({ text: "('#/@women''s')", isExact: true });
  expect(queryOfAll([term(['hat']), term(['blue'])])).toBe("'#/' & ('#/hat':*) & ('#/blue':*)");
});
