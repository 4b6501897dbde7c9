import * as z from 'zod/mini';
import { latitude, longitude } from '../contract/place.js';

/** A wish is open until its end, until its owner closes it, or until something is collected for it. */
export const wishStates = ['open', 'received', 'closed', 'ended', 'hidden'] as const;
export type WishState = (typeof wishStates)[number];

/** A search that its owner published, so that donors near them see it. */
export const wishSchema = z.object({
  id: z.int(),
  userId: z.int(),
  /** First name of the owner; missing without one. */
  firstName: z.optional(z.string()),
  title: z.string(),
  reason: z.optional(z.string()),
  /** The category that it was searched in; missing for any. */
  category: z.optional(z.string()),
  latitude,
  longitude,
  locationName: z.string(),
  /** Side of the grid cell around the position, in meters; absent if the position is exact. */
  areaMeters: z.optional(z.number()),
  /** Distance from the position of the query, in miles. Omitted without a position. */
  distance: z.optional(z.number()),
  /** How many things are wanted, and how many were collected. */
  amount: z.int(),
  received: z.int(),
  state: z.enum(wishStates),
  createdAt: z.string(),
  /** When it ends, or ended. */
  endsAt: z.string(),
  /** Why a moderator hid it; only sent to its owner. */
  hiddenFor: z.optional(z.string()),
});
export type Wish = z.infer<typeof wishSchema>;
