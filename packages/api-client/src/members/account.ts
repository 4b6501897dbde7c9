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
  /** Whether the account has a password besides mailed codes. */
  hasPassword: z.boolean(),
  /** Whether this person may see `/moderation`. */
  isModerator: z.boolean(),
  /** Notices that are also mailed. */
  mails: mailChoicesSchema,
  /** Language of the site and its mails; null without a choice. */
  language: z.nullable(z.enum(siteLanguages)),
  /** Time of the scheduled deletion, or null. */
  deletedAt: z.nullable(z.string()),
  /** Why a moderator suspended the account, which can then only be read and deleted; or null. */
  suspendedFor: z.nullable(z.string()),
});
export type Account = z.infer<typeof accountSchema>;
