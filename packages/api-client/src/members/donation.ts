import * as z from 'zod/mini';
import { donationSchema } from '../contract/donation.js';

/** Donation in its donor's view. */
export const ownDonationSchema = z.extend(donationSchema, {
  /** Time of expiry, unless it is renewed. */
  expiresAt: z.optional(z.string()),
  /** Number of open requests. */
  requests: z.optional(z.int()),
  /** Reason for which a moderator hid it. */
  hiddenFor: z.optional(z.string()),
});
export type OwnDonation = z.infer<typeof ownDonationSchema>;
