import * as z from 'zod/mini';
import { donationCategories } from './category.js';
import { donationLimits } from './donation.js';
import { isoDate, requiredLine, requiredTitle, text } from './fields.js';
import { latitude, longitude } from './place.js';
import { isHttpUrl } from './address.js';
import { isPhotoPath } from './photo.js';
import { issueMessage } from './coded.js';
import { issues } from '../locales/en/issues.js';
import { expected } from './text.js';

const notACount = issueMessage(issues, 'notACount', { most: donationLimits.quantity });
const tooManyImages = issueMessage(issues, 'tooManyImages', { most: donationLimits.maxImages });
const noCategory = issueMessage(issues, 'noCategory');

const userId = z
  .int({ error: expected('a whole number') })
  .check(
    z.gte(1, { error: 'Expected a whole number from 1' }),
    z.lte(donationLimits.id, { error: 'This number is too large' }),
  );

const image = text(donationLimits.imageUrl).check(
  z.refine((address) => isHttpUrl(address) || isPhotoPath(address), { error: issueMessage(issues, 'notAnAddress') }),
);

/** Body of POST /api/donations. Unknown fields are dropped, and so are `id` and `status` (spec §5). */
export const createDonationSchema = z.object({
  title: requiredTitle(donationLimits.title),
  description: requiredLine(donationLimits.description),
  category: requiredLine(donationLimits.category, noCategory),
  images: z
    .array(image, { error: expected('a list') })
    .check(
      z.minLength(donationLimits.minImages, { error: issueMessage(issues, 'noImage') }),
      z.maxLength(donationLimits.maxImages, { error: tooManyImages }),
    ),
  imageDescriptions: z.optional(
    z
      .array(text(donationLimits.imageDescription), { error: expected('a list') })
      .check(z.maxLength(donationLimits.maxImages, { error: tooManyImages })),
  ),
  quantity: z.optional(
    z
      .int({ error: notACount })
      .check(z.gte(1, { error: notACount }), z.lte(donationLimits.quantity, { error: notACount })),
  ),
  userId,
  latitude,
  longitude,
  locationName: requiredTitle(donationLimits.locationName),
  distance: z.optional(
    z.number({ error: expected('a number') }).check(z.gte(0, { error: "Distances can't be negative" })),
  ),
  createdAt: z.optional(isoDate),
});
export type CreateDonation = z.infer<typeof createDonationSchema>;

/**
 * Creates the body schema for a server's own categories. Unknown categories and 'All Items' are reported as missing.
 */
export function makeCreateDonationSchema(categories: readonly string[]) {
  const known = new Set(donationCategories(categories));
  return z.extend(createDonationSchema, {
    category: text(donationLimits.category).check(z.refine((value) => known.has(value), { error: noCategory })),
  });
}
