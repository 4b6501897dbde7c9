import { setTimeout } from 'node:timers/promises';

/** Milliseconds that a page waits for what the store knows. A store that is slow or away must not keep the page itself. */
const timeout = 1000;

/** What a page says of something in the store; 'late' where that takes too long or fails. */
export async function inTime<Found>(found: Promise<Found>): Promise<Found | 'late'> {
  return Promise.race([found, setTimeout(timeout, 'late' as const, { ref: false })]).catch(() => 'late' as const);
}
