import type { Donation } from '../contract/donation.js';
import { donationFixtures } from './donationFixtures.js';

/** Typical donation with one picture and a distance. */
export const donationFixture = fixture('Denim jacket');
export const arabicFixture = fixture('معطف شتوي دافئ للأطفال');
/** Maximum lengths. */
export const longTextFixture = fixture('A whole wardrobe');
export const brokenPictureFixture = fixture('Holiday jumpers');
export const noDistanceFixture = fixture('Summer dresses');
/** The form's 0 for "unknown". */
export const zeroDistanceFixture = fixture('Leather belt');

function fixture(start: string): Donation {
  const found = donationFixtures.find(({ title }) => title.startsWith(start));
  if (!found) throw new Error(`No fixture's title starts with "${start}".`);
  return found;
}
