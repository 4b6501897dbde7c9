import * as z from 'zod/mini';
import { bodyId, filledLine, line } from './fields.js';
import { memberLimits } from './limits.js';

/** What can be reported. */
export const reportKinds = ['donation', 'message', 'person'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Why something is reported. */
export const reportReasons = ['spam', 'unsafe', 'rude', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What POST /api/reports takes. */
export const reportSchema = z.object({
  kind: z.enum(reportKinds, { error: `Expected one of ${reportKinds.join(', ')}` }),
  id: bodyId,
  reason: z.enum(reportReasons, { error: `Expected one of ${reportReasons.join(', ')}` }),
  words: z.optional(line(memberLimits.message)),
});
export type Report = z.infer<typeof reportSchema>;

/** What a moderator can do about an entry. */
export const moderationActions = ['hide', 'restore', 'suspend', 'dismiss'] as const;
export type ModerationAction = (typeof moderationActions)[number];

/** What an entry of the queue can be. */
export const moderationStates = ['open', 'hidden', 'suspended', 'dismissed', 'restored'] as const;
export type ModerationState = (typeof moderationStates)[number];

/** One entry of the queue: everything that was reported about one thing. */
export const moderationEntrySchema = z.object({
  id: z.int(),
  kind: z.enum(reportKinds),
  targetId: z.int(),
  reasons: z.array(z.enum(reportReasons)),
  words: z.array(z.string()),
  createdAt: z.string(),
  state: z.enum(moderationStates),
});
export type ModerationEntry = z.infer<typeof moderationEntrySchema>;

/** What POST /api/moderation/{id} takes. */
export const moderateSchema = z.object({
  action: z.enum(moderationActions, { error: `Expected one of ${moderationActions.join(', ')}` }),
  reason: filledLine(memberLimits.note),
});
