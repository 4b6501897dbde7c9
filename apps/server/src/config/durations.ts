import { standardPickup } from '@clothesline/api-client/members';

/** How long things take in a hand-over, in ms. */
export interface Durations {
  /** After listing, the donor is invited to wait so long before choosing. */
  chooseAfter: number;
  /** After the time agreed on, until a promise lapses. */
  promiseGrace: number;
  /** To accept an offer. */
  offerTime: number;
  /** Until the donation of a donor who does not answer is paused. */
  silence: number;
  /** Until a donation expires. */
  listingTime: number;
  /** Until when a pickup begins at the earliest. */
  pickupLead: number;
  /** Which a pickup lasts at least. */
  pickupSpan: number;
  /** To object to a no-show, which counts only after that. */
  objectionTime: number;
}

const hour = 3_600_000;
const day = 24 * hour;

export const standardDurations: Durations = {
  chooseAfter: 2 * hour,
  promiseGrace: day,
  offerTime: day,
  silence: 7 * day,
  listingTime: 90 * day,
  pickupLead: standardPickup.lead,
  pickupSpan: standardPickup.span,
  objectionTime: day,
};

/** The parts of the silence after which a donor is reminded: 1 and 3 of 7 days. */
export const reminderParts = [1 / 7, 3 / 7] as const;

/** Part of the listing time that is left when its donor is reminded: 7 of 90 days. */
export const expiryReminderPart = 7 / 90;

/** How long before the time agreed on both are reminded. */
export const pickupReminder = day;

/** How long the place is kept after the end. */
export const placeRetention = 7 * day;
