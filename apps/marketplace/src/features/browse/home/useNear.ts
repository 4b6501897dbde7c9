import { isNear, pageSize, useCurrentLocation, useNearbyDonations, type Donation } from '@clothesline/api-client';
import { useNow } from '../../../lib/served/served.js';

const week = 7 * 24 * 3_600_000;

/** Uses the same queries as the map, so they're shared through the cache. */
export function useNear() {
  const { location, source } = useCurrentLocation();
  const now = useNow();
  const base = useNearbyDonations(location);
  const isFull = base.donations.length >= pageSize.nearby;
  const wider = useNearbyDonations(isFull ? location : undefined, { limit: pageSize.max });
  const isLoading = location === undefined || base.isLoading || wider.isLoading;
  const found = isLoading ? [] : wider.donations.length > 0 ? wider.donations : base.donations;
  const near = found.filter((donation) => location && isNear(donation, location));
  const donations = near.filter(({ status }) => status === 'available').sort(byNewest);
  return {
    isLoading,
    /** Newest first. */
    donations,
    isPartial: isFull && near.length === found.length && (found === base.donations || found.length >= pageSize.max),
    givers: new Set(donations.map(({ userId }) => userId)).size,
    /** Listed in the last seven days. */
    fresh: donations.filter(({ createdAt }) => now - Date.parse(createdAt) < week).length,
    city: source === 'browser' ? undefined : location?.city,
  };
}

function byNewest(one: Donation, other: Donation): number {
  return Date.parse(other.createdAt) - Date.parse(one.createdAt) || other.id - one.id;
}
