import * as z from 'zod/mini';
import { donationLimits } from '../contract/donation.js';
import { requiredTitle } from '../contract/fields.js';
import { maxSearchLength, maxSizeLength, milesOfRadius } from '../contract/list.js';
import { latitude, longitude } from '../contract/place.js';
import { queryCursor, queryNumber, queryText } from '../contract/query.js';
import { requiredText } from '../contract/text.js';
import { bodyId, line, pathId, wishEnd } from './fields.js';
import { memberLimits } from './limits.js';

/** Body of POST /api/wishes. `endsAt` defaults to the latest possible date. */
export const createWishSchema = z.object({
  title: requiredTitle(donationLimits.title),
  reason: z.optional(line(memberLimits.wishes.reason)),
  category: z.optional(line(donationLimits.category)),
  endsAt: z.optional(wishEnd),
  latitude,
  longitude,
  locationName: requiredTitle(donationLimits.locationName),
});
export type CreateWish = z.infer<typeof createWishSchema>;

const hasMiddle = (query: { lat?: unknown; lng?: unknown; radius?: unknown }) =>
  (query.lat === undefined) === (query.lng === undefined) && (query.radius === undefined || query.lat !== undefined);

/** Query of GET /api/wishes. Results are sorted by distance if there's a position, otherwise newest first. */
export const wishesQuerySchema = z
  .object({
    /** A category, or who the clothes are for: "Women", "Men" or "Children". */
    category: z.optional(queryText(donationLimits.category)),
    /** Query terms. All must occur in the title or reason. */
    search: z.optional(queryText(maxSearchLength)),
    /** A size in any common notation. Only returns wishes that mention it. */
    size: z.optional(queryText(maxSizeLength)),
    lat: z.optional(queryNumber(latitude)),
    lng: z.optional(queryNumber(longitude)),
    /** Maximum distance from the position, in miles. */
    radius: z.optional(queryNumber(z.number().check(z.gte(milesOfRadius.min), z.lte(milesOfRadius.max)))),
    /** Id of the owner. */
    person: z.optional(pathId),
    limit: z.optional(queryNumber(z.int().check(z.gte(1), z.lte(100)))),
    cursor: queryCursor,
  })
  .check(z.refine(hasMiddle, { error: requiredText, path: ['lat'] }));
export type WishesQuery = z.infer<typeof wishesQuerySchema>;

/** Query of GET /api/wishes/matching. Describes the donation that is being listed. */
export const matchingQuerySchema = z.object({
  title: queryText(donationLimits.title),
  description: z.optional(queryText(1000)),
  category: z.optional(queryText(donationLimits.category)),
  lat: queryNumber(latitude),
  lng: queryNumber(longitude),
});
export type MatchingQuery = z.infer<typeof matchingQuerySchema>;

/** Body of POST /api/wishes/{id}/offers. The donation must belong to the caller. */
export const offerForWishSchema = z.object({ donationId: bodyId });
