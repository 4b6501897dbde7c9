import { distanceInMiles, type Position } from '@clothesline/api-client/contract';

const radians = Math.PI / 180;

const earthRadius = distanceInMiles({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }) / Math.PI;

/** As PostgreSQL's `cube` on the unit sphere, computed as in the `position` column of `points`. */
export function cubeText({ latitude, longitude }: Position): string {
  const ring = Math.cos(latitude * radians);
  const x = ring * Math.cos(longitude * radians);
  const y = ring * Math.sin(longitude * radians);
  return `(${x}, ${y}, ${Math.sin(latitude * radians)})`;
}

/** Chord length for a distance in miles. */
export function chord(miles: number): number {
  return 2 * Math.sin(Math.min(miles / earthRadius, Math.PI) / 2);
}
