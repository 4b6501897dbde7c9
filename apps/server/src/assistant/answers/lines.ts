import { distanceInMiles, toTenthOfMile, type ChatDonation, type Donation } from '@clothesline/api-client/contract';
import type { Place } from '../../store/store.js';
import type { Miss } from '../search/judge.js';
import { leadsAway, withoutLeads } from './leads.js';
import type { AnswerItem, Say } from './say.js';

/** Letters that are written from right to left: Hebrew, Arabic and their neighbors. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A text whose direction does not become that of the answer around it (Unicode's first strong isolate). */
const isolated = (text: string) => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);

/**
 * A text of a donation on one line: it is people's own, makes no line of its own, turns none around, and leads nowhere in
 * the words of the assistant.
 */
export function oneLine(text: string): string {
  const words = text.split(/[\s\p{Cc}]/u).filter((word) => word !== '');
  return isolated(withoutLeads(words.join(' ')));
}

/** The title and the place of a donation, which stand beside each other: no number is put together from both. */
export function titleAndPlace({ title, locationName }: Pick<Donation, 'title' | 'locationName'>): [string, string] {
  const [first, second] = [oneLine(title), oneLine(locationName)];
  return leadsAway(`${first}, ${second}`) ? [first, '…'] : [first, second];
}

/** A text between quotation marks, which it does not end. */
export function quotable(text: string): string {
  return oneLine(text).replaceAll(/["“”„«»]/g, "'");
}

/** The address of a donation's page, within the site. */
export const writeLink = ({ id }: Pick<Donation, 'id'>) => `/donations/${id}`;

/** A line of an answer, and the donation that it shows. */
export interface ItemLine {
  line: string;
  item: AnswerItem;
}

interface LineOptions {
  place?: Place | undefined;
  misses?: readonly Miss[];
  notes?: readonly string[];
  say: Say;
}

/** The distance of a donation from a place, in words. */
export const measureWay = (donation: Donation, place: Place, say: Say) =>
  say('away', { miles: toTenthOfMile(distanceInMiles(place.position, donation)).toFixed(1), place: place.name });

/** The distance of a donation from a place; none if it is there. */
function readAway(donation: Donation, place: Place | undefined, say: Say): string[] {
  if (!place || donation.locationName.toLowerCase().includes(place.key)) return [];
  return [measureWay(donation, place, say)];
}

/** A donation in an answer: its title, its place, in brackets its distance and other notes, its link. */
export function writeLine(donation: Donation, { place, misses = [], notes = [], say }: LineOptions): ItemLine {
  const note = [...readAway(donation, place, say), ...misses.map((miss) => say(`miss.${miss}`)), ...notes].join(', ');
  // Brackets are the site's.
  const [title, named] = titleAndPlace({ ...donation, locationName: donation.locationName.replaceAll(/[()]/g, ' ') });
  return {
    line: say('line', { title, place: note === '' ? named : `${named} (${note})`, link: writeLink(donation) }),
    item: { id: donation.id, title, ...(note !== '' && { note }) },
  };
}

/** The small card of a donation in an answer, with its state of this moment; none if it is gone. */
export function chatCard(donation: Donation | undefined, note: string | undefined): ChatDonation[] {
  if (!donation) return [];
  const { id, images, sizes, status } = donation;
  const [image] = images;
  const [title, locationName] = titleAndPlace(donation);
  return [
    {
      id,
      title,
      ...(image !== undefined && { image }),
      locationName,
      ...(sizes && sizes.length > 0 && { sizes }),
      status,
      ...(note !== undefined && { note }),
    },
  ];
}
