import * as z from 'zod/mini';
import type { NoticeKind } from './notice.js';

/** When somebody is told by mail: at once, together once a day, or in the bell alone. */
export const mailTimes = ['now', 'daily', 'never'] as const;
export type MailTime = (typeof mailTimes)[number];

/** What somebody may choose mails for. */
export const mailTopics = ['requests', 'messages', 'listings'] as const;
export type MailTopic = (typeof mailTopics)[number];

/** The topic of each kind of notice; null for what is always mailed at once. */
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
};

const time = z.enum(mailTimes, { error: 'Expected "now", "daily" or "never"' });

/** Which notices somebody gets by mail. */
export const mailChoicesSchema = z.object({ requests: time, messages: time, listings: time });
export type MailChoices = z.infer<typeof mailChoicesSchema>;

/** Where nothing was chosen. */
export const standardMailChoices: MailChoices = { requests: 'now', messages: 'now', listings: 'now' };
