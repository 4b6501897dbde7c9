import { standardPickup } from '@clothesline/api-client/members';

/** How long things take in a hand-over, in ms. */
export interface Durations {
  /** Time after listing in which the donor is invited to wait before choosing. */
  chooseAfter: number;
  /** Time after a missed pickup until the promise lapses. */
  promiseGrace: number;
  /** Time to accept an offer. */
  offerTime: number;
  /** Time without an answer of the donor after which the donation is paused. */
  answerTime: number;
  /** Time until a donation expires. */
  listingTime: number;
  /** Shortest time between now and the start of a pickup. */
  pickupLead: number;
  /** Shortest length of a pickup. */
  pickupSpan: number;
  /** Time to object to a no-show, which counts only after that. */
  objectionTime: number;
}

const hour = 3_600_000;
const day = 24 * hour;

export const standardDurations: Durations = {
  chooseAfter: 2 * hour,
  promiseGrace: day,
  offerTime: day,
  answerTime: 7 * day,
  listingTime: 90 * day,
  pickupLead: standardPickup.lead,
  pickupSpan: standardPickup.span,
  objectionTime: day,
};

/** The parts of the time to answer after which a donor is reminded: 1 and 3 of 7 days. */
export const reminderParts = [1 / 7, 3 / 7] as const;

/** Part of the listing time that is left when its donor is reminded: 7 of 90 days. */
export const expiryReminderPart = 7 / 90;

/** How long before the time agreed on both are reminded. */
export const pickupReminder = day;

/** How long the place is kept after the end. */
export const placeRetention = 7 * day;
