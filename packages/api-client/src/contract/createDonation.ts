import * as z from 'zod/mini';
import { donationCategories } from './category.js';
import { donationLimits } from './donation.js';
import { isoDate, requiredLine, requiredTitle, text } from './fields.js';
import { latitude, longitude } from './place.js';
import { isHttpUrl } from './address.js';
import { isPhotoPath } from './photo.js';
import { expected } from './text.js';

/** The validation texts of the create form (spec §5). */
export const donationTexts = {
  images: 'Please add at least one image',
  category: 'Please select a category',
  imageUrl: 'Please use a web address that starts with http:// or https://',
  quantity: `Please use a whole number from 1 to ${donationLimits.quantity}`,
  tooManyImages: `Please add at most ${donationLimits.maxImages} images`,
} as const;

const userId = z
  .int({ error: expected('a whole number') })
  .check(
    z.gte(1, { error: 'Expected a whole number from 1' }),
    z.lte(donationLimits.id, { error: 'This number is too large' }),
  );

const image = text(donationLimits.imageUrl).check(
  z.refine((address) => isHttpUrl(address) || isPhotoPath(address), { error: donationTexts.imageUrl }),
);

/** What POST /api/donations takes. Other fields, `id` and `status` among them, are dropped (spec §5). */
export const createDonationSchema = z.object({
  title: requiredTitle(donationLimits.title),
  description: requiredLine(donationLimits.description),
  category: requiredLine(donationLimits.category, donationTexts.category),
  images: z
    .array(image, { error: expected('a list') })
    .check(
      z.minLength(donationLimits.minImages, { error: donationTexts.images }),
      z.maxLength(donationLimits.maxImages, { error: donationTexts.tooManyImages }),
    ),
  imageDescriptions: z.optional(
    z
      .array(text(donationLimits.imageDescription), { error: expected('a list') })
      .check(z.maxLength(donationLimits.maxImages, { error: donationTexts.tooManyImages })),
  ),
  quantity: z.optional(
    z
      .int({ error: donationTexts.quantity })
      .check(
        z.gte(1, { error: donationTexts.quantity }),
        z.lte(donationLimits.quantity, { error: donationTexts.quantity }),
      ),
  ),
  userId,
  latitude,
  longitude,
  locationName: requiredTitle(donationLimits.locationName),
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
