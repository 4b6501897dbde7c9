import * as z from 'zod/mini';
import { codedShape } from '../contract/error.js';

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

/** A notice in the user's inbox. Also emailed, depending on their settings. */
export const noticeSchema = z.object({
  id: z.int(),
  kind: z.enum(noticeKinds),
  text: z.string(),
  /** For translation. */
  code: codedShape.code,
  values: codedShape.values,
  /** Alternative donations. */
  offers: z.array(z.object({ id: z.int(), title: z.string() })),
  donationId: z.nullable(z.int()),
  requestId: z.nullable(z.int()),
  /** Set if the notice is about a wish of the user. */
  wishId: z.nullish(z.int()),
  createdAt: z.string(),
  isRead: z.boolean(),
});
export type Notice = z.infer<typeof noticeSchema>;
