import * as z from 'zod/mini';
import { donationLimits } from './donation.js';
import { maxSearchLength, maxSizeLength, pageSize } from './list.js';
import { latitude, longitude } from './place.js';
import { queryCursor, queryNumber, queryText } from './query.js';

const limit = z.optional(
  queryNumber(
    z
      .int({ error: 'Expected a whole number' })
      .check(z.gte(1, { error: 'At least 1' }), z.lte(pageSize.max, { error: `At most ${pageSize.max}` })),
  ),
);

/** How many donations one call may name by their ids. */
export const maxIds = 50;

const idsPattern = new RegExp(`^\\d{1,10}(,\\d{1,10}){0,${maxIds - 1}}$`);

/** The query of GET /api/donations: a category (none for "All Items"), words to search, a size, a page; or the ids of some. */
export const listQuerySchema = z.object({
  category: z.optional(queryText(donationLimits.category)),
  search: z.optional(queryText(maxSearchLength)),
  /** Only donations of this size, as their `sizes` have it or as people write it. One that nobody knows is an empty list. */
  size: z.optional(queryText(maxSizeLength)),
  limit,
  /** Only these donations, by their ids, in this order; the rest of the query is not looked at then. */
  ids: z.optional(
    z.string().check(z.regex(idsPattern, { error: `Expected 1 to ${maxIds} numbers with commas between` })),
  ),
  cursor: queryCursor,
});
export type ListQuery = z.infer<typeof listQuerySchema>;

/** The query of GET /api/donations/nearby. */
export const nearbyQuerySchema = z.object({
  lat: queryNumber(latitude),
  lng: queryNumber(longitude),
  category: z.optional(queryText(donationLimits.category)),
  limit,
  cursor: queryCursor,
});
export type NearbyQuery = z.infer<typeof nearbyQuerySchema>;
