import {
  allItems,
  distanceInMiles,
  pageSize,
  useNearbyDonations,
  type Donation,
  type Position,
} from '@clothesline/api-client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isOffered } from '../isOffered.js';
import { knownAfter, type NearbyResponse } from './known.js';
import type { MapMoveEvent } from './liveProps.js';

/** Donations passed in by the page instead of loaded from the server. */
export interface GivenDonations {
  donations: readonly Donation[];
  /** Whether the page is still loading them. */
  isLoading?: boolean | undefined;
  /** Set if the page couldn't load them. */
  error?: Error | null | undefined;
  onRetry?: (() => void) | undefined;
  /** Whether the page has left some donations out. */
  isPartial?: boolean | undefined;
}

export type ViewStatus = 'loading' | 'failed' | 'known';

/** How long (in ms) the map has to rest before we load donations. */
const debounce = 400;

const otherPlace = 0.3;

/** Maximum number of donations. Once exceeded, donations from earlier places are dropped. */
const maxKept = 4000;

/**
 * Loads donations around a position and wherever the map is moved. Known donations stay visible while loading, to avoid
 * flickering pins.
 */
export function useLiveDonations(
  position: Position | undefined,
  category: string,
  given: GivenDonations | undefined,
  isLive: boolean,
) {
  // The same request as for the drawn map (spec §7). If its result is full, a second request loads more.
  const base = useNearbyDonations(given ? undefined : position);
  const [moved, setMoved] = useState<Position>();
  const [isDebouncing, setDebouncing] = useState(false);
  const asked = moved ?? (base.donations.length >= pageSize.nearby ? position : undefined);
  const there = useNearbyDonations(isLive && !given ? asked : undefined, { category, limit: pageSize.max });
  const known = useKnownDonations([
    makeResponse(base, given ? undefined : position, allItems, pageSize.nearby),
    makeResponse(there, isLive && !given ? asked : undefined, category, pageSize.max),
  ]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function onMove({ center, bounds }: MapMoveEvent) {
    clearTimeout(timer.current);
    setDebouncing(false);
    const from = asked ?? position;
    const half = distanceInMiles(center, { latitude: center.latitude, longitude: bounds.east });
    if (given || !isLive || (from && distanceInMiles(from, center) < half * otherPlace)) return;
    setDebouncing(true);
    timer.current = setTimeout(() => {
      setDebouncing(false);
      setMoved(rounded(center));
    }, debounce);
  }

  const heard = given?.donations ?? known;
  const all = useMemo(() => heard.filter(isOffered), [heard]);
  const donations = useMemo(
    () => (category === allItems ? all : all.filter((donation) => donation.category === category)),
    [all, category],
  );
  return {
    donations,
    isElsewhere: donations.length === 0 && all.length > 0,
    isLoading: given ? given.isLoading === true : position === undefined || base.isLoading,
    error: given ? (given.error ?? null) : base.error,
    failure: given ? given.error : (base.error ?? there.error),
    refetch: given ? given.onRetry : base.refetch,
    status: viewStatus(given, base, there, isDebouncing || position === undefined),
    refetchHere: there.refetch,
    isPartial: given
      ? given.isPartial === true
      : there.donations.length === 0
        ? base.donations.length >= pageSize.nearby
        : there.donations.length >= pageSize.max,
    onMove,
  };
}

type Answer = Pick<ReturnType<typeof useNearbyDonations>, 'isLoading' | 'error'>;

function viewStatus(given: GivenDonations | undefined, base: Answer, there: Answer, isWaiting: boolean): ViewStatus {
  if (given) return given.isLoading ? 'loading' : given.error ? 'failed' : 'known';
  if (isWaiting || base.isLoading || there.isLoading) return 'loading';
  return base.error || there.error ? 'failed' : 'known';
}

/** Rounds to about a hundred meters so that tiny movements don't cause another request. */
const rounded = ({ latitude, longitude }: Position): Position => ({
  latitude: Math.round(latitude * 1000) / 1000,
  longitude: Math.round(longitude * 1000) / 1000,
});

function makeResponse(
  { donations, isLoading, error }: ReturnType<typeof useNearbyDonations>,
  position: Position | undefined,
  category: string,
  limit: number,
): NearbyResponse | undefined {
  return position && !isLoading && !error ? { donations, position, category, limit } : undefined;
}

function useKnownDonations(answers: readonly (NearbyResponse | undefined)[]): readonly Donation[] {
  const [kept, setKept] = useState<{
    heard: readonly (readonly Donation[] | undefined)[];
    donations: readonly Donation[];
  }>({ heard: [], donations: [] });
  const fresh = answers.filter((answer, index) => answer && answer.donations !== kept.heard[index]);
  if (fresh.length === 0) return kept.donations;
  const before = kept.donations.length > maxKept ? [] : kept.donations;
  const donations = fresh.reduce<readonly Donation[]>(
    (known, answer) => (answer ? knownAfter(known, answer) : known),
    before,
  );
  setKept({ heard: answers.map((answer, index) => answer?.donations ?? kept.heard[index]), donations });
  return donations;
}
