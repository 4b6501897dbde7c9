import { useDonations } from '@clothesline/api-client';
import { useMemo } from 'react';
import type { ExploreControls } from './useExploreState.js';

/** Most donations whose sizes are read: the largest page of the API. */
const limit = 200;

export interface SizeOption {
  size: string;
  /** Number of donations; undefined if not all of them were read. */
  count: number | undefined;
}

/** Sizes of the donations that fit the other filters, the most frequent first; none while `enabled` is false. */
export function useSizes(state: ExploreControls, enabled: boolean): readonly SizeOption[] {
  const { search, category, status, radius } = state;
  const { donations, hasNextPage } = useDonations({ search, category, status, limit }, enabled);
  // Counts hold for any distance.
  const isComplete = !hasNextPage && radius === undefined;
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const size of donations.flatMap(({ sizes = [] }) => sizes)) counts.set(size, (counts.get(size) ?? 0) + 1);
    return [...counts]
      .toSorted(([, one], [, other]) => other - one)
      .map(([size, count]) => ({ size, count: isComplete ? count : undefined }));
  }, [donations, isComplete]);
}
