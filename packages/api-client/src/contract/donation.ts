import * as z from 'zod/mini';
import { foldWidth } from './foldDigits.js';
import { latitude, longitude } from './place.js';

/**
 * Limits of a donation's fields. The spec requires at least one image; the others keep listings readable and the
 * database small.
 */
export const donationLimits = {
  title: 200,
  description: 5000,
  category: 100,
  locationName: 200,
  minImages: 1,
  maxImages: 12,
  imageUrl: 2048,
  /** Characters of an image's description. */
  imageDescription: 300,
  /** Maximum number of pieces per donation. */
  quantity: 999,
  /** Largest id: PostgreSQL's integer. */
  id: 2_147_483_647,
} as const;

/** User who makes donations while there is no sign-in (spec §5, §6). */
export const defaultUserId = 1;

/** Status of a donation that is still available (spec §4). */
export const defaultStatus = 'available';

/**
 * Donation as the server sends it. The addresses of its images are unchecked: test each with `isHttpUrl` before it
 * reaches a page.
 */
export const donationSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  images: z.array(z.string()),
  /** Description of each image in order, or ''. Omitted if no image has one. */
  imageDescriptions: z.optional(z.array(z.string())),
  /** Number of pieces; absent if unknown. */
  quantity: z.optional(z.int()),
  userId: z.int(),
  /** Name of the donor; absent for a donor without a name, who is shown as "User #12". */
  donorName: z.optional(z.string()),
  latitude,
  longitude,
  locationName: z.string(),
  /**
   * Side of the grid cell around the position, in meters; absent if the position is exact, or if the server does not
   * send it.
   */
  areaMeters: z.nullish(z.number()),
  /** Distance from the position of the query, in miles. Omitted without a position. */
  distance: z.nullish(z.number()),
  status: z._default(z.string(), defaultStatus),
  createdAt: z.string(),
  /**
   * Sizes and ages found in the title and description, such as "XL", "4T", "3-5y", "EU 38", "W32 L30". Omitted if
   * there are none, or if the server does not parse them.
   */
  sizes: z.optional(z.array(z.string())),
});
export type Donation = z.infer<typeof donationSchema>;

export const donationsSchema = z.array(donationSchema);

/** Keeps a match from running over the border of two fields. */
const fieldSeparator = '\u001f';

/**
 * Returns the searched text: title, description, and place in lower case and normal width. Servers store it with the
 * donation, so that both sides find the same.
 */
export function searchText(donation: Pick<Donation, 'title' | 'description' | 'locationName'>): string {
  return foldWidth([donation.title, donation.description, donation.locationName].join(fieldSeparator)).toLowerCase();
}

/** Normalizes search words for comparison: trimmed, in lower case. '' matches everything. */
export function searchNeedle(words: string): string {
  return foldWidth(words).trim().toLowerCase();
}

/** The spec's search rule (§5): a case-insensitive substring of title, description or location name. */
export function matchesSearch(
  donation: Pick<Donation, 'title' | 'description' | 'locationName'>,
  words: string,
): boolean {
  return searchText(donation).includes(searchNeedle(words));
}
