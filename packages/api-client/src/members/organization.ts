import * as z from 'zod/mini';

/** Public view of an organization: an account that a moderator confirmed, with the account's id and picture. */
export const organizationSchema = z.object({
  id: z.int(),
  name: z.string(),
  logo: z.nullable(z.string()),
  /** Where gifts are dropped off. It may be exact. */
  address: z.string(),
  /** Opening hours and rules of dropping off, as written by the organization. May be empty. */
  hours: z.string(),
  rules: z.string(),
  /** Telephone, email or web address, as written by the organization. */
  contact: z.string(),
});
export type Organization = z.infer<typeof organizationSchema>;

/** States of an application. Only a confirmed organization is public. */
export const organizationStates = ['waiting', 'confirmed', 'refused'] as const;

/** Organization of the signed-in account. */
export const ownOrganizationSchema = z.extend(organizationSchema, {
  state: z.enum(organizationStates),
  /** The moderator's reason for refusing it. */
  refusedFor: z.optional(z.string()),
});
export type OwnOrganization = z.infer<typeof ownOrganizationSchema>;
