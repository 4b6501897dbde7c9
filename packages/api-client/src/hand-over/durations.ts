const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Days from now within which a pickup ends. */
export const pickupDays = 14;

/** Latest end of a pickup from now, in ms. */
export const pickupAhead = pickupDays * day;

const pickupLead = 15 * minute;
const pickupSpan = 15 * minute;

/** Rule for the time of a pickup, if a server sets no other. */
export const standardPickup = { pickupLead, pickupSpan };

/** Days after the end of a request until its place is deleted. */
export const placeDays = 7;

/** How long things take in a hand-over, in ms. A server can set others. */
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

export const standardDurations: Durations = {
  chooseAfter: 2 * hour,
  promiseGrace: day,
  offerTime: day,
  answerTime: 7 * day,
  listingTime: 90 * day,
  pickupLead,
  pickupSpan,
  objectionTime: day,
};

/** Durations that no server changes, in ms, and parts of those above. */
export const fixedDurations = {
  /** How long before a pickup both are reminded. */
  pickupReminder: day,
  /** Parts of the time to answer after which a donor is reminded: 1 and 3 of 7 days. */
  reminderParts: [1 / 7, 3 / 7],
  /** Part of the listing time that is left when the donor is reminded: 7 of 90 days. */
  expiryReminderPart: 7 / 90,
  /** Time in which received donations count against a person. */
  fairSpan: 28 * day,
  /** Time after the end of a request until its place is deleted. */
  placeRetention: placeDays * day,
} as const;

/** Returns when a donation expires that was listed or renewed at `start`, in ms. */
export function expiry(start: string, { listingTime }: Pick<Durations, 'listingTime'>): number {
  return Date.parse(start) + listingTime;
}
