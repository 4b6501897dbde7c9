import type { Donation } from '../contract/donation.js';
import { donationFixtures } from './donationFixtures.js';

/** An ordinary donation: one picture, a distance. */
export const donationFixture = fixture('Denim jacket');
/** Title, description and place in Arabic. */
export const arabicFixture = fixture('معطف شتوي دافئ للأطفال');
/** A title and a description that fill every line. */
export const longTextFixture = fixture('A whole wardrobe');
/** Its picture is not there. */
export const brokenPictureFixture = fixture('Holiday jumpers');
/** No distance is known. */
export const noDistanceFixture = fixture('Summer dresses');
/** The 0 that the create form sends for "not known". */
export const zeroDistanceFixture = fixture('Leather belt');

function fixture(start: string): Donation {
  const found = donationFixtures.find(({ title }) => title.startsWith(start));
  if (!found) throw new Error(`No fixture's title starts with "${start}".`);
  return found;
}
