import type { Donation } from '@clothesline/api-client';

/** States in which nobody can get a donation any more. */
const over: ReadonlySet<string> = new Set(['given', 'withdrawn', 'expired']);

/** Whether a donation may still be had: a map shows no other. */
export function isOffered({ status }: Donation): boolean {
  return !over.has(status);
}
