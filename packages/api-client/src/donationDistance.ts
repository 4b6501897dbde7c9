import type { Donation } from './contract/donation.js';
import { distanceInMiles, toTenthOfMile, type Position } from './contract/position.js';

/** Nothing on earth is farther away than half its circumference, in miles. */
const farthest = 12_500;

/**
 * How far away a donation is, in miles to a tenth; undefined where nobody can tell.
 * The answer's distance counts if it is a real one. A 0 does not: the create form sends 0 for "not known" (spec §5), and a
 * plain server hands it back. It is computed from the location, which is 0.0 again where the donation is truly here.
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
