import * as z from 'zod/mini';
import { emailSchema } from './accountInput.js';
import { issues } from '../locales/en/issues.js';
import { alertPaces, alertSearchSchema, type AlertSearch } from './alert.js';

const token = z.string().check(z.regex(/^[\da-f-]{1,400}\.[\w-]{43}$/, { error: 'Invalid alert token' }));

const lineEnd = /[\p{Cc}\p{Zl}\p{Zp}]/u;

function isOneLine({ search, category, size, around }: AlertSearch): boolean {
  return ![search, category, size, around?.place].some((text) => text !== undefined && lineEnd.test(text));
}

/** Body for creating an alert. Signed-in users leave out the email address, as their account's is used. */
export const createAlertSchema = z.object({
  search: alertSearchSchema.check(z.refine(isOneLine, { error: issues.unshowable })),
  pace: z.enum(alertPaces, { error: `Expected one of ${alertPaces.join(', ')}` }),
  email: z.optional(emailSchema),
});
export type CreateAlert = z.infer<typeof createAlertSchema>;

export const alertTokenSchema = z.object({ token });
