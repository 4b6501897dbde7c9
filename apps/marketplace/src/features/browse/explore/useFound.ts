import { type Donations, useDonations } from '@clothesline/api-client';
import type { FoundFilter } from './useFoundFilter.js';

/** The donations that fit a filter of Explore. */
export function useFound({ isWaiting, ...filter }: FoundFilter): Donations {
  return useDonations(filter, !isWaiting);
}
