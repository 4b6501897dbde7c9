import * as z from 'zod/mini';
import { siteLanguages } from '../contract/standardSite.js';
import { mailChoicesSchema } from './mails.js';

export { firstNames } from '../locales/languages.js';

/** Account of the signed-in person. Dates are ISO 8601. */
export const accountSchema = z.object({
  id: z.int(),
  username: z.string(),
  displayName: z.string(),
  email: z.string(),
  profileImage: z.nullable(z.string()),
  location: z.string(),
  bio: z.nullable(z.string()),
  createdAt: z.string(),
  /** Whether a password signs in, beside mailed codes. */
  hasPassword: z.boolean(),
  /** Whether this person may see `/moderation`. */
  isModerator: z.boolean(),
  /** Notices that come by mail. */
  mails: mailChoicesSchema,
  /** Language of the site and its mails; null without a choice. */
  language: z.nullable(z.enum(siteLanguages)),
  /** Time of the account's deletion; null without one. */
  deletedAt: z.nullable(z.string()),
  /** Reason for which a moderator suspended the account, which can then only be read and deleted. Null otherwise. */
  suspendedFor: z.nullable(z.string()),
});
export type Account = z.infer<typeof accountSchema>;
