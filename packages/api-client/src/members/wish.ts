import * as z from 'zod/mini';
import { latitude, longitude } from '../contract/place.js';

/** A wish stays open until it expires, its owner closes it, or enough donations were picked up for it. */
export const wishStates = ['open', 'received', 'closed', 'ended', 'hidden'] as const;
export type WishState = (typeof wishStates)[number];

/** A search published by its owner so that nearby donors can see it. */
export const wishSchema = z.object({
  id: z.int(),
  userId: z.int(),
  /** The owner's first name, or the organization's name. Missing if the person hasn't set a name. */
  ownerName: z.optional(z.string()),
  title: z.string(),
  reason: z.optional(z.string()),
  /** Missing if the wish isn't limited to a category. */
  category: z.optional(z.string()),
  latitude,
  longitude,
  locationName: z.string(),
  /** Side length of the grid cell in meters. Missing if the position is exact. */
  areaMeters: z.optional(z.number()),
  /** Distance in miles from the position in the query. Missing if the query has no position. */
  distance: z.optional(z.number()),
  /** Number of pieces: wanted in total, and already picked up. */
  amount: z.int(),
  received: z.int(),
  state: z.enum(wishStates),
  createdAt: z.string(),
  /** When the wish ends, or when it ended. */
  endsAt: z.string(),
  /** Why a moderator hid the wish. Only the owner sees this. */
  hiddenFor: z.optional(z.string()),
});
export type Wish = z.infer<typeof wishSchema>;
