import type { NoticeKind } from './notice.js';
import type { RequestTransition } from '../hand-over/states.js';

/** Texts of a server about hand-overs and moderation, in conversations, notices and mails. */
export const handOverTexts = {
  /** Lines in the conversation of a request. */
  lines: {
    promise: 'Promised. Place and time are set.',
    offer: 'It is your turn: the donation is held for you until you accept.',
    propose: 'Another time is proposed. The donor has to accept it.',
    accept: 'Accepted. Place and time are set.',
    decline: 'The donor declined.',
    cancel: 'The request was taken back.',
    takeBack: 'The offer was taken back.',
    receive: 'Collected.',
    miss: 'It was not collected.',
    object: 'The asker objects: this does not count as a no-show.',
    close: 'This request is closed.',
  } satisfies Record<RequestTransition, string>,
  /** Replaces a hidden message. */
  hiddenMessage: 'A moderator has hidden this message.',
  /** Decisions of a moderator, with the reason. */
  moderation: {
    donationHidden: (title, reason) => `A moderator has hidden "${title}": ${reason}`,
    donationRestored: (title) => `"${title}" is shown again.`,
    messageHidden: (_, reason) => `A moderator has hidden a message of yours: ${reason}`,
    messageRestored: () => 'A message of yours is shown again.',
    suspended: (_, reason) =>
      `A moderator suspended your account. You can still read, but not write. The reason: ${reason}`,
    accountRestored: () => 'Your account is no longer suspended.',
  } satisfies Record<string, (title: string, reason: string) => string>,
  /** Notices, each with the donation's title. */
  notices: {
    asked: (title) => `Someone is asking for "${title}".`,
    message: (title) => `There is a new message about "${title}".`,
    promised: (title) => `"${title}" is promised: place and time are set.`,
    proposed: (title) => `Another time is proposed for "${title}". Accept it, or take the offer back.`,
    offered: (title) => `It is your turn: accept "${title}" before the offer ends.`,
    declined: (title) => `The donor of "${title}" chose somebody else.`,
    cancelled: (title) => `A request for "${title}" was taken back.`,
    missed: (title) => `"${title}" was not collected in time.`,
    received: (title) => `"${title}" was collected.`,
    closed: (title) => `"${title}" is no longer available.`,
    'answer reminder': (title) => `People wait for your answer about "${title}".`,
    paused: (title) => `"${title}" is paused, since nobody got an answer. You can offer it again.`,
    'pickup reminder': (title) => `"${title}" is to be collected soon.`,
    'expiry reminder': (title) => `"${title}" expires soon. You can renew it.`,
    expired: (title) => `"${title}" has expired. You can renew it.`,
    hidden: (title) => `A moderator has hidden "${title}".`,
    restored: (title) => `"${title}" is shown again.`,
    suspended: () => 'A moderator suspended your account.',
    found: (search) => `New for ${search}:`,
  } satisfies Record<NoticeKind, (title: string) => string>,
  /** The notice about a request, with the asker's name and reason. */
  askedBy: (title: string, name: string, reason: string) => `${name} asks for "${title}": “${reason}”`,
  /** The notice about a donation that was given to another asker. */
  wentToOther: (title: string) => `"${title}" went to somebody else.`,
  /** Texts in a calendar. */
  collect: (title: string) => `Collect "${title}"`,
} as const;
