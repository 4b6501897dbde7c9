import * as z from 'zod/mini';
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
