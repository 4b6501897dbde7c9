const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export const pickupDays = 14;

/** In ms. */
export const pickupAhead = pickupDays * day;

const pickupLead = 15 * minute;
const pickupSpan = 15 * minute;

export const standardPickup = { pickupLead, pickupSpan };

/** Days after a request until we delete its pickup place. */
export const placeDays = 7;

/** All values are in ms. Servers can override them. */
export interface Durations {
  /** How long donors are advised to wait before choosing someone. */
  chooseAfter: number;
  /** How long a promise stays open after a missed pickup. */
  promiseGrace: number;
  offerTime: number;
  /** If the donor doesn't respond for this long, the donation is paused. */
  answerTime: number;
  listingTime: number;
  /** How far in advance a pickup has to be scheduled. */
  pickupLead: number;
  pickupSpan: number;
  /** How long an asker can dispute a no-show. */
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

/** Durations that servers can't configure, either in milliseconds or as a fraction of another duration above */
export const fixedDurations = {
  pickupReminder: day,
  /** With the default of 7 days, we send reminders after 1 and 3 days. */
  reminderParts: [1 / 7, 3 / 7],
  /** With the default of 90 days, we send the reminder 7 days before the end. */
  expiryReminderPart: 7 / 90,
  fairSpan: 28 * day,
  placeRetention: placeDays * day,
} as const;

/** Returns when a donation expires, as a timestamp in ms. */
export function expiry(start: string, { listingTime }: Pick<Durations, 'listingTime'>): number {
  return Date.parse(start) + listingTime;
}
