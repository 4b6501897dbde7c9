import { expect, it } from 'vitest';
import { isFind } from '../alerts/searchIndex.js';
import pairs from './testing/pairs.json' with { type: 'json' };

/** Labelled before the first run, and unchanged since. */
const labelled = pairs.flatMap(({ wish, yes, no }) => [
  ...yes.map((listing) => ({ wish, listing, isMatch: true })),
  ...no.map((listing) => ({ wish, listing, isMatch: false })),
]);

function isFound({ wish, listing: [title = '', description = '', category = ''] }: (typeof labelled)[number]): boolean {
  const here = { latitude: 37.76, longitude: -122.43 };
  const search = { search: wish, around: { ...here, miles: 25, place: 'San Francisco' } };
  return isFind(search, { title, description, category, locationName: 'San Francisco', ...here });
}

it('matches wishes and listings in 200 labelled pairs', () => {
  const found = labelled.filter(isFound);
  const right = found.filter(({ isMatch }) => isMatch).length;
  expect(labelled).toHaveLength(200);
  expect(right / found.length).toBeGreaterThanOrEqual(0.9);
  expect(right / labelled.filter(({ isMatch }) => isMatch).length).toBeGreaterThanOrEqual(0.85);
});
