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

/** Body of PATCH /api/donations/{id}: any of these fields. The place of a donation cannot change. */
export const updateDonationSchema = z.partial(z.pick(createDonationSchema, editable));
export type UpdateDonation = z.infer<typeof updateDonationSchema>;

/** Makes the body's schema for a server with these categories. */
export function makeUpdateDonationSchema(categories: readonly string[]) {
  return z.partial(z.pick(makeCreateDonationSchema(categories), editable));
}
