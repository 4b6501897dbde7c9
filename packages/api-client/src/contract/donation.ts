import * as z from 'zod/mini';
import { latitude, longitude } from './place.js';

/** Limits on what a donation may hold. The spec sets the one image at least; the rest keeps a listing readable and a database small. */
export const donationLimits = {
  title: 200,
  description: 5000,
  category: 100,
  locationName: 200,
  minImages: 1,
  maxImages: 12,
  imageUrl: 2048,
  /** Characters that say what an image shows. */
  imageDescription: 300,
  /** Pieces that one donation may be of. */
  quantity: 999,
  /** The largest id: PostgreSQL's integer. */
  id: 2_147_483_647,
} as const;

/** The user that donations are made as while there is no sign-in (spec §5, §6). */
export const defaultUserId = 1;

/** The status of a donation that nobody has taken yet (spec §4). */
export const defaultStatus = 'available';

/** A donation as the server sends it. The addresses of its images are not checked: test each with `isHttpUrl` before it reaches a page. */
export const donationSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  images: z.array(z.string()),
  /** What each image shows, in their order, '' where nobody said; absent where nobody said it of any. */
  imageDescriptions: z.optional(z.array(z.string())),
  /** How many pieces it is; absent where nobody said. */
  quantity: z.optional(z.int()),
  userId: z.int(),
  latitude,
  longitude,
  locationName: z.string(),
  /** Side of the grid cell that the position is the middle of, in meters; absent where the position is exact, or the server does not say. */
  areaMeters: z.nullish(z.number()),
  /** Miles from the position asked for; absent where none was. */
  distance: z.nullish(z.number()),
  status: z._default(z.string(), defaultStatus),
  createdAt: z.string(),
  /** Sizes and ages that title and description name, such as "XL", "4T", "3-5y", "EU 38", "W32 L30"; absent where they name none, or the server does not read them. */
  sizes: z.optional(z.array(z.string())),
});
export type Donation = z.infer<typeof donationSchema>;

export const donationsSchema = z.array(donationSchema);

/** Keeps a match from running over the border of two fields. */
const fieldSeparator = '\u001f';

/** What a search looks in: title, description and place, in one case. Servers store this beside the donation, so that both sides find the same. */
export function searchText(donation: Pick<Donation, 'title' | 'description' | 'locationName'>): string {
  return [donation.title, donation.description, donation.locationName].join(fieldSeparator).toLowerCase();
}

/** The search words as they are compared: without space around them, in one case. Empty means "everything". */
export function searchNeedle(words: string): string {
  return words.trim().toLowerCase();
}

/** The spec's search rule (§5): a case-insensitive substring of title, description or location name. */
export function matchesSearch(
  donation: Pick<Donation, 'title' | 'description' | 'locationName'>,
  words: string,
): boolean {
  return searchText(donation).includes(searchNeedle(words));
}
