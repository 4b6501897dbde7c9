import * as z from 'zod/mini';

/** Kinds of reported content. */
export const reportKinds = ['donation', 'message', 'person', 'wish'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Kinds of entries in the queue: reported content, messages to the operators, and organizations to confirm. */
export const entryKinds = [...reportKinds, 'contact', 'organization'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Reasons of a report. */
export const reportReasons = ['spam', 'unsafe', 'rude', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Decisions of a moderator about an entry. */
export const moderationActions = ['hide', 'restore', 'suspend', 'dismiss', 'confirm'] as const;
export type ModerationAction = (typeof moderationActions)[number];

/** States of an entry of the queue. */
export const moderationStates = ['open', 'hidden', 'suspended', 'dismissed', 'restored', 'confirmed'] as const;
export type ModerationState = (typeof moderationStates)[number];

/** Reported content, as a moderator needs it to decide; missing if it is deleted. */
export const moderationTargetSchema = z.object({
  /** Donor, author, or the person. */
  personId: z.nullable(z.int()),
  displayName: z.optional(z.string()),
  donationId: z.optional(z.int()),
  title: z.optional(z.string()),
  /** Text: the donation's description, the message, the person's own description, the reason of the wish. */
  text: z.optional(z.string()),
  image: z.optional(z.string()),
  /** Current suspension. */
  suspendedFor: z.optional(z.string()),
  /** Join date and number of donations. */
  joinedAt: z.optional(z.string()),
  donations: z.optional(z.int()),
});
export type ModerationTarget = z.infer<typeof moderationTargetSchema>;

const pastActSchema = z.object({
  kind: z.enum(entryKinds),
  action: z.enum(moderationActions),
  reason: z.string(),
  createdAt: z.string(),
});

const moderationActSchema = z.object({
  moderatorId: z.int(),
  action: z.enum(moderationActions),
  reason: z.string(),
  createdAt: z.string(),
});

/** An entry of the queue: all reports of the same content. */
export const moderationEntrySchema = z.object({
  id: z.int(),
  kind: z.enum(entryKinds),
  targetId: z.int(),
  reasons: z.array(z.enum(reportReasons)),
  words: z.array(z.string()),
  createdAt: z.string(),
  state: z.enum(moderationStates),
  target: z.optional(moderationTargetSchema),
  acts: z.optional(z.array(moderationActSchema)),
  past: z.optional(z.array(pastActSchema)),
});
export type ModerationEntry = z.infer<typeof moderationEntrySchema>;
