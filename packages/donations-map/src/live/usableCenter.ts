import type { Position } from '@clothesline/api-client';

/** Returns the center of a map; undefined if it is not a place on earth. */
export function usableCenter(center: Position | undefined): Position | undefined {
  return center && Math.abs(center.latitude) <= 90 && Math.abs(center.longitude) <= 180 ? center : undefined;
}
