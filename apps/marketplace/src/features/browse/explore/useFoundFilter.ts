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

export interface FoundFilter extends DonationFilter {
  search: string;
  isWaiting: boolean;
}

/**
 * Fields and tabs update immediately, followed by the cards after a short delay. `needsPlace` indicates whether a
 * location is required to compute distances.
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

export function useFound({ isWaiting, ...filter }: FoundFilter): Donations {
  return useDonations(filter, !isWaiting);
}
