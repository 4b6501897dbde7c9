import type { Donation } from './contract/donation.js';
import type { Position } from './contract/position.js';
import { donationDistance } from './donationDistance.js';

/** In miles. */
const nearMiles = 25;

/** Whether a donation is close enough for the UI to call it "near". */
export function isNear(donation: Donation, position: Position): boolean {
  return (donationDistance(donation, position) ?? Infinity) <= nearMiles;
}
