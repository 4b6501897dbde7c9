import * as z from 'zod/mini';
import type { NoticeKind } from './notice.js';

/** Times of mails about notices: at once, once a day together, or never. */
export const mailTimes = ['now', 'daily', 'never'] as const;
export type MailTime = (typeof mailTimes)[number];

/** Topics with mail settings. */
export const mailTopics = ['requests', 'messages', 'listings'] as const;
export type MailTopic = (typeof mailTopics)[number];

/** Null if it is always mailed at once. */
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
  // Alerts have their own pace.
  found: null,
};

const time = z.enum(mailTimes, { error: 'Expected "now", "daily" or "never"' });

/** Times of a person's mails, by topic. */
export const mailChoicesSchema = z.object({ requests: time, messages: time, listings: time });
export type MailChoices = z.infer<typeof mailChoicesSchema>;

/** Default times. */
export const standardMailChoices: MailChoices = { requests: 'now', messages: 'now', listings: 'now' };
