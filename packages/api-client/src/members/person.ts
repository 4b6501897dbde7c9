import * as z from 'zod/mini';
import { ownDonationSchema } from './donation.js';
import { organizationSchema } from './organization.js';

/** Public profile. */
export const personSchema = z.object({
  id: z.int(),
  displayName: z.string(),
  username: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
  location: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  /** Absent unless the account is a confirmed organization. */
  organization: z.optional(organizationSchema),
  /** ISO 8601. Absent without an account. */
  createdAt: z.optional(z.string()),
  /** Newest first. Owners also see hidden ones. */
  donations: z.array(ownDonationSchema),
  /** Donations given away; absent without an account. */
  gave: z.optional(z.int()),
  /** Absent if signed out. */
  isBlocked: z.optional(z.boolean()),
  /** False if either blocks the other. */
  canAsk: z.optional(z.boolean()),
});
export type Person = z.infer<typeof personSchema>;

/** Demo account, open to every visitor. */
export const demoPersonSchema = z.object({ id: z.int(), displayName: z.string() });
