import * as z from 'zod/mini';
import { donationLimits } from '../contract/donation.js';
import { issueMessage } from '../contract/coded.js';
import { requiredTitle } from '../contract/fields.js';
import { latitude, longitude } from '../contract/place.js';
import { memberIssues } from '../locales/members/en/memberIssues.js';
import { bodyId, filledLine, line, nameLine, wishEnd } from './fields.js';
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

function count(least: number) {
  const most = memberLimits.needs.amount;
  const error = issueMessage(memberIssues, 'wholeNumber', { least, most });
  return z.int({ error }).check(z.gte(least, { error }), z.lte(most, { error }));
}

/** A need to add, or the changes of the one with this id. Its title and category can't change. */
export const needInputSchema = z.object({
  id: z.optional(bodyId),
  title: requiredTitle(donationLimits.title),
  category: z.optional(line(donationLimits.category)),
  reason: z.optional(line(memberLimits.wishes.reason)),
  amount: count(1),
  received: z.optional(count(0)),
  endsAt: z.optional(wishEnd),
});
export type NeedInput = z.infer<typeof needInputSchema>;

/** Body of PUT /api/me/needs. Each line is checked separately, and valid lines are saved even if others fail. */
export const saveNeedsSchema = z.object({
  needs: z.array(z.unknown()).check(z.minLength(1), z.maxLength(memberLimits.needs.lines)),
  /** Returns the results without saving anything. */
  isTrial: z.optional(z.boolean()),
  latitude,
  longitude,
  locationName: requiredTitle(donationLimits.locationName),
});
export type SaveNeeds = z.infer<typeof saveNeedsSchema>;
