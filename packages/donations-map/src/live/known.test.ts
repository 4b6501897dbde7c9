import { allItems } from '@clothesline/api-client';
import { manyDonations } from '@clothesline/api-client/testing';
import { expect, test } from 'vitest';
import { knownAfter } from './known.js';

const here = { latitude: 37.77, longitude: -122.42 };

/** One donation a mile north of the last. */
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

test('a donation missing in a complete response is removed', () => {
  expect(ids(knownAfter(row, answer(row.slice(1))))).toEqual(ids(row.slice(1)));
  expect(knownAfter(row, answer([]))).toEqual([]);
});

test('a response cut at its limit keeps farther donations', () => {
  const [first, second, third, fourth] = row;
  if (!first || !second || !third || !fourth) throw new Error('Four donations are needed.');
  // The second is gone: the two nearest are the first and the third.
  expect(ids(knownAfter(row, answer([first, third], { limit: 2 })))).toEqual(ids([first, third, fourth]));
});

test('a response for a category is not used for others', () => {
  const women = row.map((donation, index) => ({ ...donation, category: index === 0 ? 'Women' : 'Men' }));
  expect(ids(knownAfter(women, answer([], { category: 'Men' })))).toEqual(ids(women.slice(0, 1)));
});

test('the last response about a donation wins', () => {
  const [first] = row;
  if (!first) throw new Error('A donation is needed.');
  const renamed = { ...first, title: 'Renamed' };
  expect(knownAfter([first], answer([renamed]))).toEqual([renamed]);
});
