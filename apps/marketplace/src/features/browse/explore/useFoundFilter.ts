import {
  type DonationFilter,
  type Donations,
  searchDebounce,
  useCurrentLocation,
  useDebounced,
  useDonations,
} from '@clothesline/api-client';
import { useDeferredValue, useMemo } from 'react';
import type { ExploreControls } from './useExploreState.js';

/** Filter of a list of Explore. */
export interface FoundFilter extends DonationFilter {
  search: string;
  /** Whether a place that the filter is measured from is still being found out. */
  isWaiting: boolean;
}

/**
 * Derives the filter of the cards: fields and tabs follow each key and press immediately, the cards a moment later.
 * Distances are measured from a place that the visitor chose or the browser found; `needsPlace` is true without one.
 */
export function useFoundFilter(state: ExploreControls): { filter: FoundFilter; needsPlace: boolean } {
  const { search, category, status, radius, sort } = state;
  const { location, source, status: locating } = useCurrentLocation();
  const size = useDebounced(state.size.trim(), searchDebounce) || undefined;
  const isMeasured = radius !== undefined || sort === 'nearest';
  const isWaiting = isMeasured && locating === 'loading';
  const hasPlace = source !== 'fallback' && location !== undefined;
  const { latitude, longitude } = isMeasured && hasPlace ? location : {};

  const filter = useMemo(() => {
    const position = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
    return { search, category, size, status, radius, sort, position, isWaiting };
  }, [search, category, size, status, radius, sort, latitude, longitude, isWaiting]);
  return { filter: useDeferredValue(filter), needsPlace: isMeasured && !isWaiting && !hasPlace };
}

/** The donations that fit a filter of Explore. */
export function useFound({ isWaiting, ...filter }: FoundFilter): Donations {
  return useDonations(filter, !isWaiting);
}
