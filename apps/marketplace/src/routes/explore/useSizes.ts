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
    const counts = Map.groupBy(
      donations.flatMap(({ sizes = [] }) => sizes),
      (size) => size,
    );
    return [...counts]
      .map(([size, { length }]) => ({ size, count: isComplete ? length : undefined, length }))
      .toSorted((one, other) => other.length - one.length);
  }, [donations, isComplete]);
}
