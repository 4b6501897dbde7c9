import * as z from 'zod/mini';
import { emailSchema } from './accountInput.js';
import { issues } from '../locales/en/issues.js';
import { alertPaces, alertSearchSchema, type AlertSearch } from './alert.js';

/** Keys and signature. */
const token = z.string().check(z.regex(/^[\da-f-]{1,400}\.[\w-]{43}$/, { error: 'This is not the token of an alert' }));

const lineEnd = /[\p{Cc}\p{Zl}\p{Zp}]/u;

function isOneLine({ search, category, size, around }: AlertSearch): boolean {
  return ![search, category, size, around?.place].some((text) => text !== undefined && lineEnd.test(text));
}

/** Without an email address, for the signed-in account. */
export const createAlertSchema = z.object({
  search: alertSearchSchema.check(z.refine(isOneLine, { error: issues.unshowable })),
  pace: z.enum(alertPaces, { error: `Expected one of ${alertPaces.join(', ')}` }),
  email: z.optional(emailSchema),
});
export type CreateAlert = z.infer<typeof createAlertSchema>;

/** Body of the calls that look at alerts, confirm them and end them. */
export const alertTokenSchema = z.object({ token });
