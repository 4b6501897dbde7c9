import { codeDigits } from '../contract/listing.js';
import { pickupDays, placeDays } from '../hand-over/durations.js';

/** Lengths in characters. */
export const memberLimits = {
  reason: { min: 10, max: 500 },
  /** Number of suggested times. */
  times: { min: 1, max: 5 },
  /** Maximum days ahead. */
  timesAheadDays: pickupDays,
  message: 2000,
  /** Per person and request: count and bytes. */
  messagesEach: { count: 500, bytes: 200_000 },
  /** Also the maximum page size. */
  messagesPage: 100,
  note: 500,
  place: 300,
  /** Fields of an organization. */
  organization: { name: 80, address: 300, hours: 500, rules: 1000, contact: 300 },
  displayName: 80,
  location: 200,
  bio: 1000,
  email: 254,
  password: { min: 10, max: 200 },
  passkeyName: 60,
  passkeys: 10,
  /** Another replaces the oldest. */
  pushDevices: 10,
  /** Base64url characters. */
  passkeyBytes: {
    credentialId: 1364,
    clientData: 4000,
    attestation: 20_000,
    authenticatorData: 4000,
    signature: 2000,
  },
  /** Digits of a code. */
  codeDigits,
  codeAttempts: 5,
  /** Words of the code that the donor reads out. */
  pickupCodeWords: 3,
  alerts: 20,
  /** Wishes: of an account at the same time, their longest time in days, characters of a reason. */
  wishes: { open: 5, days: 60, reason: 280 },
  /** Wishes that a donor sees while listing, and their greatest distance in miles. */
  wishMatches: { count: 3, miles: 25 },
  /** Validity of the confirmation link of an alert, in days. */
  alertDays: 7,
  /** Lifetime of an undo link. */
  undoDays: 7,
  /** Days until an account is deleted. */
  deletionDays: 7,
  /** Days after a request. */
  placeDays,
} as const;

/** Pattern of a username, which is also part of an address. */
export const usernamePattern = /^[a-z0-9_]{3,30}$/;
