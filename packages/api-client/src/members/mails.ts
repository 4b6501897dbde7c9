import * as z from 'zod/mini';
import type { NoticeKind } from './notice.js';

export const mailTimes = ['now', 'daily', 'never'] as const;
export type MailTime = (typeof mailTimes)[number];

export const mailTopics = ['requests', 'messages', 'listings'] as const;
export type MailTopic = (typeof mailTopics)[number];

/** The email topic of each kind of notice, or `null` for kinds that are always emailed right away. */
export const topicOfNotice: Record<NoticeKind, MailTopic | null> = {
  asked: 'requests',
  message: 'messages',
  promised: 'requests',
  offered: 'requests',
  proposed: 'requests',
  declined: 'requests',
  cancelled: 'requests',
  missed: 'requests',
  received: 'requests',
  closed: 'requests',
  'answer reminder': 'requests',
  paused: 'listings',
  'pickup reminder': 'requests',
  'expiry reminder': 'listings',
  expired: 'listings',
  hidden: null,
  restored: null,
  suspended: null,
  found: null,
};

const time = z.enum(mailTimes, { error: 'Expected "now", "daily" or "never"' });

/** A user's email schedule for each topic. */
export const mailChoicesSchema = z.object({ requests: time, messages: time, listings: time });
export type MailChoices = z.infer<typeof mailChoicesSchema>;

/** Default times. */
export const standardMailChoices: MailChoices = { requests: 'now', messages: 'now', listings: 'now' };
