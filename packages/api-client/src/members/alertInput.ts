import * as z from 'zod/mini';
import { emailSchema } from './accountInput.js';
import { alertPaces, alertSearchSchema } from './alert.js';

/** Token of an alert, or of several that one mail was about: their ids, and a signature. */
const token = z.string().check(z.regex(/^[\d-]{1,250}\.[\w-]{43}$/, { error: 'This is not the token of an alert' }));

/** Body of POST /api/alerts. Without an email address it is for the account that is signed in. */
export const createAlertSchema = z.object({
  search: alertSearchSchema,
  pace: z.enum(alertPaces, { error: `Expected one of ${alertPaces.join(', ')}` }),
  email: z.optional(emailSchema),
});
export type CreateAlert = z.infer<typeof createAlertSchema>;

/** Body of the calls that confirm alerts and end them. */
export const alertTokenSchema = z.object({ token });
