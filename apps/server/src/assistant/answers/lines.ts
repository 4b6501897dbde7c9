import { distanceInMiles, toTenthOfMile, type ChatDonation, type Donation } from '@clothesline/api-client/contract';
import type { Place } from '../../donations/queries.js';
import type { Miss } from '../search/judge.js';
import { readSections } from '../language/language.js';
import leads from './leads.txt';
import type { AnswerItem, Say } from './say.js';

/** A regular expression of alternatives. */
const anyPattern = (sources: readonly string[], flags: string) => new RegExp(sources.join('|'), flags);

/** Characters that draw nothing, but for those within a drawn sign and between letters of Arabic. */
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

/** A word that would lead away from the site, or that only the site writes. */
const leadingWord = anyPattern(
  [
    String.raw`:\/\/|^\/\/|(?:${anyWord('schemes')}):|www[.。]`,
    String.raw`.@.|@\p{L}|\/donations\/|\]\(`,
    String.raw`(?<!\d)\d{1,3}(?:[.。]\d{1,3}){3}(?!\d)`,
    String.raw`[\p{L}\p{N}\]-][\[({]?[.。][\])}]?(?:${anyWord('ends')})(?![\p{L}\p{N}])`,
  ],
  'iu',
);

/** The same for countries' ends, which are words as well: as small or as large as the letters before them. */
const countryWord = anyPattern(
  [
    String.raw`(?:\p{Ll}|(?<!\p{L})t)[\p{N}-]*[.。][a-z]{2}(?![\p{L}\p{N}])`,
    String.raw`\p{Lu}[\p{N}-]*[.。][A-Z]{2}(?![\p{L}\p{N}])`,
  ],
  'u',
);

const dot = '(?:[.。]|dot|punto)';

/** The end of an address that is written with spaces, or with a word for its dot. */
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

/** Seven digits of any script and more, with few signs between them. */
const telephone = new RegExp(String.raw`\+?${digit}(?:${between}${digit}){6,}`, 'giu');

/** Rows of increasing sizes are not phone numbers. */
function isRowOfSizes(text: string): boolean {
  if (!/^\d{1,3}(?:(?:, ?|[/–-])\d{1,3})+$/.test(text)) return false;
  const sizes = text.split(/\D+/).map(Number);
  return sizes.every((size, index) => size <= 200 && size > (sizes[index - 1] ?? 0));
}

/** Normalizes letters and digits, with "…" for each phone number and address. */
function masked(form: string): string {
  return form
    .split(/(\s+)/)
    .map((word) => (leadingWord.test(word) || countryWord.test(word) ? '…' : word))
    .join('')
    .replaceAll(spacedEnd, '…')
    .replaceAll(telephone, (found) => (isRowOfSizes(found) ? found : '…'));
}

const inOneForm = (text: string) => withoutUnseen(withoutUnseen(text).normalize('NFKC'));

/** Whether a text has a telephone number or an address in it, however it is written. */
export function leadsAway(text: string): boolean {
  const form = inOneForm(text).replaceAll('\ufe0f', '');
  return masked(form) !== form;
}

/** Removes invisible characters, phone numbers, and addresses. Returns a text without any unchanged. */
export function withoutLeads(text: string): string {
  return leadsAway(text) ? masked(inOneForm(text)) : withoutUnseen(text);
}

/** Letters that are written from right to left: Hebrew, Arabic and their neighbors. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Isolates a text's direction from the answer around it (Unicode's first strong isolate). */
const isolated = (text: string) => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);

/**
 * A donation's text on one line. It is written by strangers, so it must not add lines, change the direction, or
 * contain contact details in the assistant's answer.
 */
export function oneLine(text: string): string {
  const words = text.split(/[\s\p{Cc}]/u).filter((word) => word !== '');
  return isolated(withoutLeads(words.join(' ')));
}

/** A donation's title and place, which are adjacent: they must not combine to a phone number. */
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

/** The distance of a donation from a place, unless it is there. */
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

/** A donation's card in an answer, with its current state; none if it was deleted. */
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
