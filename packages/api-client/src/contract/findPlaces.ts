import * as z from 'zod/mini';
import { latitude, longitude } from './place.js';

/** Number of places in an answer by default, and at most. */
export const placesLimit = { standard: 8, max: 20 } as const;

/** Longest name to look up, in UTF-16 units. */
export const maxPlaceLength = 100;

/** City, or a part of one, in the shape of a location. */
export const placeSchema = z.object({ city: z.string(), region: z.string(), latitude, longitude });
export type Place = z.infer<typeof placeSchema>;

export const placesSchema = z.array(placeSchema);
