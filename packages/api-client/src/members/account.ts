import * as z from 'zod/mini';
import { siteLanguages } from '../contract/standardSite.js';
import { mailChoicesSchema } from './mails.js';

/** The account of whoever is signed in. Dates are ISO 8601. */
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
  /** Which notices come by mail. */
  mails: mailChoicesSchema,
  /** What the site and its mails say everything in; null where nobody chose. */
  language: z.nullable(z.enum(siteLanguages)),
  /** When the account will be deleted; null where nobody asked for that. */
  deletedAt: z.nullable(z.string()),
  /** Why a moderator suspended the account: it can read and be deleted, and nothing else. Null where none did. */
  suspendedFor: z.nullable(z.string()),
});
export type Account = z.infer<typeof accountSchema>;
