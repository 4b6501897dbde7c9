import * as z from 'zod/mini';
import { ownDonationSchema } from './donation.js';
import { organizationSchema } from '../contract/organization.js';

/** Public profile. */
export const personSchema = z.object({
  id: z.int(),
  displayName: z.string(),
  username: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
  location: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  /** Only present for confirmed organizations. */
  organization: z.optional(organizationSchema),
  /** The sign-up date (ISO 8601). Missing for people without an account. */
  createdAt: z.optional(z.string()),
  /** Newest first. People also see their own hidden donations here. */
  donations: z.array(ownDonationSchema),
  /** Number of donations given away. Missing for people without an account. */
  gave: z.optional(z.int()),
  /** Whether the viewer has blocked this person. Missing if the viewer is signed out. */
  isBlocked: z.optional(z.boolean()),
  /** Whether the viewer can send requests to this person. False if either has blocked the other. */
  canAsk: z.optional(z.boolean()),
});
export type Person = z.infer<typeof personSchema>;

export const demoPersonSchema = z.object({ id: z.int(), displayName: z.string() });
