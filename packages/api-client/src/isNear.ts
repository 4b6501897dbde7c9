import type { Donation } from './contract/donation.js';
import type { Position } from './contract/position.js';
import { donationDistance } from './donationDistance.js';

/** The greatest distance that is called near, in miles: a call returns the nearest donations, however far away. */
const nearMiles = 25;

/** Whether a donation is near enough to a position to be called so in a sentence. */
export function isNear(donation: Donation, position: Position): boolean {
  return (donationDistance(donation, position) ?? Infinity) <= nearMiles;
}
