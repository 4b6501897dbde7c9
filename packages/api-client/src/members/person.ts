import * as z from 'zod/mini';
import { ownDonationSchema } from './donation.js';

/** Somebody as everybody sees them. */
export const personSchema = z.object({
  id: z.int(),
  displayName: z.string(),
  username: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
  location: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  /** When the account was made, in ISO 8601; missing for a donor without one. */
  createdAt: z.optional(z.string()),
  /** What they give, newest first. To the person themselves as to a donor, with what a moderator hid. */
  donations: z.array(ownDonationSchema),
  /** Whether the caller blocked them; missing for whoever is not signed in. */
  isBlocked: z.optional(z.boolean()),
  /** False where one of the two blocked the other: neither can ask for what the other gives. */
  canAsk: z.optional(z.boolean()),
});
export type Person = z.infer<typeof personSchema>;

/** A person of the demo, as whom anybody may go on. */
export const demoPersonSchema = z.object({ id: z.int(), displayName: z.string() });
