import type { Position } from '@clothesline/api-client';

/** The middle that a map is given; undefined where it is no place on earth. */
export function usableCenter(center: Position | undefined): Position | undefined {
  return center && Math.abs(center.latitude) <= 90 && Math.abs(center.longitude) <= 180 ? center : undefined;
}
