import { distanceInMiles, type Position } from '@clothesline/api-client/contract';

const radians = Math.PI / 180;

const earthRadius = distanceInMiles({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }) / Math.PI;

/**
 * Formats a position on the unit sphere for the `cube` extension. Must match how `points` computes its `position`
 * column.
 */
export function cubeText({ latitude, longitude }: Position): string {
  const ring = Math.cos(latitude * radians);
  const x = ring * Math.cos(longitude * radians);
  const y = ring * Math.sin(longitude * radians);
  return `(${x}, ${y}, ${Math.sin(latitude * radians)})`;
}

/** Converts miles to the length of the chord, as measured by the index. */
export function chord(miles: number): number {
  return 2 * Math.sin(Math.min(miles / earthRadius, Math.PI) / 2);
}
