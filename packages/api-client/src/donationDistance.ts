import type { Donation } from './contract/donation.js';
import { distanceInMiles, toTenthOfMile, type Position } from './contract/position.js';

/** Maximum distance in miles. */
const farthest = 12_500;

/**
 * Distance in miles to a tenth. A response's 0 counts as unknown, since the create form sends it (spec §5); then it is
 * computed from the location.
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
