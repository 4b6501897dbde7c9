import { expect, it } from 'vitest';
import { parseSizes } from './parseSizes.js';
import { textToSizeWords, donationSizeToWords, filterToWords, listFilterToWords } from './sizeWords.js';
import { tuned } from './testing/tuned.js';

const fit = (one: string, other: string) => {
  const words = new Set(donationSizeToWords(one));
  return filterToWords(other).some((word) => words.has(word));
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
  ['Chest 40', 'Pecho 40'],
  ['W32 L30', 'W32 L30'],
  ['W32 L30', 'W32'],
  ['W32 L30', 'w32'],
  ['W32 L30', '32'],
  ['W32 L30', 'waist 32'],
  ['W32', '32'],
  ['40R', 'Chest 40'],
  ['40R', '40'],
  ['Collar 15.5', '15.5'],
  ['6X', '6y'],
  ['10y', '١٠ سنوات'],
  ['6y', '۶ سنوات'],
  ['6-9m', '٦ أشهر'],
  ['shoe 4.5', 'Shoe 4.5'],
])('%s is found by %s', (size, filter) => {
  expect(fit(size, filter)).toBe(true);
});

it.each([
  ['4T', '5T'],
  ['10', 'shoe 10'],
  ['XL', 'L'],
  ['6-12m', '12y'],
  ['kids 13', '13y'],
  ['W32', 'W32 L30'],
  ['W30 L32', '32'],
  ['W30 L32', 'W32'],
  ['40R', '40L'],
  ['Collar 16', '16'],
  ['10y', '10'],
  ['M', 'anything else'],
])('%s is not found by %s', (size, filter) => {
  expect(fit(size, filter)).toBe(false);
});

const finds = (title: string, filter: string, category?: string) => {
  const words = new Set(textToSizeWords(title));
  return listFilterToWords(filter, category).some((word) => words.has(word));
};

it.each([
  '6',
  '6-7',
  '6/7',
  '6X',
  'size 6-7',
  'six',
  '116 cm',
  '116',
  'EU 116',
  '6 years',
  '6 años',
  'talla 6',
  'age 6',
])('a kids coat in size 6-7 is found by %s, with and without a category', (filter) => {
  expect(finds('Kids winter coat, size 6-7', filter, 'Children')).toBe(true);
  expect(finds('Kids winter coat, size 6-7', filter)).toBe(true);
});

it.each([
  ['Boys jeans size 8', 'kids 8', 'Children'],
  ['Toddler overalls 4T', '4', undefined],
  ['Kids coat 116 cm', '6', 'Children'],
  ['Running shoes, size 9', '9', 'Footwear'],
  ['Kids sneakers size 12', '12', 'Footwear'],
  ['Women’s blouse, size L', 'grande', 'Women'],
])('"%s" is found by %s in %s', (title, filter, category) => {
  expect(finds(title, filter, category)).toBe(true);
});

it.each([
  ['Kids winter coat, size 6-7', '9', 'Children'],
  ['Running shoes, size 9', '9', 'Women'],
  ['Kids coat 116 cm', '8', 'Children'],
])('"%s" is not found by %s in %s', (title, filter, category) => {
  expect(finds(title, filter, category)).toBe(false);
});

it('Each size matches itself', () => {
  const sizes = new Set(tuned.flatMap(([title]) => parseSizes({ title, description: '' })));
  expect(sizes.size).toBeGreaterThan(80);
  expect([...sizes].filter((size) => !fit(size, size))).toEqual([]);
});
