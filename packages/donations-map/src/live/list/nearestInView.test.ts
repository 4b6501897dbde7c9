import { manyDonations } from '@clothesline/api-client/testing';
import { expect, test } from 'vitest';
import { isInside, nearestInView } from './nearestInView.js';

const bounds = { west: -123, south: 37, east: -122, north: 38 };
const origin = { latitude: 37.5, longitude: -122.5 };
const latitudes = [37.9, 37.6, 39, 37.5, 37.7];
const donations = manyDonations(5).map((donation, index) => ({
  ...donation,
  id: index + 1,
  latitude: latitudes[index] ?? 0,
  longitude: -122.5,
}));

test('counts the donations in view, and lists the nearest first', () => {
  const { count, nearest } = nearestInView(donations, bounds, origin, 3);
  expect(count).toBe(4);
  expect(nearest.map(({ donation }) => donation.id)).toEqual([4, 2, 5]);
  expect(nearest[0]?.miles).toBe(0);
});

test('handles bounds across the date line', () => {
  const pacific = { west: 170, south: -50, east: 190, north: 50 };
  expect(isInside(pacific, { latitude: 0, longitude: -175 })).toBe(true);
  expect(isInside(pacific, { latitude: 0, longitude: 175 })).toBe(true);
  expect(isInside(pacific, { latitude: 0, longitude: 160 })).toBe(false);
});
