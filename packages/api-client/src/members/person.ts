import * as z from 'zod/mini';
import { ownDonationSchema } from './donation.js';

/** Public view of a person. */
export const personSchema = z.object({
  id: z.int(),
  displayName: z.string(),
  username: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
  location: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  /** Time at which the account was made, in ISO 8601; missing for a donor without one. */
  createdAt: z.optional(z.string()),
  /** Donations of the person, newest first. The person themselves gets a donor's view, with hidden ones. */
  donations: z.array(ownDonationSchema),
  /** Number of donations that they have given away; missing for a donor without an account. */
  gave: z.optional(z.int()),
  /** Whether the caller blocked them; missing if the caller is signed out. */
  isBlocked: z.optional(z.boolean()),
  /** False where one of the two blocked the other: neither can ask for what the other gives. */
  canAsk: z.optional(z.boolean()),
});
export type Person = z.infer<typeof personSchema>;

/** Person of the demo, whom any visitor may become. */
export const demoPersonSchema = z.object({ id: z.int(), displayName: z.string() });
