import * as z from 'zod/mini';

/** What can be reported. */
export const reportKinds = ['donation', 'message', 'person'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Why something is reported. */
export const reportReasons = ['spam', 'unsafe', 'rude', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

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
