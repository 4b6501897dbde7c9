import * as z from 'zod/mini';
import { donationLimits } from './donation.js';
import { queryNumber } from './query.js';

/** The `{id}` parameter of GET /api/donations/{id}. */
export const donationIdSchema = queryNumber(
  z
    .int({ error: 'Expected a whole number' })
    .check(
      z.gte(1, { error: 'Expected a whole number from 1' }),
      z.lte(donationLimits.id, { error: 'This number is too large' }),
    ),
);
