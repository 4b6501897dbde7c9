import * as z from 'zod/mini';

/** Kinds of notices. */
export const noticeKinds = [
  'asked',
  'message',
  'promised',
  'offered',
  'proposed',
  'declined',
  'cancelled',
  'missed',
  'received',
  'closed',
  'answer reminder',
  'paused',
  'pickup reminder',
  'expiry reminder',
  'expired',
  'hidden',
  'restored',
  'suspended',
  'found',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Notice to a person, in the bell and perhaps by mail. */
export const noticeSchema = z.object({
  id: z.int(),
  kind: z.enum(noticeKinds),
  /** Sentence for people. */
  text: z.string(),
  /** Donations that it offers. */
  offers: z.array(z.object({ id: z.int(), title: z.string() })),
  donationId: z.nullable(z.int()),
  requestId: z.nullable(z.int()),
  createdAt: z.string(),
  isRead: z.boolean(),
});
export type Notice = z.infer<typeof noticeSchema>;
