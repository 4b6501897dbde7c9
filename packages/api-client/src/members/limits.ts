import { codeDigits } from '../contract/listing.js';
import { pickupDays, placeDays } from '../hand-over/durations.js';

/** Text lengths are in characters (code points). */
export const memberLimits = {
  reason: { min: 10, max: 500 },
  /** Number of times an asker can suggest. */
  times: { min: 1, max: 5 },
  /** How many days ahead a suggested time may be. */
  timesAheadDays: pickupDays,
  message: 2000,
  /** Maximum number of messages and total bytes per person and request. */
  messagesEach: { count: 500, bytes: 200_000 },
  /** Also the maximum page size. */
  messagesPage: 100,
  note: 500,
  place: 300,
  /** Fields of an organization. */
  organization: { name: 80, address: 300, hours: 500, rules: 1000, contact: 300 },
  /** Open needs of an organization, lines of an import, and items of a need. */
  needs: { open: 100, lines: 200, amount: 9999 },
  displayName: 80,
  location: 200,
  bio: 1000,
  email: 254,
  password: { min: 10, max: 200 },
  passkeyName: 60,
  passkeys: 10,
  /** Adding another device replaces the oldest device. */
  pushDevices: 10,
  /** Base64url characters. */
  passkeyBytes: {
    credentialId: 1364,
    clientData: 4000,
    attestation: 20_000,
    authenticatorData: 4000,
    signature: 2000,
  },
  codeDigits,
  codeAttempts: 5,
  /** Number of words in the pickup code that the donor reads out. */
  pickupCodeWords: 3,
  alerts: 20,
  /** Open wishes per account, maximum days until a wish ends, and maximum characters of its reason. */
  wishes: { open: 5, days: 60, reason: 280 },
  /** How many matching wishes a donor sees while listing, and the maximum distance in miles. */
  wishMatches: { count: 3, miles: 25 },
  /** Days until the link that confirms an alert expires. */
  alertDays: 7,
  /** Days until an undo link expires. */
  undoDays: 7,
  /** Days between the request to delete an account and its deletion. */
  deletionDays: 7,
  /** Days after a request until its pickup place is deleted. */
  placeDays,
} as const;

export const usernamePattern = /^[a-z0-9_]{3,30}$/;
