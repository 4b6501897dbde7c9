import { allItems, distanceInMiles, type Donation, type Position } from '@clothesline/api-client';

/** Answer to a nearby call. */
export interface NearbyResponse {
  donations: readonly Donation[];
  /** Position of the request. */
  position: Position;
  category: string;
  limit: number;
}

/**
 * Merges another answer into the known donations, keeping the latest state of each. Removes a donation that the answer
 * would hold if it still existed there: taken, deleted, or moved away.
 */
export function knownAfter(before: readonly Donation[], answer: NearbyResponse): Donation[] {
  const told = new Set(answer.donations.map(({ id }) => id));
  const covers = makeCover(answer);
  const rest = before.filter((donation) => !told.has(donation.id) && !covers(donation));
  return [...rest, ...answer.donations];
}

/** Returns whether a donation at its place would be in the answer, which holds the nearest ones of a category. */
function makeCover({ donations, position, category, limit }: NearbyResponse): (donation: Donation) => boolean {
  const isWhole = donations.length < limit;
  const reach = isWhole
    ? Number.POSITIVE_INFINITY
    : Math.max(...donations.map((donation) => distanceInMiles(position, donation)));
  return (donation) =>
    (category === allItems || donation.category === category) && distanceInMiles(position, donation) < reach;
}
