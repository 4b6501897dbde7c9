import type { Donation } from '@clothesline/api-client';

/** States of a donation that is no longer available. */
const over: ReadonlySet<string> = new Set(['given', 'withdrawn', 'expired']);

/** Whether a donation is still available: a map leaves out the others. */
export function isOffered({ status }: Donation): boolean {
  return !over.has(status);
}
