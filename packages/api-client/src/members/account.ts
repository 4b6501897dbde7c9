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
  /** In addition to mailed codes. */
  hasPassword: z.boolean(),
  isModerator: z.boolean(),
  mails: mailChoicesSchema,
  /** Null without a choice. */
  language: z.nullable(z.enum(siteLanguages)),
  /** Scheduled deletion. */
  deletedAt: z.nullable(z.string()),
  /** Moderator's reason. A suspended account can only be read and deleted. */
  suspendedFor: z.nullable(z.string()),
});
export type Account = z.infer<typeof accountSchema>;
