import * as z from 'zod/mini';
import type { Call } from './calls.js';

/** Length of mailed codes. */
export const codeDigits = 6;

/**
 * Calls that list a donation from another site: a code is mailed to the donor and exchanged for a token. The token is
 * accepted by `createDonation` and `uploadPhoto` alone.
 */
export const listingCalls = {
  sendListingCode: { method: 'POST', path: '/api/listing-token/code', response: z.object({}) },
  createListingToken: {
    method: 'POST',
    path: '/api/listing-token',
    response: z.object({
      token: z.string(),
      /** ISO 8601; an hour later. */
      expiresAt: z.string(),
    }),
  },
} as const satisfies Record<string, Call>;
