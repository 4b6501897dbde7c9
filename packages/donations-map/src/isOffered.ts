import type { Donation } from '@clothesline/api-client';

const over: ReadonlySet<string> = new Set(['given', 'withdrawn', 'expired']);

export function isOffered({ status }: Donation): boolean {
  return !over.has(status);
}
