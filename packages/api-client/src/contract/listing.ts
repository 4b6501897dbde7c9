import * as z from 'zod/mini';
import type { Call } from './calls.js';

/** Number of digits in an emailed code. */
export const codeDigits = 6;

/**
 * Calls for listing a donation from another site. The donor receives a code by email and exchanges it for a token that
 * only works for `createDonation` and `uploadPhoto`.
 */
export const listingCalls = {
  sendListingCode: { method: 'POST', path: '/api/listing-token/code', response: z.object({}) },
  createListingToken: {
    method: 'POST',
    path: '/api/listing-token',
    response: z.object({
      token: z.string(),
      /** ISO 8601 date, an hour after the token was issued. */
      expiresAt: z.string(),
    }),
  },
} as const satisfies Record<string, Call>;
