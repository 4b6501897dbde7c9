import * as z from 'zod/mini';
import { defaultStatus, donationLimits } from './donation.js';
import { listOrders, maxSearchLength, maxSizeLength, milesOfRadius, pageSize } from './list.js';
import { latitude, longitude } from './place.js';
import { queryCursor, queryNumber, queryText } from './query.js';
import { requiredText } from './text.js';

const limit = z.optional(
  queryNumber(
    z
      .int({ error: 'Expected a whole number' })
      .check(z.gte(1, { error: 'At least 1' }), z.lte(pageSize.max, { error: `At most ${pageSize.max}` })),
  ),
);

export const maxIds = 50;

const idsPattern = new RegExp(`^\\d{1,10}(,\\d{1,10}){0,${maxIds - 1}}$`);

/** Query of GET /api/donations. Takes filters, a sort order and a page, or a list of ids. */
export const listQuerySchema = z
  .object({
    category: z.optional(queryText(donationLimits.category)),
    search: z.optional(queryText(maxSearchLength)),
    /** A value from `sizes`, or free text. */
    size: z.optional(queryText(maxSizeLength)),
    /** Pass this to get available donations only. */
    status: z.optional(z.literal(defaultStatus, { error: `Expected "${defaultStatus}"` })),
    /** The center for `radius` and for sorting by distance. */
    lat: z.optional(queryNumber(latitude)),
    lng: z.optional(queryNumber(longitude)),
    /** In miles. */
    radius: z.optional(
      queryNumber(
        z
          .number()
          .check(
            z.gte(milesOfRadius.min, { error: `At least ${milesOfRadius.min}` }),
            z.lte(milesOfRadius.max, { error: `At most ${milesOfRadius.max}` }),
          ),
      ),
    ),
    /** Defaults to the best matches first. */
    sort: z.optional(z.enum(listOrders, { error: `Expected one of ${listOrders.join(', ')}` })),
    limit,
    /** Returns the donations with these ids in this order. All other parameters are ignored. */
    ids: z.optional(
      z.string().check(z.regex(idsPattern, { error: `Expected 1 to ${maxIds} comma-separated numbers` })),
    ),
    cursor: queryCursor,
  })
  .check(requireHalf('lat'), requireHalf('lng'));
export type ListQuery = z.infer<typeof listQuerySchema>;

/** Query of GET /api/donations/nearby. */
export const nearbyQuerySchema = z.object({
  lat: queryNumber(latitude),
  lng: queryNumber(longitude),
  category: z.optional(queryText(donationLimits.category)),
  limit,
  cursor: queryCursor,
});
export type NearbyQuery = z.infer<typeof nearbyQuerySchema>;

interface Circle {
  lat?: number | undefined;
  lng?: number | undefined;
  radius?: number | undefined;
  sort?: (typeof listOrders)[number] | undefined;
}

/** Latitude and longitude must be passed together. */
function requireHalf(half: 'lat' | 'lng') {
  const isMissing = ({ lat, lng, radius, sort }: Circle) =>
    (half === 'lat' ? lat : lng) === undefined &&
    (lat !== undefined || lng !== undefined || radius !== undefined || sort === 'nearest');
  return z.refine<Circle>((query) => !isMissing(query), { error: requiredText, path: [half] });
}
