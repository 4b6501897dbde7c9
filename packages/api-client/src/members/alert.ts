import * as z from 'zod/mini';
import { donationLimits } from '../contract/donation.js';
import { maxSearchLength, maxSizeLength, milesOfRadius } from '../contract/list.js';
import { latitude, longitude } from '../contract/place.js';
import { expected } from '../contract/text.js';
import { filledLine, line } from './fields.js';
import { memberLimits } from './limits.js';

/** Within minutes, or a daily or weekly digest. */
export const alertPaces = ['now', 'daily', 'weekly'] as const;
export type AlertPace = (typeof alertPaces)[number];

/** Without conditions it matches everything. */
export const alertSearchSchema = z.object({
  search: z.optional(line(maxSearchLength)),
  /** All by default. */
  category: z.optional(line(donationLimits.category)),
  size: z.optional(line(maxSizeLength)),
  /** Circle with a place name. */
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

/** Search with mails for new results. */
export const alertSchema = z.object({
  id: z.int(),
  search: alertSearchSchema,
  pace: z.enum(alertPaces),
  /** For `endAlerts`. Only after the address is proven. */
  token: z.optional(z.string()),
  /** Recipient. */
  email: z.string(),
  isConfirmed: z.boolean(),
});
export type Alert = z.infer<typeof alertSchema>;

/** Alert that a mailed link confirms, without its words, which a stranger may have typed. */
export const askedAlertSchema = z.object({ search: alertSearchSchema, pace: z.enum(alertPaces) });
