import * as z from 'zod/mini';
import { maxPlaceLength, placesLimit } from './findPlaces.js';
import { latitude, longitude } from './place.js';
import { queryNumber, queryText } from './query.js';

/** Query of GET /api/places. Pass either the beginning of a name or a position. */
export const placesQuerySchema = z
  .object({
    q: z.optional(queryText(maxPlaceLength)),
    lat: z.optional(queryNumber(latitude)),
    lng: z.optional(queryNumber(longitude)),
    limit: z.optional(
      queryNumber(
        z
          .int({ error: 'Expected a whole number' })
          .check(z.gte(1, { error: 'At least 1' }), z.lte(placesLimit.max, { error: `At most ${placesLimit.max}` })),
      ),
    ),
  })
  .check(
    z.refine(({ q, lat, lng }) => (q === undefined) !== (lat === undefined && lng === undefined), {
      error: 'Give a name, or a position',
      path: ['q'],
    }),
    z.refine(({ lat, lng }) => lat !== undefined || lng === undefined, { error: 'Required', path: ['lat'] }),
    z.refine(({ lat, lng }) => lng !== undefined || lat === undefined, { error: 'Required', path: ['lng'] }),
  );
export type PlacesQuery = z.infer<typeof placesQuerySchema>;
