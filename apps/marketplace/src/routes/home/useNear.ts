import {
  donationDistance,
  nearMiles,
  pageSize,
  useCurrentLocation,
  useNearbyDonations,
  type Donation,
} from '@clothesline/api-client';
import { useState } from 'react';

const week = 7 * 24 * 3_600_000;

/** The donations available near the visitor. Its two calls are those of the map on the same page. */
export function useNear() {
  const { location, source } = useCurrentLocation();
  const [now] = useState(Date.now);
  const { donations: nearest, isLoading } = useNearbyDonations(location);
  const isMore = nearest.length >= pageSize.nearby;
  const more = useNearbyDonations(isMore ? location : undefined, { limit: pageSize.max }).donations;
  const found = more.length > 0 ? more : nearest;
  const isNear = (one: Donation) => (donationDistance(one, location) ?? Infinity) <= nearMiles;
  const donations = found.filter((one) => one.status === 'available' && isNear(one)).sort(byNewest);
  return {
    /** Neither donations nor their absence are known yet. */
    isLoading: location === undefined || isLoading,
    /** Newest first. */
    donations,
    /** Whether there are more than these. */
    isPartial: found.length >= pageSize.max && found.every(isNear),
    givers: new Set(donations.map(({ userId }) => userId)).size,
    /** How many were listed within the last seven days. */
    fresh: donations.filter(({ createdAt }) => now - Date.parse(createdAt) < week).length,
    /** The name of the place that they are near to; none where the browser gave a position. */
    city: source === 'browser' ? undefined : location?.city,
  };
}

function byNewest(one: Donation, other: Donation): number {
  return other.createdAt.localeCompare(one.createdAt) || other.id - one.id;
}
