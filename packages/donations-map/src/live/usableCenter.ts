import type { Position } from '@clothesline/api-client';

/** Returns the center, or `undefined` if the coordinates are out of range. */
export function usableCenter(center: Position | undefined): Position | undefined {
  return center && Math.abs(center.latitude) <= 90 && Math.abs(center.longitude) <= 180 ? center : undefined;
}
