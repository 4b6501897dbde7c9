import * as z from 'zod/mini';
import { createDonationSchema, createDonationSchemaFor } from '../contract/createDonation.js';

const editable = {
  title: true,
  description: true,
  category: true,
  images: true,
  imageDescriptions: true,
  quantity: true,
} as const;

/** What PATCH /api/donations/{id} takes: any of them. Where a donation is stays what it was. */
export const updateDonationSchema = z.partial(z.pick(createDonationSchema, editable));
export type UpdateDonation = z.infer<typeof updateDonationSchema>;

/** The same for a server with these categories. */
export function updateDonationSchemaFor(categories: readonly string[]) {
  return z.partial(z.pick(createDonationSchemaFor(categories), editable));
}
