const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Maximum days until a pickup. */
export const pickupDays = 14;

/** In ms. */
export const pickupAhead = pickupDays * day;

const pickupLead = 15 * minute;
const pickupSpan = 15 * minute;

/** Rule for the time of a pickup, if a server sets no other. */
export const standardPickup = { pickupLead, pickupSpan };

/** Days after a request until its place is deleted. */
export const placeDays = 7;

/** Durations in ms; servers can change them. */
export interface Durations {
  /** Recommended wait before choosing. */
  chooseAfter: number;
  /** Time after a missed pickup until the promise lapses. */
  promiseGrace: number;
  /** Time to accept. */
  offerTime: number;
  /** Time until an unresponsive donor's donation is paused. */
  answerTime: number;
  listingTime: number;
  /** Minimum notice of a pickup. */
  pickupLead: number;
  /** Minimum length of a pickup. */
  pickupSpan: number;
  /** Time to dispute a no-show. */
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

/** Fixed durations in ms, and fractions of those above. */
export const fixedDurations = {
  /** Before a pickup. */
  pickupReminder: day,
  /** Reminders after 1 and 3 of 7 days. */
  reminderParts: [1 / 7, 3 / 7],
  /** Reminder 7 of 90 days before expiry. */
  expiryReminderPart: 7 / 90,
  /** Period of the fairness count. */
  fairSpan: 28 * day,
  /** After a request. */
  placeRetention: placeDays * day,
} as const;

/** Expiry in ms. */
export function expiry(start: string, { listingTime }: Pick<Durations, 'listingTime'>): number {
  return Date.parse(start) + listingTime;
}
