import * as z from 'zod/mini';
import { donationLimits } from '../contract/donation.js';
import { maxSearchLength, maxSizeLength, milesOfRadius } from '../contract/list.js';
import { latitude, longitude } from '../contract/place.js';
import { expected } from '../contract/text.js';
import { filledLine, line } from './fields.js';
import { memberLimits } from './limits.js';

/** How often to email new results: within minutes, or as a daily or weekly digest. */
export const alertPaces = ['now', 'daily', 'weekly'] as const;
export type AlertPace = (typeof alertPaces)[number];

/** An empty search matches everything. */
export const alertSearchSchema = z.object({
  search: z.optional(line(maxSearchLength)),
  /** Defaults to all categories. */
  category: z.optional(line(donationLimits.category)),
  size: z.optional(line(maxSizeLength)),
  /** Limits the search to a radius around a named place. */
  around: z.optional(
    z.object({
      latitude,
      longitude,
      miles: z.number({ error: expected('a number') }).check(z.gte(milesOfRadius.min), z.lte(milesOfRadius.max)),
      place: filledLine(memberLimits.location),
    }),
  ),
});
export type AlertSearch = z.infer<typeof alertSearchSchema>;

export const alertSchema = z.object({
  id: z.int(),
  search: alertSearchSchema,
  pace: z.enum(alertPaces),
  /** Token for `endAlerts`. Only included after the email address has been verified. */
  token: z.optional(z.string()),
  /** Recipient. */
  email: z.string(),
  isConfirmed: z.boolean(),
});
export type Alert = z.infer<typeof alertSchema>;

/**
 * An alert that still has to be confirmed from an emailed link. The search terms are left out because a stranger may
 * have typed them.
 */
export const askedAlertSchema = z.object({ search: alertSearchSchema, pace: z.enum(alertPaces) });
