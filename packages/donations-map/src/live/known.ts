import { allItems, distanceInMiles, type Donation, type Position } from '@clothesline/api-client';

/** Response to a nearby call. */
export interface NearbyResponse {
  donations: readonly Donation[];
  position: Position;
  category: string;
  limit: number;
}

/** Merges a response. Removes donations that it should contain but doesn't. */
export function knownAfter(before: readonly Donation[], answer: NearbyResponse): Donation[] {
  const told = new Set(answer.donations.map(({ id }) => id));
  const covers = makeCover(answer);
  const rest = before.filter((donation) => !told.has(donation.id) && !covers(donation));
  return [...rest, ...answer.donations];
}

/** Whether a position is covered by the response. */
function makeCover({ donations, position, category, limit }: NearbyResponse): (donation: Donation) => boolean {
  const isWhole = donations.length < limit;
  const reach = isWhole
    ? Number.POSITIVE_INFINITY
    : Math.max(...donations.map((donation) => distanceInMiles(position, donation)));
  return (donation) =>
    (category === allItems || donation.category === category) && distanceInMiles(position, donation) < reach;
}
