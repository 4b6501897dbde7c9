import * as z from 'zod/mini';
import { donationSchema } from '../contract/donation.js';

/** Somebody as everybody sees them. */
export const personSchema = z.object({
  id: z.int(),
  displayName: z.string(),
  username: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
  location: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  /** What they give, newest first. */
  donations: z.array(donationSchema),
});
export type Person = z.infer<typeof personSchema>;

/** A person of the demo, as whom anybody may go on. */
export const demoPersonSchema = z.object({ id: z.int(), displayName: z.string() });
