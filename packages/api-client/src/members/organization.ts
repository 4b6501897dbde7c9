import * as z from 'zod/mini';
import { codedShape } from '../contract/error.js';
import { organizationSchema } from '../contract/organization.js';

/** States of an application. Only a confirmed organization is public. */
export const organizationStates = ['waiting', 'confirmed', 'refused'] as const;

/** Organization of the signed-in account. */
export const ownOrganizationSchema = z.extend(organizationSchema, {
  state: z.enum(organizationStates),
  /** The moderator's reason for refusing it. */
  refusedFor: z.optional(z.string()),
});
export type OwnOrganization = z.infer<typeof ownOrganizationSchema>;

/** Result for one line of `saveNeeds`. */
export const needResultSchema = z.object({
  result: z.enum(['added', 'changed', 'unchanged', 'failed']),
  /** Absent if nothing was saved. */
  id: z.optional(z.int()),
  /** Why the line failed. */
  issues: z.optional(z.array(z.object({ ...codedShape, path: z.string() }))),
});
export type NeedResult = z.infer<typeof needResultSchema>;
