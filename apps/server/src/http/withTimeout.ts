import { setTimeout } from 'node:timers/promises';

/** Milliseconds that a page waits for what the store knows. A store that is slow or away must not keep the page itself. */
const timeout = 1000;

/** Waits shortly for a reading that a page shows; 'late' if it takes too long or fails. */
export async function withTimeout<Found>(found: Promise<Found>): Promise<Found | 'late'> {
  return Promise.race([found, setTimeout(timeout, 'late' as const, { ref: false })]).catch(() => 'late' as const);
}
