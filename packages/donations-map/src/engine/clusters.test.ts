import { expect, test } from 'vitest';
import { createClusters } from './clusters.js';

const bay = { west: -123, south: 37, east: -122, north: 38 };
const here = { latitude: 37.7749, longitude: -122.4194 };

test('points on one spot stay one cluster at every zoom', () => {
  const clusters = createClusters([here, here, here]);
  for (const zoom of [4, 10, 16]) {
    const [mark, ...others] = clusters.marks(bay, zoom);
    expect(others).toEqual([]);
    if (mark?.kind !== 'cluster') throw new Error('Expected a cluster.');
    expect(mark.count).toBe(3);
    expect(clusters.splitZoom(mark.id)).toBeUndefined();
    expect(clusters.members(mark.id, 2)).toHaveLength(2);
  }
});

test('a cluster tells the zoom at which it splits', () => {
  const clusters = createClusters([here, { ...here, latitude: 37.78 }]);
  const [mark] = clusters.marks(bay, 10);
  if (mark?.kind !== 'cluster') throw new Error('Expected a cluster.');
  const zoom = clusters.splitZoom(mark.id) ?? 0;
  expect(clusters.marks(bay, zoom - 1)).toHaveLength(1);
  expect(clusters.marks(bay, zoom)).toEqual([
    expect.objectContaining({ kind: 'point', index: 0 }),
    expect.objectContaining({ kind: 'point', index: 1 }),
  ]);
});
