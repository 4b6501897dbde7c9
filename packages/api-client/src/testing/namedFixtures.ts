import type { Donation } from '../contract/donation.js';
import { donationFixtures } from './donationFixtures.js';

/** An ordinary donation: one picture, a distance. */
export const donationFixture = fixture('Denim jacket');
/** Title, description and place in Arabic. */
export const arabicFixture = fixture('معطف شتوي دافئ للأطفال');
/** A title and a description that fill every line. */
export const longTextFixture = fixture('A whole wardrobe');
/** Donation whose picture is missing. */
export const brokenPictureFixture = fixture('Holiday jumpers');
/** Donation without a distance. */
export const noDistanceFixture = fixture('Summer dresses');
/** Donation with the 0 that the create form sends for "unknown". */
export const zeroDistanceFixture = fixture('Leather belt');

function fixture(start: string): Donation {
  const found = donationFixtures.find(({ title }) => title.startsWith(start));
  if (!found) throw new Error(`No fixture's title starts with "${start}".`);
  return found;
}
