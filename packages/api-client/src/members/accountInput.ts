import * as z from 'zod/mini';
import { isHttpUrl } from '../contract/address.js';
import { donationLimits } from '../contract/donation.js';
import { siteLanguages } from '../contract/standardSite.js';
import { isPhotoPath } from '../contract/photo.js';
import { expected } from '../contract/text.js';
import { line, nameLine } from './fields.js';
import { memberLimits, usernamePattern } from './limits.js';
import { mailChoicesSchema } from './mails.js';

/**
 * The one spelling of an email address, which a mail server is given as it is: in lower case, its domain in ASCII. Anything
 * else comes back in a form that `emailSchema` refuses.
 */
export function normalEmail(text: string): string {
  const plain = text.trim();
  // Mail programs cut or decode these, so that another mailbox would get the mail.
  if (/[\p{C}\p{Z}\p{DI}]|=\?/u.test(plain)) return '';
  const [local = '', domain = '', more] = plain.normalize('NFKC').toLowerCase().split('@');
  const address = `http://${domain}`;
  if (more !== undefined || /[%/?#:\\]/.test(domain) || !URL.canParse(address)) return '';
  return `${local}@${new URL(address).hostname}`;
}

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const emailPattern = new RegExp(
  `^(?=.{1,254}$)(?=[^@]{1,64}@)[\\w!#$%&'*+/=?^{|}~-]+(?:\\.[\\w!#$%&'*+/=?^{|}~-]+)*@(?:${label}\\.)+(?!\\d+$)${label}$`,
);

/** An email address in its one spelling. */
export const emailSchema = line(memberLimits.email).check(
  z.overwrite(normalEmail),
  z.regex(emailPattern, { error: 'Please enter an email address' }),
);

/** What POST /api/auth/email-otp/send-verification-otp takes. */
export const sendCodeSchema = z.object({
  email: emailSchema,
  type: z._default(z.literal('sign-in', { error: 'Expected "sign-in"' }), 'sign-in'),
});

/** What was mailed. */
export const codeSchema = z.string({ error: expected('text') }).check(
  z.regex(new RegExp(`^\\d{${memberLimits.codeDigits}}$`), {
    error: `Please enter the ${memberLimits.codeDigits} digits`,
  }),
);

/** What POST /api/auth/sign-in/email-otp takes. */
export const signInSchema = z.object({ email: emailSchema, otp: codeSchema });

/** The language of the form; that of the browser where it is missing. */
const language = z.optional(z.enum(siteLanguages));

/** What POST /api/listing-token/code takes. */
export const sendListingCodeSchema = z.object({ email: emailSchema, language });

/** What POST /api/listing-token takes. */
export const createListingTokenSchema = z.object({ email: emailSchema, code: codeSchema, language });
/** What POST /api/auth/sign-in/email takes. Any text: how long a password must be is said where it is set. */
export const passwordSignInSchema = z.object({ email: emailSchema, password: line(memberLimits.password.max) });

/** A password that is set. */
export const newPasswordSchema = line(memberLimits.password.max).check(
  z.refine((text) => [...text].length >= memberLimits.password.min, {
    error: `Please use at least ${memberLimits.password.min} characters`,
  }),
);

const image = line(donationLimits.imageUrl).check(
  z.refine((address) => isHttpUrl(address) || isPhotoPath(address), {
    error: 'Please use a web address that starts with http:// or https://',
  }),
);

/** What PATCH /api/me takes: any of them. Null takes a picture, a bio or a language away. */
export const updateAccountSchema = z.object({
  displayName: z.optional(nameLine(memberLimits.displayName)),
  username: z.optional(
    z
      .string({ error: expected('text') })
      .check(z.regex(usernamePattern, { error: 'A username has 3 to 30 characters of a-z, 0-9 and _' })),
  ),
  location: z.optional(nameLine(memberLimits.location)),
  bio: z.optional(z.nullable(line(memberLimits.bio))),
  profileImage: z.optional(z.nullable(image)),
  mails: z.optional(z.partial(mailChoicesSchema)),
  language: z.optional(z.nullable(z.enum(siteLanguages))),
});
export type UpdateAccount = z.infer<typeof updateAccountSchema>;
