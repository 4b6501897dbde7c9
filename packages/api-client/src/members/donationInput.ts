import * as z from 'zod/mini';
import { createDonationSchema, makeCreateDonationSchema } from '../contract/createDonation.js';

const editable = {
  title: true,
  description: true,
  category: true,
  images: true,
  imageDescriptions: true,
  quantity: true,
} as const;

/** Position and name, which change together. */
const place = { place: z.pick(createDonationSchema, { latitude: true, longitude: true, locationName: true }) };

/** Body of PATCH /api/donations/{id}: any of these fields. */
export const updateDonationSchema = z.partial(z.extend(z.pick(createDonationSchema, editable), place));
export type UpdateDonation = z.infer<typeof updateDonationSchema>;

/** Makes the body's schema for a server with these categories. */
export function makeUpdateDonationSchema(categories: readonly string[]) {
  return z.partial(z.extend(z.pick(makeCreateDonationSchema(categories), editable), place));
}
