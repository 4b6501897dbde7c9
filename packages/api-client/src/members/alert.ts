import * as z from 'zod/mini';
import { donationLimits } from '../contract/donation.js';
import { maxSearchLength, maxSizeLength, milesOfRadius } from '../contract/list.js';
import { latitude, longitude } from '../contract/place.js';
import { expected } from '../contract/text.js';
import { filledLine, line } from './fields.js';
import { memberLimits } from './limits.js';

/** Times of an alert's mails: within minutes, or once a day or week with everything since the last. */
export const alertPaces = ['now', 'daily', 'weekly'] as const;
export type AlertPace = (typeof alertPaces)[number];

/** Search of an alert. Without any condition it finds each donation. */
export const alertSearchSchema = z.object({
  search: z.optional(line(maxSearchLength)),
  /** Without one, every category. */
  category: z.optional(line(donationLimits.category)),
  size: z.optional(line(maxSizeLength)),
  /** Circle of so many miles around a position, and the name of its place. */
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

/** A search of which new finds are mailed. */
export const alertSchema = z.object({
  id: z.int(),
  search: alertSearchSchema,
  pace: z.enum(alertPaces),
  /** Ends the alert, by `endAlerts`. Missing until the address is proven, by a session or by the mailed link. */
  token: z.optional(z.string()),
  /** Address that gets the mails, of the account or as it was entered. */
  email: z.string(),
  /** False until the link of the first mail was pressed. */
  isConfirmed: z.boolean(),
});
export type Alert = z.infer<typeof alertSchema>;

/** First words of multi-word forms. */
export const askedAlertSchema = z.object({ search: alertSearchSchema, pace: z.enum(alertPaces) });
