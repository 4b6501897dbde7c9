import * as z from 'zod/mini';
import { foldWidth } from './foldDigits.js';
import { latitude, longitude } from './place.js';

/** Field limits. The spec requires at least 1 image. */
export const donationLimits = {
  title: 200,
  description: 5000,
  category: 100,
  locationName: 200,
  minImages: 1,
  maxImages: 12,
  imageUrl: 2048,
  /** In UTF-16 units. */
  imageDescription: 300,
  /** Maximum pieces. */
  quantity: 999,
  /** PostgreSQL's integer. */
  id: 2_147_483_647,
} as const;

/** Donor without sign-in (spec §5, §6). */
export const defaultUserId = 1;

/** Available (spec §4). */
export const defaultStatus = 'available';

/** Image addresses are unchecked: test with `isHttpUrl` before use. */
export const donationSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  images: z.array(z.string()),
  /** By image, or ''. Omitted if empty. */
  imageDescriptions: z.optional(z.array(z.string())),
  /** Number of pieces. */
  quantity: z.optional(z.int()),
  userId: z.int(),
  /** Absent for donors without a name, who are shown as "User #12". */
  donorName: z.optional(z.string()),
  latitude,
  longitude,
  locationName: z.string(),
  /** Cell size in meters; absent for exact positions. */
  areaMeters: z.nullish(z.number()),
  /** Miles from the query's position. */
  distance: z.nullish(z.number()),
  status: z._default(z.string(), defaultStatus),
  createdAt: z.string(),
  /** Sizes in title and description: "XL", "4T", "3-5y", "EU 38", "W32 L30". */
  sizes: z.optional(z.array(z.string())),
});
export type Donation = z.infer<typeof donationSchema>;

export const donationsSchema = z.array(donationSchema);

/** Prevents matches across fields. */
const fieldSeparator = '\u001f';

/** Searchable text: title, description and place, in lower case and normal width. Stored by servers. */
export function searchText(donation: Pick<Donation, 'title' | 'description' | 'locationName'>): string {
  return foldWidth([donation.title, donation.description, donation.locationName].join(fieldSeparator)).toLowerCase();
}

/** Normalized search words; '' matches everything. */
export function searchNeedle(words: string): string {
  return foldWidth(words).trim().toLowerCase();
}

/** Case-insensitive substring of title, description or place (spec §5). */
export function matchesSearch(
  donation: Pick<Donation, 'title' | 'description' | 'locationName'>,
  words: string,
): boolean {
  return searchText(donation).includes(searchNeedle(words));
}
