import { allItems } from '@clothesline/api-client';
import { manyDonations } from '@clothesline/api-client/testing';
import { expect, test } from 'vitest';
import { knownAfter } from './known.js';

const here = { latitude: 37.77, longitude: -122.42 };

/** Donations in a row, each a mile north of the last. */
const row = manyDonations(4).map((donation, index) => ({
  ...donation,
  category: 'Men',
  latitude: here.latitude + index * 0.0145,
  longitude: here.longitude,
}));
const ids = (donations: readonly { id: number }[]) => donations.map(({ id }) => id).toSorted((a, b) => a - b);

const answer = (donations: typeof row, more = {}) => ({
  donations,
  position: here,
  category: allItems,
  limit: 50,
  ...more,
});

test('removes a donation missing from a complete response', () => {
  expect(ids(knownAfter(row, answer(row.slice(1))))).toEqual(ids(row.slice(1)));
  expect(knownAfter(row, answer([]))).toEqual([]);
});

test('keeps farther donations if a response reaches its limit', () => {
  const [first, second, third, fourth] = row;
  if (!first || !second || !third || !fourth) throw new Error('Four donations are needed.');
  // Without the second donation, the first and third are the nearest.
  expect(ids(knownAfter(row, answer([first, third], { limit: 2 })))).toEqual(ids([first, third, fourth]));
});

test('keeps donations of other categories', () => {
  const women = row.map((donation, index) => ({ ...donation, category: index === 0 ? 'Women' : 'Men' }));
  expect(ids(knownAfter(women, answer([], { category: 'Men' })))).toEqual(ids(women.slice(0, 1)));
});

test('uses the latest data of a donation', () => {
  const [first] = row;
  if (!first) throw new Error('A donation is needed.');
  const renamed = { ...first, title: 'Renamed' };
  expect(knownAfter([first], answer([renamed]))).toEqual([renamed]);
});
