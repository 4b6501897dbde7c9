import type { DonationState, RequestState } from './states.js';
import type { Span } from './time.js';

export interface HandOverDonation {
  id: number;
  title: string;
  donorId: number;
  status: DonationState;
  offeredAt: string;
  /** Anonymous donations never expire. */
  hasAccount: boolean;
  answeredAt?: string | undefined;
  reminders: number;
  isExpiryReminded: boolean;
}

export interface HandOverRequest {
  id: number;
  donationId: number;
  askerId: number;
  donorId: number;
  state: RequestState;
  reason: string;
  wishId?: number | undefined;
  /** When the asker is able to pick up the donation. */
  times: Span[];
  place?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** The code that the donor reads out at pickup. Generated when the promise is saved. */
  code?: string | undefined;
  holdsUntil?: string | undefined;
  promisedAt?: string | undefined;
  remindedAt?: string | undefined;
  endedAt?: string | undefined;
  objectedAt?: string | undefined;
  receivedTitle?: string | undefined;
  createdAt: string;
  updatedAt: string;
  askerRead?: number | undefined;
  donorRead?: number | undefined;
}

export interface HandOver {
  donation: HandOverDonation;
  requests: readonly HandOverRequest[];
  received: ReadonlyMap<number, number>;
}
