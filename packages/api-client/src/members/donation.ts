import * as z from 'zod/mini';
import { donationSchema } from '../contract/donationSchema.js';

/** A donation as its donor sees it. */
export const ownDonationSchema = z.extend(donationSchema, {
  /** Unless renewed. */
  expiresAt: z.optional(z.string()),
  /** Open requests. */
  requests: z.optional(z.int()),
  hiddenFor: z.optional(z.string()),
});
export type OwnDonation = z.infer<typeof ownDonationSchema>;
