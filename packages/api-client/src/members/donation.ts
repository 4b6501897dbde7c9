import * as z from 'zod/mini';
import { createDonationSchema, createDonationSchemaFor } from '../contract/createDonation.js';
import { donationSchema } from '../contract/donation.js';

/** A donation as its donor sees it. */
export const ownDonationSchema = z.extend(donationSchema, {
  /** When it expires, unless it is renewed. */
  expiresAt: z.optional(z.string()),
  /** Requests that are open. */
  requests: z.optional(z.int()),
  /** Why a moderator hid it. */
  hiddenFor: z.optional(z.string()),
});
export type OwnDonation = z.infer<typeof ownDonationSchema>;

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
