import { describe, expect, it } from 'vitest';
import { areaMeters, findArea } from './area.js';
import { distanceInMiles } from './position.js';

const metersPerMile = 1609.344;

const positions = [
  { latitude: 37.7749, longitude: -122.4194 },
  { latitude: -54.8, longitude: -68.3 },
  { latitude: 78.22, longitude: 15.65 },
  { latitude: 0, longitude: 0 },
  { latitude: 12.5, longitude: 180 },
  { latitude: 12.5, longitude: -180 },
  { latitude: 90, longitude: 10 },
  { latitude: -90, longitude: 10 },
];

describe('an area', () => {
  it.each(positions)('contains its position and its center: $latitude, $longitude', (position) => {
    const { center, south, north, west, east } = findArea(position);
    for (const { latitude, longitude } of [position, center]) {
      expect(latitude).toBeGreaterThanOrEqual(south);
      expect(latitude).toBeLessThanOrEqual(north + 1e-9);
      expect(longitude).toBeGreaterThanOrEqual(west);
      expect(longitude).toBeLessThanOrEqual(east + 1e-9);
    }
  });

  it.each([100, areaMeters, 5000])('of %d m stays the same if rounded again', (meters) => {
    for (const position of positions) {
      const { center } = findArea(position, meters);
      expect(findArea(center, meters).center).toEqual(center);
    }
  });

  it.each(positions.slice(0, 6))('is about a kilometer high and wide at $latitude', (position) => {
    const { center, south, north, west, east } = findArea(position);
    const height = distanceInMiles({ ...center, latitude: south }, { ...center, latitude: north });
    const width = distanceInMiles({ ...center, longitude: west }, { ...center, longitude: east });
    expect(height * metersPerMile).toBeCloseTo(areaMeters, -1);
    expect(width * metersPerMile).toBeGreaterThan(areaMeters * 0.98);
    expect(width * metersPerMile).toBeLessThan(areaMeters * 1.02);
  });

  it('is the same for every position inside', () => {
    const { center, south, north, west, east } = findArea({ latitude: 37.7599, longitude: -122.4148 });
    for (const part of [0.001, 0.25, 0.5, 0.999]) {
      const inside = { latitude: south + (north - south) * part, longitude: west + (east - west) * (1 - part) };
      expect(findArea(inside).center).toEqual(center);
    }
    expect(findArea({ latitude: north + 1e-6, longitude: west + 1e-6 }).center).not.toEqual(center);
  });
});
