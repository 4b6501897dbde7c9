import { allItems, distanceInMiles, type Donation, type Position } from '@clothesline/api-client';

export interface NearbyResponse {
  donations: readonly Donation[];
  position: Position;
  category: string;
  limit: number;
}

/**
 * Merges a response into the known donations. Donations that should have been part of the response but aren't anymore
 * are dropped.
 */
export function knownAfter(before: readonly Donation[], answer: NearbyResponse): Donation[] {
  const told = new Set(answer.donations.map(({ id }) => id));
  const covers = makeCover(answer);
  const rest = before.filter((donation) => !told.has(donation.id) && !covers(donation));
  return [...rest, ...answer.donations];
}

/** If the response is full, it only covers the distance up to its farthest donation. */
function makeCover({ donations, position, category, limit }: NearbyResponse): (donation: Donation) => boolean {
  const isWhole = donations.length < limit;
  const reach = isWhole
    ? Number.POSITIVE_INFINITY
    : Math.max(...donations.map((donation) => distanceInMiles(position, donation)));
  return (donation) =>
    (category === allItems || donation.category === category) && distanceInMiles(position, donation) < reach;
}
