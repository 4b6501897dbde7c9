import { distanceInMiles, toTenthOfMile, type ChatDonation, type Donation } from '@clothesline/api-client/contract';
import type { Place } from '../../donations/queries.js';
import type { Miss } from '../search/judge.js';
import { readSections } from '../language/language.js';
import leads from './leads.txt';
import type { AnswerItem, Say } from './say.js';

/** Joins regular expressions as alternatives. */
const anyPattern = (sources: readonly string[], flags: string) => new RegExp(sources.join('|'), flags);

/** Invisible characters, except joiners in emoji and Arabic. */
const unseen = anyPattern(
  [
    String.raw`(?<!\p{Extended_Pictographic})\ufe0f`,
    String.raw`(?<!\p{Extended_Pictographic}\ufe0f?)\u200d`,
    String.raw`(?<!\p{Script=Arabic})\u200c`,
    String.raw`(?![\ufe0f\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]`,
  ],
  'gu',
);

export function withoutUnseen(text: string): string {
  return text.replaceAll(unseen, '');
}

const sections = readSections(leads);
const anyWord = (list: string) => (sections.get(list) ?? []).join(' ').split(' ').join('|');

/** Words that suggest an address or another site. */
const leadingWord = anyPattern(
  [
    String.raw`:\/\/|^\/\/|(?:${anyWord('schemes')}):|www[.。]`,
    String.raw`.@.|@\p{L}|\/donations\/|\]\(`,
    String.raw`(?<!\d)\d{1,3}(?:[.。]\d{1,3}){3}(?!\d)`,
    String.raw`[\p{L}\p{N}\]-][\[({]?[.。][\])}]?(?:${anyWord('ends')})(?![\p{L}\p{N}])`,
  ],
  'iu',
);

/** Country domains are also words, so their case must match. */
const countryWord = anyPattern(
  [
    String.raw`(?:\p{Ll}|(?<!\p{L})t)[\p{N}-]*[.。][a-z]{2}(?![\p{L}\p{N}])`,
    String.raw`\p{Lu}[\p{N}-]*[.。][A-Z]{2}(?![\p{L}\p{N}])`,
  ],
  'u',
);

const dot = '(?:[.。]|dot|punto)';

/** Domains written with spaces, or with a word for the dot. */
const spacedEnd = anyPattern(
  [
    String.raw`(?:\s?[[({]\s?${dot}\s?[\])}]\s?|\s${dot}\s)(?:com|net|org|io|xyz|example)(?![\p{L}\p{N}])`,
    String.raw`[.。]\scom(?![\p{L}\p{N}])`,
  ],
  'giu',
);

const digit = String.raw`(?:\p{N}|[零一二三四五六七八九]|(?<!\p{L})(?:${anyWord('digits')})(?!\p{L}))`;
const signs = String.raw`[^\p{L}\p{N}]`;
const between = String.raw`${signs}{0,5}(?:(?:${anyWord('joints')})${signs}{1,5})?`;

/** At least seven digits of any script, with few characters between them. */
const telephone = new RegExp(String.raw`\+?${digit}(?:${between}${digit}){6,}`, 'giu');

/** Increasing sizes are not phone numbers. */
function isRowOfSizes(text: string): boolean {
  if (!/^\d{1,3}(?:(?:, ?|[/–-])\d{1,3})+$/.test(text)) return false;
  const sizes = text.split(/\D+/).map(Number);
  return sizes.every((size, index) => size <= 200 && size > (sizes[index - 1] ?? 0));
}

/** Replaces phone numbers and addresses with "…". */
function masked(form: string): string {
  return form
    .split(/(\s+)/)
    .map((word) => (leadingWord.test(word) || countryWord.test(word) ? '…' : word))
    .join('')
    .replaceAll(spacedEnd, '…')
    .replaceAll(telephone, (found) => (isRowOfSizes(found) ? found : '…'));
}

const inOneForm = (text: string) => withoutUnseen(withoutUnseen(text).normalize('NFKC'));

/** Whether a text contains a phone number or an address, in any notation. */
export function leadsAway(text: string): boolean {
  const form = inOneForm(text).replaceAll('\ufe0f', '');
  return masked(form) !== form;
}

/** Removes invisible characters, phone numbers and addresses. */
export function withoutLeads(text: string): string {
  return leadsAway(text) ? masked(inOneForm(text)) : withoutUnseen(text);
}

/** Hebrew, Arabic and related scripts. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Wraps in Unicode's first strong isolate. */
const isolated = (text: string) => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);

/** Sanitizes a donation's text for a single line: no line breaks, direction changes or contact details. */
export function oneLine(text: string): string {
  const words = text.split(/[\s\p{Cc}]/u).filter((word) => word !== '');
  return isolated(withoutLeads(words.join(' ')));
}

/** Sanitized together, so that title and place cannot combine to a phone number. */
export function titleAndPlace({ title, locationName }: Pick<Donation, 'title' | 'locationName'>): [string, string] {
  const [first, second] = [oneLine(title), oneLine(locationName)];
  return leadsAway(`${first}, ${second}`) ? [first, '…'] : [first, second];
}

/** Removes quotation marks. */
export function quotable(text: string): string {
  return oneLine(text).replaceAll(/["“”„«»]/g, "'");
}

/** Path of a donation's page. */
export const writeLink = ({ id }: Pick<Donation, 'id'>) => `/donations/${id}`;

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

/** Distance in words. */
export const measureWay = (donation: Donation, place: Place, say: Say) =>
  say('away', { miles: toTenthOfMile(distanceInMiles(place.position, donation)).toFixed(1), place: place.name });

/** Distance from a place, unless the donation has the same place. */
function readAway(donation: Donation, place: Place | undefined, say: Say): string[] {
  if (!place || donation.locationName.toLowerCase().includes(place.key)) return [];
  return [measureWay(donation, place, say)];
}

/** Title, place, notes in brackets, and link. */
export function writeLine(donation: Donation, { place, misses = [], notes = [], say }: LineOptions): ItemLine {
  const note = [...readAway(donation, place, say), ...misses.map((miss) => say(`miss.${miss}`)), ...notes].join(', ');
  // Brackets are reserved for notes.
  const [title, named] = titleAndPlace({ ...donation, locationName: donation.locationName.replaceAll(/[()]/g, ' ') });
  return {
    line: say('line', { title, place: note === '' ? named : `${named} (${note})`, link: writeLink(donation) }),
    item: { id: donation.id, title, ...(note !== '' && { note }) },
  };
}

/** A card with the donation's current state; undefined if it was deleted. */
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
