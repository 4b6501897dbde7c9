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

/** What the page gives instead of the server's answers. */
export interface GivenDonations {
  donations: readonly Donation[];
  /** The page is still asking for them. */
  isLoading?: boolean | undefined;
  /** Why the page could not get them. */
  error?: Error | null | undefined;
  onRetry?: (() => void) | undefined;
  /** The page knows of more than these. */
  isPartial?: boolean | undefined;
}

/** What is known of the part of the map that is in view. */
export type ViewStatus = 'loading' | 'failed' | 'known';

/** How long the map must rest before the donations there are asked for, in milliseconds. */
const debounce = 400;

/** Share of the view's own half width by which it must have moved to be another place. */
const otherPlace = 0.3;

/** How many donations are kept of where the map has been; then only those of where it is. */
const keptAtMost = 4000;

/**
 * What there is around a position, and wherever the map is moved: a map of a large store never needs it all.
 * What is known stays while more is asked for, so that no pin blinks.
 */
export function useLiveDonations(
  position: Position | undefined,
  category: string,
  given: GivenDonations | undefined,
  isLive: boolean,
) {
  // The spec's own call (§7), which the drawn map lives on, too; more is asked for where it has left some out.
  const base = useNearbyDonations(given ? undefined : position);
  const [moved, setMoved] = useState<Position>();
  const [isDebouncing, setDebouncing] = useState(false);
  const asked = moved ?? (base.donations.length >= pageSize.nearby ? position : undefined);
  const there = useNearbyDonations(isLive && !given ? asked : undefined, { category, limit: pageSize.max });
  const known = useKept([
    responseOf(base, given ? undefined : position, allItems, pageSize.nearby),
    responseOf(there, isLive && !given ? asked : undefined, category, pageSize.max),
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
    /** Whether there are some, of other categories. */
    isElsewhere: donations.length === 0 && all.length > 0,
    isLoading: given ? given.isLoading === true : position === undefined || base.isLoading,
    error: given ? (given.error ?? null) : base.error,
    refetch: given ? given.onRetry : base.refetch,
    /** What is known of where the map has been moved to. */
    status: statusOf(given, base, there, isDebouncing || position === undefined),
    /** Asks again for where the map has been moved to. */
    refetchHere: there.refetch,
    /** Whether there are more than these. */
    isPartial: given
      ? given.isPartial === true
      : there.donations.length === 0
        ? base.donations.length >= pageSize.nearby
        : there.donations.length >= pageSize.max,
    onMove,
  };
}

type Answer = Pick<ReturnType<typeof useNearbyDonations>, 'isLoading' | 'error'>;

function statusOf(given: GivenDonations | undefined, base: Answer, there: Answer, isWaiting: boolean): ViewStatus {
  if (given) return given.isLoading ? 'loading' : given.error ? 'failed' : 'known';
  if (isWaiting || base.isLoading || there.isLoading) return 'loading';
  return base.error || there.error ? 'failed' : 'known';
}

/** To a hundred meters: a nudge of the map is no new question. */
const rounded = ({ latitude, longitude }: Position): Position => ({
  latitude: Math.round(latitude * 1000) / 1000,
  longitude: Math.round(longitude * 1000) / 1000,
});

/** What a call told, once it did. */
function responseOf(
  { donations, isLoading, error }: ReturnType<typeof useNearbyDonations>,
  position: Position | undefined,
  category: string,
  limit: number,
): NearbyResponse | undefined {
  return position && !isLoading && !error ? { donations, position, category, limit } : undefined;
}

/** Everything that the answers held so far and did not take back. */
function useKept(answers: readonly (NearbyResponse | undefined)[]): readonly Donation[] {
  const [kept, setKept] = useState<{
    heard: readonly (readonly Donation[] | undefined)[];
    donations: readonly Donation[];
  }>({ heard: [], donations: [] });
  const fresh = answers.filter((answer, index) => answer && answer.donations !== kept.heard[index]);
  if (fresh.length === 0) return kept.donations;
  const before = kept.donations.length > keptAtMost ? [] : kept.donations;
  const donations = fresh.reduce<readonly Donation[]>(
    (known, answer) => (answer ? knownAfter(known, answer) : known),
    before,
  );
  setKept({ heard: answers.map((answer, index) => answer?.donations ?? kept.heard[index]), donations });
  return donations;
}
