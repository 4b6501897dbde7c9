import type { Donation } from './donationSchema.js';
import { foldWidth } from './foldDigits.js';

export type { Donation };

/** Maximum lengths and counts. The spec also requires at least one image. */
export const donationLimits = {
  title: 200,
  description: 5000,
  category: 100,
  locationName: 200,
  minImages: 1,
  maxImages: 12,
  imageUrl: 2048,
  /** Per image, in UTF-16 code units. */
  imageDescription: 300,
  /** Maximum pieces. */
  quantity: 999,
  /** PostgreSQL's integer. */
  id: 2_147_483_647,
} as const;

/** Owner of donations from people who aren't signed in (spec §5, §6). */
export const defaultUserId = 1;

/** The status of new donations (spec §4). */
export const defaultStatus = 'available';

const fieldSeparator = '\u001f';

/**
 * The text that searches run against: title, description and place, lowercased and width-normalized. Servers store it.
 */
export function searchText(donation: Pick<Donation, 'title' | 'description' | 'locationName'>): string {
  return foldWidth([donation.title, donation.description, donation.locationName].join(fieldSeparator)).toLowerCase();
}

/** Normalizes the text of a search the same way as `searchText`. An empty result matches everything. */
export function searchNeedle(words: string): string {
  return foldWidth(words).trim().toLowerCase();
}

/** Case-insensitive substring match against title, description and place (spec §5). */
export function matchesSearch(
  donation: Pick<Donation, 'title' | 'description' | 'locationName'>,
  words: string,
): boolean {
  return searchText(donation).includes(searchNeedle(words));
}
