import type { DonationState, RequestState } from './states.js';
import type { Span } from './time.js';

export interface HandOverDonation {
  id: number;
  title: string;
  donorId: number;
  status: DonationState;
  /** Listed or renewed. */
  offeredAt: string;
  /** Anonymous donations do not expire. */
  hasAccount: boolean;
  /** Last answer by the donor. */
  answeredAt?: string | undefined;
  /** Reminders since then. */
  reminders: number;
  /** Whether the donor was reminded that it expires. */
  isExpiryReminded: boolean;
}

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
  /** Hidden from the asker until promised. */
  place?: string | undefined;
  /** Agreed time, or the asker's proposal. */
  from?: string | undefined;
  to?: string | undefined;
  /** Words that the donor reads out; set when saved. */
  code?: string | undefined;
  /** Deadline of the offer or promise. */
  holdsUntil?: string | undefined;
  promisedAt?: string | undefined;
  /** When both were reminded of the pickup. */
  remindedAt?: string | undefined;
  endedAt?: string | undefined;
  /** When the asker objected to a no-show. */
  objectedAt?: string | undefined;
  /** Title when received. */
  receivedTitle?: string | undefined;
  createdAt: string;
  updatedAt: string;
  /** Last seen message. */
  askerRead?: number | undefined;
  donorRead?: number | undefined;
}

/** Donation with open requests, and the request of the command. */
export interface HandOver {
  donation: HandOverDonation;
  requests: readonly HandOverRequest[];
  /** Recently received donations per asker; 0 if missing. */
  received: ReadonlyMap<number, number>;
}
