import type { ReportKind, ReportReason } from '@clothesline/api-client/members';
import { texts } from '../language/texts.js';

/** The texts of reporting something to the moderators. */
export const reportingMessages = texts('reporting', {
  titles: {
    donation: 'Report this donation',
    message: 'Report this message',
    person: 'Report this person',
  } satisfies Record<ReportKind, string>,
  why: 'What is wrong with it?',
  reasons: {
    spam: 'Spam, or it is for sale',
    unsafe: 'Unsafe, or against the law',
    rude: 'Rude or hurtful',
    other: 'Something else',
  } satisfies Record<ReportReason, string>,
  whyPerson: 'What is wrong?',
  reasonsOfPerson: {
    spam: 'They advertise, or sell what they got',
    unsafe: 'They are dangerous, or break the law',
    rude: 'They are rude or hurtful',
    other: 'Something else',
  } satisfies Record<ReportReason, string>,
  reasonMissing: 'Please choose a reason',
  words: 'What should a moderator know? (optional)',
  send: 'Send Report',
  sent: 'Thank you',
  sentText: 'A moderator will look at it. Nobody will know that it was you.',
  /** @param when As in "in 40 minutes". */
  tooMany: (when: string) => `You reported many things in a short time. Please try again ${when}.`,
} as const);

/** The reasons to report something of a kind, in words. */
export const listReasons = (kind: ReportKind): Record<ReportReason, string> =>
  kind === 'person' ? reportingMessages.reasonsOfPerson : reportingMessages.reasons;
