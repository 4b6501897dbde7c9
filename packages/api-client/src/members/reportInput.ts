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

/** A message to the operators, with an email address for the reply. */
export const contactSchema = z.object({ email: emailSchema, words: filledLine(memberLimits.message, 10) });
export type ContactMessage = z.infer<typeof contactSchema>;

/** Body of POST /api/moderation/{id}. */
export const moderateSchema = z.object({
  action: z.enum(moderationActions, { error: `Expected one of ${moderationActions.join(', ')}` }),
  reason: filledLine(memberLimits.note),
  /** Whether to suspend the author too. Only valid together with `hide`. */
  suspends: z.optional(z.boolean()),
});
