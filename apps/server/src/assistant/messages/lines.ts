import { distanceInMiles, toTenthOfMile, type Donation } from '@clothesline/api-client/contract';
import type { Place } from '../../store/store.js';
import type { Miss } from '../search/fits.js';
import type { Messages } from './messages.js';

/** Characters that change the direction of the text after them, which is the assistant's own. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Characters that draw nothing, but for those that join letters. */
const unseen = /[\u00ad\u200b\u2060-\u2064\ufeff]/g;

/** A word that would lead away from the site, or that only the site writes. */
const leading = /https?:|javascript:|data:|file:|ftp:|www\.|.@.|\/donations\/|\]\(/i;

const telephone = /\+\d[\d ().-]{6,20}|\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}|(?<!\d)\d{3}[ .-]\d{4}(?!\d)|\d{7}\d*/g;

/** Letters that are written from right to left: Hebrew, Arabic and their neighbors. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A text whose direction does not become that of the answer around it (Unicode's first strong isolate). */
const isolated = (text: string) => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);

/**
 * A text of a donation on one line: it is people's own, makes no line of its own, turns none around, and leads nowhere in
 * the words of the assistant.
 */
export function oneLine(text: string): string {
  const line = text
    .replaceAll(directions, '')
    .replaceAll(unseen, '')
    .split(/[\s\p{Cc}]/u)
    .map((word) => (leading.test(word) ? '…' : word))
    .filter((word) => word !== '')
    .join(' ')
    .replaceAll(telephone, '…');
  return isolated(line);
}

/** The same for a place between quotation marks, which it does not end. */
export function quotable(text: string): string {
  return oneLine(text).replaceAll(/["“”„«»]/g, "'");
}

/** The address of a donation's page, within the site. */
export const linkOf = ({ id }: Pick<Donation, 'id'>) => `/donations/${id}`;

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
  // What stands in brackets is the site's.
  const named = oneLine(donation.locationName.replaceAll(/[()]/g, ' '));
  const where = named + (notes.length > 0 ? ` (${notes.join(', ')})` : '');
  return say.line(oneLine(donation.title), where, linkOf(donation));
}
