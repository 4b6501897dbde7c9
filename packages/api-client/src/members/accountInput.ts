import * as z from 'zod/mini';
import { isHttpUrl } from '../contract/address.js';
import { donationLimits } from '../contract/donation.js';
import { siteLanguages } from '../contract/standardSite.js';
import { isPhotoPath } from '../contract/photo.js';
import { expected } from '../contract/text.js';
import { issueMessage } from '../contract/coded.js';
import { memberIssues } from '../locales/members/en/memberIssues.js';
import { line, nameLine, tooShortText } from './fields.js';
import { memberLimits, usernamePattern } from './limits.js';
import { mailChoicesSchema } from './mails.js';

/**
 * Lowercases an email address and converts its domain to ASCII. The result can be invalid, so validate it with
 * `emailSchema`.
 */
export function normalEmail(text: string): string {
  const plain = text.trim();
  // Reject characters that mail clients drop or decode. They could change the recipient.
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

export const emailSchema = line(memberLimits.email).check(
  z.overwrite(normalEmail),
  z.regex(emailPattern, { error: issueMessage(memberIssues, 'notAnEmail') }),
);

/** Body of POST /api/auth/email-otp/send-verification-otp. */
export const sendCodeSchema = z.object({
  email: emailSchema,
  type: z._default(z.literal('sign-in', { error: 'Expected "sign-in"' }), 'sign-in'),
});

const notDigits = issueMessage(memberIssues, 'notDigits', { count: memberLimits.codeDigits });

/** Emailed code. */
export const codeSchema = z
  .string({ error: expected('text') })
  .check(z.regex(new RegExp(`^\\d{${memberLimits.codeDigits}}$`), { error: notDigits }));

/** Body of POST /api/auth/sign-in/email-otp. */
export const signInSchema = z.object({
  email: emailSchema,
  /** The six-digit code, or the secret from the emailed link. */
  otp: z.union([codeSchema, z.string().check(z.regex(/^[\w-]{22}$/))], { error: notDigits }),
});

/** Defaults to the browser's language. */
const language = z.optional(z.enum(siteLanguages));

/** Body of POST /api/listing-token/code. */
export const sendListingCodeSchema = z.object({ email: emailSchema, language });

/** Body of POST /api/listing-token. */
export const createListingTokenSchema = z.object({ email: emailSchema, code: codeSchema, language });
/** Body of POST /api/auth/sign-in/email. The minimum length isn't checked here, only when a password is set. */
export const passwordSignInSchema = z.object({ email: emailSchema, password: line(memberLimits.password.max) });

export const newPasswordSchema = line(memberLimits.password.max).check(
  z.refine((text) => [...text].length >= memberLimits.password.min, {
    error: tooShortText(memberLimits.password.min),
  }),
);

const image = line(donationLimits.imageUrl).check(
  z.refine((address) => isHttpUrl(address) || isPhotoPath(address), {
    error: issueMessage(memberIssues, 'notAWebAddress'),
  }),
);

/** Body of PATCH /api/me. Pass `null` to remove a value. */
export const updateAccountSchema = z.object({
  displayName: z.optional(nameLine(memberLimits.displayName)),
  username: z.optional(
    z
      .string({ error: expected('text') })
      .check(z.regex(usernamePattern, { error: issueMessage(memberIssues, 'notAUsername') })),
  ),
  location: z.optional(nameLine(memberLimits.location)),
  bio: z.optional(z.nullable(line(memberLimits.bio))),
  profileImage: z.optional(z.nullable(image)),
  mails: z.optional(z.partial(mailChoicesSchema)),
  language: z.optional(z.nullable(z.enum(siteLanguages))),
});
export type UpdateAccount = z.infer<typeof updateAccountSchema>;
