import * as z from 'zod/mini';
import { emailSchema } from './accountInput.js';
import { bodyId, filledLine, line } from './fields.js';
import { memberLimits } from './limits.js';
import { moderationActions, reportKinds, reportReasons } from './report.js';

/** Body of POST /api/reports. */
export const reportSchema = z.object({
  kind: z.enum(reportKinds, { error: `Expected one of ${reportKinds.join(', ')}` }),
  id: bodyId,
  reason: z.enum(reportReasons, { error: `Expected one of ${reportReasons.join(', ')}` }),
  words: z.optional(line(memberLimits.message)),
});
export type Report = z.infer<typeof reportSchema>;

/** Body of POST /api/contact: a message to the operators, and the address that they answer to. */
export const contactSchema = z.object({ email: emailSchema, words: filledLine(memberLimits.message, 10) });
export type ContactMessage = z.infer<typeof contactSchema>;

/** Body of POST /api/moderation/{id}. */
export const moderateSchema = z.object({
  action: z.enum(moderationActions, { error: `Expected one of ${moderationActions.join(', ')}` }),
  reason: filledLine(memberLimits.note),
  /** Suspends the author's account in the same step; for hiding alone. */
  suspends: z.optional(z.boolean()),
});
