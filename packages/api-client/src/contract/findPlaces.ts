import * as z from 'zod/mini';
import { latitude, longitude } from './place.js';

/** Default and maximum number of places in a response. */
export const placesLimit = { standard: 8, max: 20 } as const;

/** Maximum length of the search text, in UTF-16 code units. */
export const maxPlaceLength = 100;

export const placeSchema = z.object({ city: z.string(), region: z.string(), latitude, longitude });
export type Place = z.infer<typeof placeSchema>;

export const placesSchema = z.array(placeSchema);
