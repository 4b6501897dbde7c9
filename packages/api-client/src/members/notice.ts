import * as z from 'zod/mini';

/** What a notice is about. */
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
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Something that somebody is told, in the bell and perhaps by mail. */
export const noticeSchema = z.object({
  id: z.int(),
  kind: z.enum(noticeKinds),
  /** A sentence for people. */
  text: z.string(),
  donationId: z.nullable(z.int()),
  requestId: z.nullable(z.int()),
  createdAt: z.string(),
  isRead: z.boolean(),
});
export type Notice = z.infer<typeof noticeSchema>;
