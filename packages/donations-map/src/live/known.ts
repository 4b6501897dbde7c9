import { allItems, distanceInMiles, type Donation, type Position } from '@clothesline/api-client';

/** What a nearby call told. */
export interface NearbyResponse {
  donations: readonly Donation[];
  /** What it was asked for. */
  position: Position;
  category: string;
  limit: number;
}

/**
 * What is known after another answer, each donation as it was told last. A donation that the answer would have to hold,
 * and does not, is gone: taken, deleted, or moved away.
 */
export function knownAfter(before: readonly Donation[], answer: NearbyResponse): Donation[] {
  const told = new Set(answer.donations.map(({ id }) => id));
  const covers = coverOf(answer);
  const rest = before.filter((donation) => !told.has(donation.id) && !covers(donation));
  return [...rest, ...answer.donations];
}

/** Whether a donation at its place would be in the answer: the nearest so many of a category are. */
function coverOf({ donations, position, category, limit }: NearbyResponse): (donation: Donation) => boolean {
  const isWhole = donations.length < limit;
  const reach = isWhole
    ? Number.POSITIVE_INFINITY
    : Math.max(...donations.map((donation) => distanceInMiles(position, donation)));
  return (donation) =>
    (category === allItems || donation.category === category) && distanceInMiles(position, donation) < reach;
}
