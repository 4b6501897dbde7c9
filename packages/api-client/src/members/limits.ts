import { codeDigits } from '../contract/listing.js';
import { pickupDays, placeDays } from '../hand-over/durations.js';

/** Limits on messages and profiles. Lengths are in characters as people count them. */
export const memberLimits = {
  /** Reason of a request for a donation. */
  reason: { min: 10, max: 500 },
  /** Times that an asker can suggest. */
  times: { min: 1, max: 5 },
  /** Days ahead that a time may be. */
  timesAheadDays: pickupDays,
  /** Length of a message, and of the text of a report. */
  message: 2000,
  /** Messages per person and request, and their total bytes. */
  messagesEach: { count: 500, bytes: 200_000 },
  /** Messages in the response of a request, and at most in a page of them. */
  messagesPage: 100,
  /** Reason for taking back a promise or hiding content. */
  note: 500,
  /** Place of the hand-over. */
  place: 300,
  displayName: 80,
  location: 200,
  bio: 1000,
  email: 254,
  password: { min: 10, max: 200 },
  passkeyName: 60,
  /** Passkeys of an account. */
  passkeys: 10,
  /** Browsers per account that get push notifications. Another one replaces the oldest. */
  pushDevices: 10,
  /** Parts of a browser's passkey data, in characters of base64url. */
  passkeyBytes: {
    credentialId: 1364,
    clientData: 4000,
    attestation: 20_000,
    authenticatorData: 4000,
    signature: 2000,
  },
  /** Digits of the code that signs in. */
  codeDigits,
  /** Attempts per code. */
  codeAttempts: 5,
  /** A question about the named donations, else the last discussed, else all shown. */
  pickupCodeWords: 3,
  /** Alerts of an account, or of an email address. */
  alerts: 20,
  /** Wishes: of an account at the same time, their longest time in days, characters of a reason. */
  wishes: { open: 5, days: 60, reason: 280 },
  /** Wishes that a donor sees while listing, and their greatest distance in miles. */
  wishMatches: { count: 3, miles: 25 },
  /** Days for which the mailed link can confirm an alert. */
  alertDays: 7,
  /** Days for which the mailed link can undo a change of the sign-in. */
  undoDays: 7,
  /** Days until an account is deleted for good. */
  deletionDays: 7,
  /** Days for which a place is kept after a request has ended. */
  placeDays,
} as const;

/** Pattern of a username, which is also part of an address. */
export const usernamePattern = /^[a-z0-9_]{3,30}$/;
