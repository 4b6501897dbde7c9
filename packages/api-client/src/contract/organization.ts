import * as z from 'zod/mini';
import type { Call } from './calls.js';

/** Something that an organization collects, such as 14 coats in size 4-12. */
export const needSchema = z.object({
  id: z.int(),
  title: z.string(),
  reason: z.optional(z.string()),
  category: z.optional(z.string()),
  /** Number of items needed in total, and received so far. */
  amount: z.int(),
  received: z.int(),
  /** ISO 8601. */
  endsAt: z.string(),
});
export type Need = z.infer<typeof needSchema>;

/** A public organization: an account confirmed by a moderator, with its id and picture. */
export const organizationSchema = z.object({
  id: z.int(),
  name: z.string(),
  logo: z.nullable(z.string()),
  /** The drop-off address, which may be exact. */
  address: z.string(),
  /** Opening hours and drop-off rules as free text. Both may be empty. */
  hours: z.string(),
  rules: z.string(),
  /** A phone number, email address or website as free text. */
  contact: z.string(),
});
export type Organization = z.infer<typeof organizationSchema>;

/** An organization with its open needs, oldest first. */
export const organizationPageSchema = z.extend(organizationSchema, { needs: z.array(needSchema) });
export type OrganizationPage = z.infer<typeof organizationPageSchema>;

/** Separate from `calls`, so that widgets without organizations don't load the schema. */
export const organizationCalls = {
  getOrganization: { method: 'GET', path: '/api/organizations/{id}', response: organizationPageSchema },
} as const satisfies Record<string, Call>;
