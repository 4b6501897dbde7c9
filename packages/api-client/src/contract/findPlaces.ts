import * as z from 'zod/mini';
import { latitude, longitude } from './place.js';

/** Default and maximum number of places. */
export const placesLimit = { standard: 8, max: 20 } as const;

/** In UTF-16 units. */
export const maxPlaceLength = 100;

/** City or district. */
export const placeSchema = z.object({ city: z.string(), region: z.string(), latitude, longitude });
export type Place = z.infer<typeof placeSchema>;

export const placesSchema = z.array(placeSchema);
