import type { Donation } from './contract/donation.js';
import { distanceInMiles, toTenthOfMile, type Position } from './contract/position.js';

/** Half of the earth's circumference in miles, the longest possible distance. */
const farthest = 12_500;

/**
 * Returns the distance of a donation, in miles to a tenth; undefined if it is unknown. Uses the answer's distance
 * unless it is 0: the create form sends 0 for "unknown" (spec §5), and a plain server returns that. Then it computes
 * the distance from the location, which is 0.0 again if the donation is here.
 */
export function donationDistance(
  donation: Pick<Donation, 'distance' | 'latitude' | 'longitude'>,
  location: Position | undefined,
): number | undefined {
  const { distance } = donation;
  if (typeof distance === 'number' && distance > 0 && distance < farthest) return toTenthOfMile(distance);
  const computed = location ? distanceInMiles(location, donation) : Number.NaN;
  return Number.isFinite(computed) ? toTenthOfMile(computed) : undefined;
}
