import { describe, expect, it } from 'vitest';
import type { LabelledText } from './testing/labelledText.js';
import { offhand } from './testing/offhand.js';
import { described } from './testing/described.js';
import { fresh } from './testing/fresh.js';
import { inSpanish } from './testing/inSpanish.js';
import { tuned } from './testing/tuned.js';
import { unseen } from './testing/unseen.js';
import { unseenLater } from './testing/unseenLater.js';
import { unseenTexts } from './testing/unseenListings.js';
import { untouched } from './testing/untouched.js';
import { parseSizes } from './parseSizes.js';

/** Minimum scores. */
const aims = { precision: 0.97, recall: 0.9 };

function measured(texts: readonly LabelledText[]) {
  const all = texts.map(([text, ...wanted]) => {
    const found = new Set(parseSizes({ title: text, description: 'Clean, from a home without pets.' }));
    return { text, wanted, found, right: wanted.filter((size) => found.has(size)).length };
  });
  const sum = (count: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + count(one), 0);
  const right = sum((one) => one.right);
  return { precision: right / sum(({ found }) => found.size), recall: right / sum(({ wanted }) => wanted.length) };
}

describe.each([
  ['used to tune the parser', tuned],
  ['only used to measure it', untouched],
  ['written offhand', offhand],
  ['by another author', fresh],
  ['by another author, with descriptions', described],
  ['older than the newest rules', unseen],
  ['older than the newest rules, with descriptions', unseenTexts],
  ['in the style of second-hand shops', unseenLater],
  ['in Spanish', inSpanish],
])('Sizes in titles %s', (_, texts) => {
  const { precision, recall } = measured(texts);
  it(`have a precision of ${precision.toFixed(3)} and a recall of ${recall.toFixed(3)}`, () => {
    expect(precision).toBeGreaterThanOrEqual(aims.precision);
    expect(recall).toBeGreaterThanOrEqual(aims.recall);
  });
});

it('Sizes in a description apply to the item in the title', () => {
  const description = 'Children sizes 9 and 10. A little mud.';
  expect(parseSizes({ title: 'Rain boots', description })).toEqual(['kids 9', 'kids 10']);
  expect(parseSizes({ title: 'Rain coats', description })).toEqual(['9y', '10y']);
});

it.each([
  ['معطف أطفال 6 إلى 8 سنوات', '6-8y'],
  ['معطف أطفال ١٢ عاما', '12y'],
  ['ملابس 6-9 أشهر', '6-9m'],
  ['قميص مقاس XL', 'XL'],
  ['حذاء قياس 42', '42'],
  ['童裝外套6歲', '6y'],
  ['嬰兒服 6個月', '6m'],
  ['外套尺碼L', 'L'],
])('Sizes are recognized in any language: %s', (title, size) => {
  expect(parseSizes({ title, description: '' })).toEqual([size]);
});
