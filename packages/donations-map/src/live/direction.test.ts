import { expect, test } from 'vitest';
import { directionTo } from './direction.js';

const city = { latitude: 37.7749, longitude: -122.4194 };

test.each([
  ['Sausalito', { latitude: 37.8591, longitude: -122.4853 }, 'north-west'],
  ['Oakland', { latitude: 37.8044, longitude: -122.2712 }, 'east'],
  ['Berkeley', { latitude: 37.8716, longitude: -122.2727 }, 'north-east'],
  ['San Jose', { latitude: 37.3387, longitude: -121.8853 }, 'south-east'],
  ['Fort Funston', { latitude: 37.7144, longitude: -122.5028 }, 'south-west'],
  ['Daly City', { latitude: 37.6879, longitude: -122.4302 }, 'south'],
  // The shortest way: to Berlin across Greenland, to Tokyo across the date line.
  ['Berlin', { latitude: 52.52, longitude: 13.405 }, 'north-east'],
  ['Tokyo', { latitude: 35.6895, longitude: 139.6917 }, 'north-west'],
] as const)('returns the direction of %s', (_, place, direction) => {
  expect(directionTo(city, place)).toBe(direction);
});
