import type { RequestTransition } from './states.js';
import type { HandOver } from './state.js';
import type { Span, TimeProblem } from './time.js';

/** Person who takes a step with a request. */
export type Part = 'asker' | 'donor';

/** What somebody wants to do, or time brings about. */
export type Command =
  | {
      kind: 'ask';
      askerId: number;
      reason: string;
      times: Span[];
      /** Why this person cannot ask this donor, whatever the donation's state. */
      barred?: 'beingDeleted' | 'donationNotFound' | undefined;
    }
  | ({ kind: 'promise'; requestId: number; place: string } & Span)
  | { kind: 'accept'; requestId: number; by: Part; time?: Span | undefined }
  | { kind: 'decline'; requestId: number; reason?: string | undefined }
  | { kind: 'cancel'; requestId: number; by: Part; reason?: string | undefined }
  | { kind: 'receive'; requestId: number; by: Part; code?: string | undefined }
  | { kind: 'miss'; requestId: number }
  | { kind: 'object'; requestId: number }
  | { kind: 'write'; requestId: number; by: Part; content: string }
  /** Steps of the donor with the donation; `edit` changes nothing here. */
  | { kind: 'give' | 'withdraw' | 'renew' | 'edit' }
  /** Ends every open request, since the donation goes out of sight. */
  | { kind: 'close' }
  | TimedCommand;

/** What time brings about. */
export type TimedCommand =
  | { kind: 'lapse' | 'remindOfPickup' | 'expire' | 'pause' | 'remindOfExpiry' }
  | { kind: 'remindToAnswer'; reminders: number };

/** Message to add to a conversation: a line about a step, or words of a person. */
export type Line = { requestId: number } & ({ step: RequestTransition } | { authorId: number; content: string });

export interface HandOverNotice {
  userId: number;
  kind:
    | 'asked'
    | 'message'
    | 'promised'
    | 'offered'
    | 'proposed'
    | 'declined'
    | 'cancelled'
    | 'missed'
    | 'received'
    | 'closed'
    | 'answer reminder'
    | 'paused'
    | 'pickup reminder'
    | 'expiry reminder'
    | 'expired';
  requestId?: number;
  /** Whether to leave it out while there is an unread one. */
  isOnce?: boolean;
  /** Whether to offer similar donations. */
  hasSimilar?: boolean;
  /** Whether the donation went to another person. */
  wentToOther?: boolean;
  /** Words of the other person, for the mail only. */
  words?: string;
}

/** What a command changes. A new request has the id 0, also in lines and notices. */
export interface Decision {
  state: HandOver;
  lines: readonly Line[];
  notices: readonly HandOverNotice[];
  /** When to ask `due` again; undefined if never. */
  nextDue: Date | undefined;
}

/** Reasons to refuse a command, with their HTTP status. */
export const refusalStatus = {
  ownDonation: 403,
  beingDeleted: 403,
  donationNotFound: 404,
  wrongState: 409,
  askedBefore: 409,
  nameATime: 409,
  conversationOver: 409,
  checkInput: 422,
  wrongWords: 422,
} as const;
export type RefusalCode = keyof typeof refusalStatus;

/** Refusal of a command, perhaps with the field that is wrong. */
export class Refusal {
  constructor(
    readonly code: RefusalCode,
    readonly path?: string,
    readonly problem?: TimeProblem['code'],
  ) {}
}
