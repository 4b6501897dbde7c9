import * as z from 'zod/mini';
import { foldWidth } from './foldDigits.js';
import { latitude, longitude } from './place.js';

/** Maximum lengths and counts. The spec also requires at least one image. */
export const donationLimits = {
  title: 200,
  description: 5000,
  category: 100,
  locationName: 200,
  minImages: 1,
  maxImages: 12,
  imageUrl: 2048,
  /** Per image, in UTF-16 code units. */
  imageDescription: 300,
  /** Maximum pieces. */
  quantity: 999,
  /** PostgreSQL's integer. */
  id: 2_147_483_647,
} as const;

/** The user that owns donations from people who aren't signed in (spec §5, §6). */
export const defaultUserId = 1;

/** The status of new donations (spec §4). */
export const defaultStatus = 'available';

/** A donation as returned by the API. Image URLs aren't validated, so check them with `isHttpUrl` before use. */
export const donationSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  images: z.array(z.string()),
  /** Alt text per image, or '' for images without alt text. Omitted if all of them are missing. */
  imageDescriptions: z.optional(z.array(z.string())),
  /** The number of pieces in this donation. */
  quantity: z.optional(z.int()),
  userId: z.int(),
  /** Missing if the donor hasn't set a name. The UI then shows e.g. "User #12". */
  donorName: z.optional(z.string()),
  latitude,
  longitude,
  locationName: z.string(),
  /** Side length of the grid cell in meters. Missing for exact positions. */
  areaMeters: z.nullish(z.number()),
  /** Distance in miles from the position in the query. */
  distance: z.nullish(z.number()),
  status: z._default(z.string(), defaultStatus),
  createdAt: z.string(),
  /** Sizes found in the title and description, such as "XL", "4T", "3-5y", "EU 38" or "W32 L30". */
  sizes: z.optional(z.array(z.string())),
});
export type Donation = z.infer<typeof donationSchema>;

export const donationsSchema = z.array(donationSchema);

const fieldSeparator = '\u001f';

/**
 * The text that searches run against: title, description and place, lowercased and width-normalized. Servers store it.
 */
export function searchText(donation: Pick<Donation, 'title' | 'description' | 'locationName'>): string {
  return foldWidth([donation.title, donation.description, donation.locationName].join(fieldSeparator)).toLowerCase();
}

/** Normalizes the text of a search the same way as `searchText`. An empty result matches everything. */
export function searchNeedle(words: string): string {
  return foldWidth(words).trim().toLowerCase();
}

/** Case-insensitive substring match against title, description and place (spec §5). */
export function matchesSearch(
  donation: Pick<Donation, 'title' | 'description' | 'locationName'>,
  words: string,
): boolean {
  return searchText(donation).includes(searchNeedle(words));
}
