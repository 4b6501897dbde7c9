import { codeDigits } from '../contract/listing.js';

/** Limits on what people send to each other and say about themselves. Lengths are in characters as people count them. */
export const memberLimits = {
  /** Why somebody asks for a donation. */
  reason: { min: 10, max: 500 },
  /** Times at which somebody could collect. */
  times: { min: 1, max: 5 },
  /** How far ahead a time may be. */
  timesAheadDays: 14,
  /** Of a message, and of the words of a report. */
  message: 2000,
  /** Messages of one person in a request, and their bytes together. */
  messagesEach: { count: 500, bytes: 200_000 },
  /** Messages that come with a request, and at most in a page of them. */
  messagesPage: 100,
  /** Why a promise is taken back, or something is hidden. */
  note: 500,
  /** Where something is collected. */
  place: 300,
  displayName: 80,
  location: 200,
  bio: 1000,
  email: 254,
  password: { min: 10, max: 200 },
  passkeyName: 60,
  /** Passkeys of an account. */
  passkeys: 10,
  /** Parts of what a browser sends of a passkey, in characters of base64url. */
  passkeyBytes: {
    credentialId: 1364,
    clientData: 4000,
    attestation: 20_000,
    authenticatorData: 4000,
    signature: 2000,
  },
  /** Digits of the code that signs in. */
  codeDigits,
  /** Tries for one code. */
  codeAttempts: 5,
  /** Words of the code that the donor reads out. */
  pickupCodeWords: 3,
  /** Days in which a change of how one signs in can be undone by the mailed link. */
  undoDays: 7,
  /** Days until an account is deleted for good. */
  deletionDays: 7,
  /** Days that a place is kept after a request has ended. */
  placeDays: 7,
} as const;

/** A username: also part of an address. */
export const usernamePattern = /^[a-z0-9_]{3,30}$/;
