import * as z from 'zod/mini';
import { latitude, longitude } from './place.js';

/** How many places an answer holds where the caller does not say, and at most. */
export const placesLimit = { standard: 8, max: 20 } as const;

/** The longest name that is looked up, in UTF-16 units. */
export const maxPlaceLength = 100;

/** A city, or a part of one, as a location names it. */
export const placeSchema = z.object({ city: z.string(), region: z.string(), latitude, longitude });
export type Place = z.infer<typeof placeSchema>;

export const placesSchema = z.array(placeSchema);
