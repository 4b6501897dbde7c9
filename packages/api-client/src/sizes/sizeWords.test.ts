import { expect, it } from 'vitest';
import { parseSizes } from './parseSizes.js';
import { wordsOfFilter, wordsOfSize } from './sizeWords.js';
import { tuned } from './testing/tuned.js';

const fit = (one: string, other: string) => {
  const words = new Set(wordsOfSize(one));
  return wordsOfFilter(other).some((word) => words.has(word));
};

it.each([
  ['4T', '4t'],
  ['3-5y', '4T'],
  ['4T', '3-5y'],
  ['24m', '2T'],
  ['6-12m', '9m'],
  ['EU 38', 'eu38'],
  ['XXL', '2xl'],
  ['10', '10'],
  ['shoe 9', 'Shoe 9'],
  ['kids 13', 'kids 13'],
  ['One size', 'one size'],
  ['shoe 9', 'Calzado 9'],
  ['kids 13', 'Niños 13'],
  ['Collar 15.5', 'Cuello 15.5'],
  ['3-5y', '3-5 años'],
  ['6m', '6 meses'],
  ['One size', 'Talla única'],
  ['newborn', 'Recién nacido'],
])('%s is found by %s', (size, filter) => {
  expect(fit(size, filter)).toBe(true);
});

it.each([
  ['4T', '5T'],
  ['10', 'shoe 10'],
  ['XL', 'L'],
  ['6-12m', '12y'],
  ['kids 13', '13y'],
  ['M', 'anything else'],
])('%s is not found by %s', (size, filter) => {
  expect(fit(size, filter)).toBe(false);
});

it('Each size is found by itself', () => {
  const sizes = new Set(tuned.flatMap(([title]) => parseSizes({ title, description: '' })));
  expect(sizes.size).toBeGreaterThan(80);
  expect([...sizes].filter((size) => !fit(size, size))).toEqual([]);
});
