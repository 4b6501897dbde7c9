import type { Donation } from './contract/donation.js';
import type { Position } from './contract/position.js';
import { donationDistance } from './donationDistance.js';

/** Greatest distance that counts as near, in miles, since a call returns the nearest donations, however far away. */
const nearMiles = 25;

/** Whether a sentence may call a donation near a position. */
export function isNear(donation: Donation, position: Position): boolean {
  return (donationDistance(donation, position) ?? Infinity) <= nearMiles;
}
