import * as z from 'zod/mini';
import { expected } from './text.js';

/** Degrees north, from −90 to 90. */
export const latitude = z
  .number({ error: expected('a number') })
  .check(z.gte(-90, { error: 'Latitude is from -90 to 90' }), z.lte(90, { error: 'Latitude is from -90 to 90' }));

/** Degrees east, from −180 to 180. */
export const longitude = z
  .number({ error: expected('a number') })
  .check(
    z.gte(-180, { error: 'Longitude is from -180 to 180' }),
    z.lte(180, { error: 'Longitude is from -180 to 180' }),
  );

export const placeSchema = z.object({ city: z.string(), region: z.string(), latitude, longitude });
export type Place = z.infer<typeof placeSchema>;

export const placesSchema = z.array(placeSchema);
