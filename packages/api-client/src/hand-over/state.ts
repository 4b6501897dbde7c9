import type { DonationState, RequestState } from './states.js';
import type { Span } from './time.js';

/** Donation as far as its hand-over concerns. Dates are ISO 8601. */
export interface HandOverDonation {
  id: number;
  title: string;
  donorId: number;
  status: DonationState;
  /** When it was listed, or renewed last. */
  offeredAt: string;
  /** Whether the donor can renew it: without an account it does not expire. */
  hasAccount: boolean;
  /** When the donor last answered anybody. */
  answeredAt?: string | undefined;
  /** How often the donor was reminded to answer since then. */
  reminders: number;
  /** Whether the donor was reminded that it expires. */
  isExpiryReminded: boolean;
}

/** Request for a donation. */
export interface HandOverRequest {
  id: number;
  donationId: number;
  askerId: number;
  donorId: number;
  state: RequestState;
  reason: string;
  /** The wish that the donor offered the donation for. */
  wishId?: number | undefined;
  /** Times at which the asker can collect. */
  times: Span[];
  /** Place of the pickup. An offer has it from the promise before, unseen by the asker until it is promised. */
  place?: string | undefined;
  /** The agreed time, or in an offer the time that the asker proposes. */
  from?: string | undefined;
  to?: string | undefined;
  /** Three words that the donor reads out. Chosen when a held request is saved without them. */
  code?: string | undefined;
  /** Until when the offer or the promise holds. */
  holdsUntil?: string | undefined;
  promisedAt?: string | undefined;
  /** When both were reminded of the pickup. */
  remindedAt?: string | undefined;
  endedAt?: string | undefined;
  /** When the asker objected to a no-show. */
  objectedAt?: string | undefined;
  /** Title of the donation when it was received, which its receiver keeps. */
  receivedTitle?: string | undefined;
  createdAt: string;
  updatedAt: string;
  /** Newest message that each has seen. */
  askerRead?: number | undefined;
  donorRead?: number | undefined;
}

/** A donation with its open requests and the request that a command is about. */
export interface HandOver {
  donation: HandOverDonation;
  requests: readonly HandOverRequest[];
  /** Donations that each asker received lately; 0 if missing. */
  received: ReadonlyMap<number, number>;
}
