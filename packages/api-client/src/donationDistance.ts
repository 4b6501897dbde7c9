import type { Donation } from './contract/donation.js';
import { distanceInMiles, toTenthOfMile, type Position } from './contract/position.js';

const farthest = 12_500;

/**
 * Returns the distance in miles, rounded to a tenth. The create form sends 0 (spec §5), so a 0 from the server is
 * treated as unknown. We compute the distance from the location in that case.
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
