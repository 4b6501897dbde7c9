import { expect, it } from 'vitest';
import { foldDigits } from './foldDigits.js';

it.each([
  ['12345', '12345'],
  ['١٢٣٤٥', '12345'],
  ['۱۲۳۴۵', '12345'],
  ['１２３４５', '12345'],
  ['३ coats, ৯', '3 coats, 9'],
  ['½ ③ Ⅷ', '½ ③ Ⅷ'],
])('converts %s to %s', (text, folded) => {
  expect(foldDigits(text)).toBe(folded);
});
