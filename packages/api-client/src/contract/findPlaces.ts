import type { Place } from './place.js';

export type { Place };

/** Default and maximum number of places in a response. */
export const placesLimit = { standard: 8, max: 20 } as const;

/** Maximum length of the search text, in UTF-16 code units. */
export const maxPlaceLength = 100;

/** Reads a stored place. Equivalent to `placeSchema`, without loading zod. */
export function readPlace(value: unknown): Place | undefined {
  const { city, region, latitude, longitude }: Partial<Record<keyof Place, unknown>> = Object(value);
  const isPlace = typeof city === 'string' && typeof region === 'string';
  return isPlace && isDegrees(latitude, 90) && isDegrees(longitude, 180)
    ? { city, region, latitude, longitude }
    : undefined;
}

const isDegrees = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= limit;
