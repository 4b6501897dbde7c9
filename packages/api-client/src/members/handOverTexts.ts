import type { RefusalCode } from '../hand-over/commands.js';
import type { HandOverDonation } from '../hand-over/state.js';
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

/** Sentences for refusals of the rules. */
export const refusalTexts: Record<RefusalCode, string> = {
  ownDonation: 'This is your own donation.',
  notYours: 'This belongs to somebody else.',
  beingDeleted: 'This account is being deleted. Take that back first.',
  donationNotFound: 'Donation Not Found',
  wrongState: 'This is not possible any more, or not yet.',
  askedBefore: 'You asked for this already.',
  nameATime: 'None of your times is still ahead. Please name another.',
  conversationOver: 'Neither of you can write here any more.',
  checkInput: 'Please check what you sent.',
  wrongWords: 'Those are not the right words. Ask the donor to read them again.',
};

/** Characters of a reason that the notice about a request names. */
const excerptLength = 200;

type NoticeTexts = {
  readonly notices: Record<NoticeKind, (title: string) => string>;
  askedBy: (title: string, name: string, reason: string) => string;
  wentToOther: (title: string) => string;
};

/** Writes the notice about a step. One about a new request names its asker and reason. */
export function writeNotice(
  texts: NoticeTexts,
  kind: NoticeKind,
  { title, status }: Pick<HandOverDonation, 'title' | 'status'>,
  { asker = '', reason }: { asker?: string | undefined; reason?: string | undefined },
): string {
  if (kind === 'closed' && status === 'given') return texts.wentToOther(title);
  if (kind !== 'asked' || reason === undefined) return texts.notices[kind](title);
  const isLong = reason.length > excerptLength;
  return texts.askedBy(title, asker, isLong ? `${reason.slice(0, excerptLength).toWellFormed()}…` : reason);
}
