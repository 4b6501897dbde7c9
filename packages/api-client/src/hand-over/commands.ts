import type { HandOver } from './state.js';
import type { Part, RequestTransition, requestTransitions } from './states.js';
import type { Span, TimeProblem } from './time.js';

export type Command =
  /** `barred` explains why this person can't request anything from this donor. */
  | { kind: 'ask'; askerId: number; reason: string; times: Span[]; barred?: RefusalCode | undefined }
  /** Offers the donation to the owner of a wish. An organization's `place` is its drop-off address. */
  | { kind: 'offerFirst'; askerId: number; wishId: number; reason: string; place?: string | undefined }
  | RequestCommand
  | { kind: 'give' | 'withdraw' | 'renew' | 'edit' }
  | { kind: 'close' }
  | TimedCommand;

export type RequestStep =
  | ({ kind: 'promise'; place: string } & Span)
  /** Donors who accept must also name a place, unless the offer already has one. */
  | { kind: 'accept'; time?: Span | undefined; place?: string | undefined }
  | { kind: 'decline' | 'cancel'; reason?: string | undefined }
  | { kind: 'receive'; code?: string | undefined }
  | { kind: 'miss' | 'object' }
  | { kind: 'write'; content: string };

export type RequestCommand = RequestStep & { requestId: number; by: Part };

export type TimedCommand =
  | { kind: 'lapse' | 'remindOfPickup' | 'expire' | 'pause' | 'remindOfExpiry' }
  | { kind: 'remindToAnswer'; reminders: number };

export type Line = { requestId: number } & ({ step: RequestTransition } | { authorId: number; content: string });

type TimedNotice = 'pickup reminder' | 'answer reminder' | 'paused' | 'expiry reminder' | 'expired';

export interface HandOverNotice {
  userId: number;
  kind: (typeof requestTransitions)[RequestTransition]['notice'] | 'asked' | TimedNotice;
  requestId?: number;
}

export interface Decision {
  state: HandOver;
  lines: readonly Line[];
  notices: readonly HandOverNotice[];
  /** When to run `due` again. */
  nextDue: Date | undefined;
}

export const refusalStatus = {
  ownDonation: 403,
  notYours: 403,
  beingDeleted: 403,
  donationNotFound: 404,
  wrongState: 409,
  askedBefore: 409,
  nameATime: 409,
  conversationOver: 409,
  checkInput: 422,
  wrongWords: 422,
  nameAPlace: 422,
} as const;
export type RefusalCode = keyof typeof refusalStatus;

export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly path?: string,
    readonly problem?: TimeProblem['code'],
  ) {
    super(code);
  }
}
