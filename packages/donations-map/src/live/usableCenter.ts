import { inRange, type Position } from '@clothesline/api-client';

/** The middle that a map is given; undefined where it is no place on earth. */
export function usableCenter(center: Position | undefined): Position | undefined {
  const isPlace = inRange('latitude', center?.latitude, -90, 90) && inRange('longitude', center?.longitude, -180, 180);
  return isPlace ? center : undefined;
}
