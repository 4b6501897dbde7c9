import * as z from 'zod/mini';
import { filledLine, line, nameLine } from './fields.js';
import { memberLimits } from './limits.js';

const limits = memberLimits.organization;

/** Body of PUT /api/me/organization. */
export const setOrganizationSchema = z.object({
  name: nameLine(limits.name),
  address: filledLine(limits.address),
  hours: line(limits.hours),
  rules: line(limits.rules),
  contact: filledLine(limits.contact),
});
export type SetOrganization = z.infer<typeof setOrganizationSchema>;
