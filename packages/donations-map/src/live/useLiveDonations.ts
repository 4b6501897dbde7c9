import {
  allItems,
  distanceInMiles,
  pageSize,
  useNearbyDonations,
  type Donation,
  type Position,
} from '@clothesline/api-client';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { MapMoveEvent } from './liveProps.js';

/** How long the map must rest before the donations there are asked for, in milliseconds. */
const patience = 400;

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
  given: readonly Donation[] | undefined,
  isLive: boolean,
) {
  // The spec's own call (§7), which the drawn map lives on, too; more is asked for where it has left some out.
  const base = useNearbyDonations(given ? undefined : position);
  const [moved, setMoved] = useState<Position>();
  const asked = moved ?? (base.donations.length >= pageSize.nearby ? position : undefined);
  const there = useNearbyDonations(isLive && !given ? asked : undefined, { category, limit: pageSize.max });
  const known = useKept([base.donations, there.donations]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function onMove({ center, bounds }: MapMoveEvent) {
    clearTimeout(timer.current);
    const from = asked ?? position;
    const half = distanceInMiles(center, { latitude: center.latitude, longitude: bounds.east });
    if (given || !isLive || (from && distanceInMiles(from, center) < half * otherPlace)) return;
    timer.current = setTimeout(() => setMoved(rounded(center)), patience);
  }

  const all = given ?? known;
  const donations = useMemo(
    () => (category === allItems ? all : all.filter((donation) => donation.category === category)),
    [all, category],
  );
  return {
    donations,
    /** Whether there are some, of other categories. */
    isElsewhere: donations.length === 0 && all.length > 0,
    isLoading: !given && (position === undefined || base.isLoading),
    error: given ? null : base.error,
    refetch: base.refetch,
    onMove,
  };
}

/** To a hundred metres: a nudge of the map is no new question. */
const rounded = ({ latitude, longitude }: Position): Position => ({
  latitude: Math.round(latitude * 1000) / 1000,
  longitude: Math.round(longitude * 1000) / 1000,
});

/** Everything that the answers held so far, each donation once, as it was told last. */
function useKept(answers: readonly (readonly Donation[])[]): readonly Donation[] {
  const [kept, setKept] = useState<{ answers: typeof answers; donations: readonly Donation[] }>({
    answers: [],
    donations: [],
  });
  const isNew = answers.some((answer, index) => answer !== kept.answers[index]);
  if (!isNew) return kept.donations;
  const fresh = answers.flat();
  const before = kept.donations.length + fresh.length > keptAtMost ? [] : kept.donations;
  const byId = new Map([...before, ...fresh].map((donation) => [donation.id, donation]));
  const isSame = fresh.length === 0 && before === kept.donations;
  const donations = isSame ? before : [...byId.values()];
  setKept({ answers, donations });
  return donations;
}
