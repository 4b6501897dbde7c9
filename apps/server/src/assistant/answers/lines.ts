import { distanceInMiles, toTenthOfMile, type ChatDonation, type Donation } from '@clothesline/api-client/contract';
import type { Place } from '../../donations/queries.js';
import type { Miss } from '../search/judge.js';
import { readSections } from '../language/language.js';
import leads from './leads.txt';
import type { AnswerItem, Say } from './say.js';

const anyPattern = (sources: readonly string[], flags: string) => new RegExp(sources.join('|'), flags);

/** Preserves joiners for emoji and Arabic. */
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

/** Anything that looks like a URL or points to another site. */
const leadingWord = anyPattern(
  [
    String.raw`:\/\/|^\/\/|(?:${anyWord('schemes')}):|www[.。]`,
    String.raw`.@.|@\p{L}|\/donations\/|\]\(`,
    String.raw`(?<!\d)\d{1,3}(?:[.。]\d{1,3}){3}(?!\d)`,
    String.raw`[\p{L}\p{N}\]-][\[({]?[.。][\])}]?(?:${anyWord('ends')})(?![\p{L}\p{N}])`,
  ],
  'iu',
);

/** Country domains like ".in" are also words, so require lowercase. */
const countryWord = anyPattern(
  [
    String.raw`(?:\p{Ll}|(?<!\p{L})t)[\p{N}-]*[.。][a-z]{2}(?![\p{L}\p{N}])`,
    String.raw`\p{Lu}[\p{N}-]*[.。][A-Z]{2}(?![\p{L}\p{N}])`,
  ],
  'u',
);

const dot = '(?:[.。]|dot|punto)';

/** Obfuscated domains, with spaces or a word instead of the dot. */
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

/** Seven or more digits in any script, with only a few characters in between. */
const telephone = new RegExp(String.raw`\+?${digit}(?:${between}${digit}){6,}`, 'giu');

/** Sizes in ascending order aren't a phone number. */
function isRowOfSizes(text: string): boolean {
  if (!/^\d{1,3}(?:(?:, ?|[/–-])\d{1,3})+$/.test(text)) return false;
  const sizes = text.split(/\D+/).map(Number);
  return sizes.every((size, index) => size <= 200 && size > (sizes[index - 1] ?? 0));
}

/** Replaces phone numbers and web addresses with "…". */
function masked(form: string): string {
  return form
    .split(/(\s+)/)
    .map((word) => (leadingWord.test(word) || countryWord.test(word) ? '…' : word))
    .join('')
    .replaceAll(spacedEnd, '…')
    .replaceAll(telephone, (found) => (isRowOfSizes(found) ? found : '…'));
}

const inOneForm = (text: string) => withoutUnseen(withoutUnseen(text).normalize('NFKC'));

/** Whether the text contains a phone number or web address, however it's obfuscated. */
export function hasContact(text: string): boolean {
  const form = inOneForm(text).replaceAll('\ufe0f', '');
  return masked(form) !== form;
}

/** Removes invisible characters and masks phone numbers and web addresses. */
export function withoutContacts(text: string): string {
  return hasContact(text) ? masked(inOneForm(text)) : withoutUnseen(text);
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Wraps the text in a first strong isolate (FSI) so it doesn't affect the direction of the surrounding text. */
const isolated = (text: string) => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);

/** Makes a donor's text safe to embed in a line: no line breaks, bidi controls or contact details. */
export function oneLine(text: string): string {
  const words = text.split(/[\s\p{Cc}]/u).filter((word) => word !== '');
  return isolated(withoutContacts(words.join(' ')));
}

/** Checks title and place together, as a phone number could be split across both. */
export function titleAndPlace({ title, locationName }: Pick<Donation, 'title' | 'locationName'>): [string, string] {
  const [first, second] = [oneLine(title), oneLine(locationName)];
  return hasContact(`${first}, ${second}`) ? [first, '…'] : [first, second];
}

export function quotable(text: string): string {
  return oneLine(text).replaceAll(/["“”„«»]/g, "'");
}

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

export const measureWay = (donation: Donation, place: Place, say: Say) =>
  say('away', { miles: toTenthOfMile(distanceInMiles(place.position, donation)).toFixed(1), place: place.name });

function readAway(donation: Donation, place: Place | undefined, say: Say): string[] {
  if (!place || donation.locationName.toLowerCase().includes(place.key)) return [];
  return [measureWay(donation, place, say)];
}

export function writeLine(donation: Donation, { place, misses = [], notes = [], say }: LineOptions): ItemLine {
  const note = [...readAway(donation, place, say), ...misses.map((miss) => say(`miss.${miss}`)), ...notes].join(', ');
  // brackets are reserved for our own notes
  const [title, named] = titleAndPlace({ ...donation, locationName: donation.locationName.replaceAll(/[()]/g, ' ') });
  return {
    line: say('line', { title, place: note === '' ? named : `${named} (${note})`, link: writeLink(donation) }),
    item: { id: donation.id, title, ...(note !== '' && { note }) },
  };
}

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
