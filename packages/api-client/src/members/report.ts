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

/** What was reported, as a moderator has to see it to judge; missing where it is gone. */
export const moderationTargetSchema = z.object({
  /** Whose it is: the donor, the author of the message, the person. */
  personId: z.nullable(z.int()),
  displayName: z.optional(z.string()),
  /** Of a donation, or of what a message is about. */
  donationId: z.optional(z.int()),
  title: z.optional(z.string()),
  /** What it says: the donation's description, the message, what the person says about themselves. */
  text: z.optional(z.string()),
  /** Why that person's account is suspended now. */
  suspendedFor: z.optional(z.string()),
});
export type ModerationTarget = z.infer<typeof moderationTargetSchema>;

/** What a moderator did about an entry. */
const moderationActSchema = z.object({
  moderatorId: z.int(),
  action: z.enum(moderationActions),
  reason: z.string(),
  createdAt: z.string(),
});

/** One entry of the queue: everything that was reported about one thing. */
export const moderationEntrySchema = z.object({
  id: z.int(),
  kind: z.enum(reportKinds),
  targetId: z.int(),
  reasons: z.array(z.enum(reportReasons)),
  words: z.array(z.string()),
  createdAt: z.string(),
  state: z.enum(moderationStates),
  target: z.optional(moderationTargetSchema),
  /** Oldest first. */
  acts: z.optional(z.array(moderationActSchema)),
});
export type ModerationEntry = z.infer<typeof moderationEntrySchema>;
