import { describe, expect, test } from 'vitest';
import { largestGroup, nearCenter, unwrap } from './fitting.js';

const at = (longitude: number) => ({ latitude: 0, longitude });
const longitudes = (...values: number[]) => unwrap(values.map(at)).map(({ longitude }) => longitude);

describe('unwrap', () => {
  test('keeps longitudes that do not cross the date line', () => {
    expect(longitudes(-122, -74)).toEqual([-122, -74]);
    expect(longitudes(10)).toEqual([10]);
  });

  test('crosses the date line if that is shorter', () => {
    expect(longitudes(179.98, -179.98)).toEqual([179.98, 180.02]);
    expect(longitudes(-170, 151, 170)).toEqual([190, 151, 170]);
  });
});

test('nearCenter finds the visible copy of the world', () => {
  expect(nearCenter(-179, 180)).toBe(181);
  expect(nearCenter(179, -180)).toBe(-181);
  expect(nearCenter(-122, -100)).toBe(-122);
});

describe('largestGroup', () => {
  const points = [0, 10, 20, 500].map((x) => ({ x, y: 5 }));

  test('contains all points that fit', () => {
    expect(largestGroup(points.slice(0, 3), 40, 40)).toEqual([0, 1, 2]);
  });

  test('excludes labels that do not fit', () => {
    expect(new Set(largestGroup(points, 40, 40))).toEqual(new Set([0, 1, 2]));
    expect(largestGroup(points.slice(2), 40, 40)).toHaveLength(1);
  });
});
