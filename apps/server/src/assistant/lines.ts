import { distanceInMiles, toTenthOfMile, type Donation } from '@clothesline/api-client/contract';
import type { Place } from '../store/store.js';
import type { Miss } from './fits.js';
import type { Messages } from './messages.js';

/** Characters that change the direction of the text after them, which is the assistant's own. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text of a donation on one line: it is people's own, makes no line of its own and turns none around. */
export function oneLine(text: string): string {
  return text.replaceAll(directions, '').replaceAll(/\s+/g, ' ').trim();
}

/** The address of a donation's page, within the site. */
export const linkOf = ({ id }: Donation) => `/donations/${id}`;

/** A donation in an answer: its title, its place, how far that is from where one looks, what does not fit, its link. */
export function lineOf(
  donation: Donation,
  options: { place: Place | undefined; misses: readonly Miss[]; say: Messages },
): string {
  const { place, misses, say } = options;
  const isThere = place && donation.locationName.toLowerCase().includes(place.key);
  const away =
    place && !isThere
      ? [say.awayFrom(toTenthOfMile(distanceInMiles(place.position, donation)).toFixed(1), place.name)]
      : [];
  const notes = [...away, ...misses.map((miss) => say.misses[miss])];
  const where = oneLine(donation.locationName) + (notes.length > 0 ? ` (${notes.join(', ')})` : '');
  return say.line(oneLine(donation.title), where, linkOf(donation));
}
