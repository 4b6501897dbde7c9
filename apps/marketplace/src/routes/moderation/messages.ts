import type { EntryKind, ModerationAction, ModerationState } from '@clothesline/api-client/members';
import { texts } from '../../shared/language/texts.js';

/** The texts of the screen of moderators. */
export const messages = texts('moderation', {
  documentTitle: (site: string) => `Moderation - ${site}`,
  title: 'Moderation',
  intro: 'What was reported, the oldest first. Whoever wrote or gave it reads your reason.',
  othersTitle: 'For Moderators',
  othersText: 'Only moderators see this page.',
  signIn: 'Sign In',
  home: 'Back to Home',
  loading: 'Loading what was reported',
  failedTitle: 'Reports Not Loaded',
  open: (count: string) => `To decide (${count})`,
  decided: 'Decided',
  emptyTitle: 'Nothing to decide',
  emptyText: 'When somebody reports something, it is here.',
  showMore: 'Show more',
  loadingMore: 'Loading more…',
  kinds: {
    donation: 'Donation',
    message: 'Message',
    person: 'Person',
    contact: 'Message to you',
  } satisfies Record<EntryKind, string>,
  contactName: 'A visitor wrote',
  states: {
    open: 'Open',
    hidden: 'Hidden',
    suspended: 'Suspended',
    dismissed: 'Dismissed',
    restored: 'Restored',
  } satisfies Record<ModerationState, string>,
  user: (id: number) => `User #${id}`,
  /** The name of an entry whose thing is gone. */
  gone: (kind: string, id: number) => `${kind} #${id}, which is gone`,
  messageAbout: (title: string) => `Message about “${title}”`,
  reportedAt: (moment: string) => `Reported ${moment}`,
  by: 'By',
  says: 'Text',
  reasons: 'Reasons',
  words: 'Report',
  suspendedFor: 'Suspended for',
  acts: 'What was done',
  picture: 'The first picture of the donation',
  account: 'Account',
  /** @param day As in "March 3". */
  accountSince: (day: string, donations: number) =>
    `since ${day}, with ${donations === 1 ? '1 donation' : `${donations} donations`}`,
  past: 'Earlier decisions',
  pastAct: (kind: string, what: string, day: string, reason: string) => `${kind}: ${what}, ${day}: “${reason}”`,
  quoted: (words: string) => `“${words}”`,
  act: (what: string, who: string, moment: string, reason: string) => `${what} by ${who}, ${moment}: “${reason}”`,
  you: 'you',
  actions: {
    hide: 'Hide…',
    restore: 'Restore…',
    suspend: 'Suspend the account…',
    dismiss: 'Dismiss…',
  } satisfies Record<ModerationAction, string>,
  /** A button's name beside others of its kind. */
  actionOn: (action: string, what: string) => `${action} ${what}`,
  dialogs: {
    hide: {
      title: 'Hide it',
      text: 'Nobody but its author sees it any more, and open requests for it end.',
      action: 'Hide',
    },
    restore: { title: 'Restore it', text: 'What was hidden or suspended becomes visible again.', action: 'Restore' },
    suspend: {
      title: 'Suspend the account',
      text: 'This person can read but no longer write. Their donations are hidden, and their requests end.',
      action: 'Suspend',
    },
    dismiss: { title: 'Dismiss the report', text: 'Everything stays as it is.', action: 'Dismiss' },
  } satisfies Record<ModerationAction, { title: string; text: string; action: string }>,
  hideMessageText: 'Whom it was written to reads that it is hidden. Its author sees it still.',
  suspends: 'Suspend the account of its author, too',
  reason: 'Why?',
  reasonHint: 'It is kept, and its author reads it where something is hidden or suspended.',
  reasonMissing: 'Please say why',
  done: {
    hide: 'Hidden',
    restore: 'It is restored',
    suspend: 'The account is suspended',
    dismiss: 'The report is dismissed',
  } satisfies Record<ModerationAction, string>,
} as const);
