import * as z from 'zod/mini';
import type { Call } from './calls.js';

/** Of a code that is mailed. */
export const codeDigits = 6;

/**
 * How somebody on another site shows who they are, to list a donation from there: a code that is mailed to them, and the
 * token that it is exchanged for. The token goes with `createDonation` and `uploadPhoto`, and with nothing else.
 */
export const listingCalls = {
  sendListingCode: { method: 'POST', path: '/api/listing-token/code', response: z.object({}) },
  createListingToken: {
    method: 'POST',
    path: '/api/listing-token',
    response: z.object({
      token: z.string(),
      /** An hour later; ISO 8601. */
      expiresAt: z.string(),
    }),
  },
} as const satisfies Record<string, Call>;
