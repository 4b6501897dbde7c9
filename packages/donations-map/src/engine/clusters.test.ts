import { expect, test } from 'vitest';
import { createClusters } from './clusters.js';

const bay = { west: -123, south: 37, east: -122, north: 38 };
const here = { latitude: 37.7749, longitude: -122.4194 };

test('keeps points at the same place together at every zoom', () => {
  const marksIn = createClusters([here, here, here]);
  for (const zoom of [4, 10, 16]) {
    const [mark, ...others] = marksIn(bay, zoom);
    expect(others).toEqual([]);
    expect(mark?.count).toBe(3);
    expect(mark?.splitZoom).toBeUndefined();
    expect(mark?.members).toEqual([0, 1, 2]);
  }
});

test('returns the zoom that splits a cluster', () => {
  const marksIn = createClusters([here, { ...here, latitude: 37.78 }]);
  const zoom = marksIn(bay, 10)[0]?.splitZoom ?? 0;
  expect(marksIn(bay, zoom - 1)).toHaveLength(1);
  expect(marksIn(bay, zoom)).toEqual([
    expect.objectContaining({ count: 1, members: [0] }),
    expect.objectContaining({ count: 1, members: [1] }),
  ]);
});
