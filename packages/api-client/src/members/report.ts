import * as z from 'zod/mini';

export const reportKinds = ['donation', 'message', 'person', 'wish'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Everything that shows up in the moderation queue: reported content, messages to the operators, and new organizations. */
export const entryKinds = [...reportKinds, 'contact', 'organization'] as const;
export type EntryKind = (typeof entryKinds)[number];

export const reportReasons = ['spam', 'unsafe', 'rude', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const moderationActions = ['hide', 'restore', 'suspend', 'dismiss', 'confirm'] as const;
export type ModerationAction = (typeof moderationActions)[number];

export const moderationStates = ['open', 'hidden', 'suspended', 'dismissed', 'restored', 'confirmed'] as const;
export type ModerationState = (typeof moderationStates)[number];

/** The reported content, with the context a moderator needs to decide. Missing if it has been deleted. */
export const moderationTargetSchema = z.object({
  /** The person responsible: the donor, the author, or the reported person. */
  personId: z.nullable(z.int()),
  displayName: z.optional(z.string()),
  donationId: z.optional(z.int()),
  title: z.optional(z.string()),
  /**
   * The reported text. Depending on the kind, this is a description, a message, a profile text or the reason of a wish.
   */
  text: z.optional(z.string()),
  image: z.optional(z.string()),
  /** Current suspension. */
  suspendedFor: z.optional(z.string()),
  /** When the person joined, and how many donations they've listed. */
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

/** An entry in the moderation queue. Multiple reports of the same content share an entry. */
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
