import type { Route } from './calls.js';

/** Number of digits in an emailed code. */
export const codeDigits = 6;

/**
 * Calls for listing a donation from another site. The donor receives a code by email and exchanges it for a token that
 * only works for `createDonation` and `uploadPhoto`.
 */
export const listingCalls = {
  sendListingCode: { method: 'POST', path: '/api/listing-token/code' },
  createListingToken: { method: 'POST', path: '/api/listing-token' },
} as const satisfies Record<string, Route>;
