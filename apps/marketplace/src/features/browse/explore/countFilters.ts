import type { ExploreState } from '../../../lib/routing/paths.js';

/** How many filters leave something out; words and the order are none. */
export function countFilters({ category, size, status, radius }: ExploreState): number {
  return [category, size, status, radius].filter(Boolean).length;
}
