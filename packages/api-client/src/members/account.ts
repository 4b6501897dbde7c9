import * as z from 'zod/mini';
import { siteLanguages } from '../contract/standardSite.js';
import { mailChoicesSchema } from './mails.js';

export { firstNames } from '../locales/languages.js';

/** The account of the signed-in user. Dates are ISO 8601. */
export const accountSchema = z.object({
  id: z.int(),
  username: z.string(),
  displayName: z.string(),
  email: z.string(),
  profileImage: z.nullable(z.string()),
  location: z.string(),
  bio: z.nullable(z.string()),
  createdAt: z.string(),
  /** Whether a password can be used to sign in. Emailed codes always work. */
  hasPassword: z.boolean(),
  isModerator: z.boolean(),
  mails: mailChoicesSchema,
  /** `null` if the user hasn't chosen a language. */
  language: z.nullable(z.enum(siteLanguages)),
  /** Scheduled deletion. */
  deletedAt: z.nullable(z.string()),
  /** The reason given by a moderator. A suspended account is read-only, except that it can be deleted. */
  suspendedFor: z.nullable(z.string()),
});
export type Account = z.infer<typeof accountSchema>;
