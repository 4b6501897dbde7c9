import * as z from 'zod/mini';
import { donationCategories } from './category.js';
import { latitude, longitude } from './place.js';
import { expected, isHttpUrl, isoDate, requiredLine, text } from './text.js';

/** Limits on what a donation may hold. The spec sets the one image at least; the rest keeps a listing readable and a database small. */
export const donationLimits = {
  title: 200,
  description: 5000,
  category: 100,
  locationName: 200,
  minImages: 1,
  maxImages: 12,
  imageUrl: 2048,
  /** The largest id: PostgreSQL's integer. */
  id: 2_147_483_647,
} as const;

/** The validation texts of the create form (spec §5). */
export const donationTexts = {
  images: 'Please add at least one image',
  category: 'Please select a category',
  imageUrl: 'Please use a web address that starts with http:// or https://',
  tooManyImages: `Please add at most ${donationLimits.maxImages} images`,
} as const;

/** The user that donations are made as while there is no sign-in (spec §5, §6). */
export const defaultUserId = 1;

/** The status of a donation that nobody has taken yet (spec §4). */
export const defaultStatus = 'available';

/** A donation as the server tells it. Images are what it says: check with `isHttpUrl` before one reaches a page. */
export const donationSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  images: z.array(z.string()),
  userId: z.int(),
  latitude,
  longitude,
  locationName: z.string(),
  /** Side of the grid cell that the position is the middle of, in metres; absent where the position is exact, or the server does not say. */
  areaMeters: z.nullish(z.number()),
  /** Miles from the position asked for; absent where none was. */
  distance: z.nullish(z.number()),
  status: z._default(z.string(), defaultStatus),
  createdAt: z.string(),
});
export type Donation = z.infer<typeof donationSchema>;

export const donationsSchema = z.array(donationSchema);

const userId = z
  .int({ error: expected('a whole number') })
  .check(
    z.gte(1, { error: 'Expected a whole number from 1' }),
    z.lte(donationLimits.id, { error: 'This number is too large' }),
  );

const image = text(donationLimits.imageUrl).check(z.refine(isHttpUrl, { error: donationTexts.imageUrl }));

/** What POST /api/donations takes. Other fields, `id` and `status` among them, are dropped (spec §5). */
export const createDonationSchema = z.object({
  title: requiredLine(donationLimits.title),
  description: requiredLine(donationLimits.description),
  category: requiredLine(donationLimits.category, donationTexts.category),
  images: z
    .array(image, { error: expected('a list') })
    .check(
      z.minLength(donationLimits.minImages, { error: donationTexts.images }),
      z.maxLength(donationLimits.maxImages, { error: donationTexts.tooManyImages }),
    ),
  userId,
  latitude,
  longitude,
  locationName: requiredLine(donationLimits.locationName),
  distance: z.optional(
    z.number({ error: expected('a number') }).check(z.gte(0, { error: 'A distance is not negative' })),
  ),
  createdAt: z.optional(isoDate),
});
export type CreateDonation = z.infer<typeof createDonationSchema>;

/** What a server with these categories takes: an unknown category, or 'All Items', is as good as none. */
export function createDonationSchemaFor(categories: readonly string[]) {
  const known = new Set(donationCategories(categories));
  return z.extend(createDonationSchema, {
    category: text(donationLimits.category).check(
      z.refine((value) => known.has(value), { error: donationTexts.category }),
    ),
  });
}

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
