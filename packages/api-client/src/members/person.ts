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
  /** When the account was created (ISO 8601). Omitted for donors without an account. */
  createdAt: z.optional(z.string()),
  /** The person's donations, newest first. The owner also gets hidden donations. */
  donations: z.array(ownDonationSchema),
  /** Number of donations that they have given away; missing for a donor without an account. */
  gave: z.optional(z.int()),
  /** Whether the caller blocked them; missing if the caller is signed out. */
  isBlocked: z.optional(z.boolean()),
  /** False if either person blocks the other: they cannot request each other's donations. */
  canAsk: z.optional(z.boolean()),
});
export type Person = z.infer<typeof personSchema>;

/** A demo account that any visitor may use. */
export const demoPersonSchema = z.object({ id: z.int(), displayName: z.string() });
