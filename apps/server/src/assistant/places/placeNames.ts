import { foldDigits } from '@clothesline/api-client/contract';
import { readEntry, isStopWord, stemWord, splitWords } from '../../search/index.js';

export interface PlaceSaid {
  names: readonly PlaceName[];
  /** In miles. Undefined if only the place itself is meant. */
  miles: number | undefined;
  /** Must be a place even if we don't know it, e.g. "near Nowhere Park". */
  sure: string | undefined;
  /** True for phrases like "near me". */
  isHere: boolean;
}

export interface PlaceName {
  name: string;
  /** If a preposition precedes the name, a prefix is enough to match. */
  isNamed: boolean;
}

/** Used for "near" and "walking distance", in miles. */
export const nearMiles = 3;
const walkingMiles = 1;
const milesPerKilometer = 0.621_371;

const longestName = 4;

const distance = /(\d{1,3}(?:[.,]\d)?) ?(mi|miles?|millas?|km|kilometers?|kilómetros?|kilometros?)\b/i;
const walking = /\bwalking distance\b|\bwalk(?:able)?\b|\ba pie\b|\bcaminando\b/i;
const near = /\b(?:near|nearby|around|close to|next to|not far from|cerca|alrededor|junto)\b/i;
const here = [
  /\b(?:near|close to|around|by) (?:me|here|my (?:place|home|house|work|job|school))\b/i,
  /\bnearby\b(?! \w)|\bin my (?:area|neighbou?rhood)\b/i,
  /\bcerca de (?:m[ií]|aqu[ií]|mi casa)(?!\p{L})|\bpor aqu[ií](?!\p{L})|\ben mi (?:barrio|zona)\b/iu,
];
const leading =
  'near|around|closer to|nearer to|close to|next to|not far from|miles? (?:of|from)|km (?:of|from)|cerca del?|alrededor del?';
const after = new RegExp(`\\b(?:${leading})(?: the| la| el)? ([\\p{L}\\p{N} '-]+)`, 'iu');

const prepositions = new Set('in near around at from by of to en de del about try cerca desde'.split(' '));
const articles = new Set(['the', 'la', 'el', 'los', 'las']);

/** Days and months that follow "in" and "by". Leaves out "May" and "March" because they're ambiguous. */
const days = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december'.split(
    ' ',
  ),
);

/** Names don't start or end with a stop word, and they can't be a garment or color. */
function couldBeName(words: readonly string[]): boolean {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length > 1 && last === 'city') return !isStopWord(first);
  if (isStopWord(first) || isStopWord(last) || !/^\p{L}/u.test(first)) return false;
  if (words.some((word) => days.has(word))) return false;
  return words.length > 1 ? !words.some(isThing) : readEntry(stemWord(first)) === undefined;
}

const isThing = (word: string) => readEntry(stemWord(word))?.facet === 'thing';

const maxWords = 120;

const maxNames = 60;

const street =
  /(?<![\d$])\d{2,5}(?: \p{L}+\.?){1,3} (?:st|street|ave|avenue|blvd|boulevard|rd|road|dr|drive|ln|lane|way|ct|court|pl|place|hwy|pkwy)\b\.?(?:,(?= )|(?= (?:in|near)\b))/giu;

/** Reduces an address to its city or ZIP code, e.g. "15 Main St, Oakland" or "Oakland, CA 94601". */
export const withoutStreets = (text: string): string =>
  foldDigits(text)
    .replaceAll(street, '')
    .replaceAll(/,? [A-Z]{2}(?= \d{5}\b)/g, '');

/** Names after a preposition are most likely and therefore listed first. */
function readNames(text: string): PlaceName[] {
  const names = text.split(nameEnd).slice(0, maxParts).flatMap(readNamesOfPart);
  const zip = /(?<![\d$])\d{5}(?!\d)/.exec(text)?.[0];
  const ranked = names.toSorted((one, other) => Number(other.isNamed) - Number(one.isNamed));
  return [...(zip === undefined ? [] : [{ name: zip, isNamed: true }]), ...ranked].slice(0, maxNames);
}

/** Ends a name, e.g. the comma in "in the Mission, the nearest to me". */
const nameEnd = /[,;?!¿¡]|\.\s/;

const maxParts = 20;

function readNamesOfPart(text: string): PlaceName[] {
  const tokens = splitWords(text).slice(0, maxWords);
  const names: PlaceName[] = [];
  let previous = '';
  for (const [start, token] of tokens.entries()) {
    for (let length = longestName; length > 0; length -= 1) {
      const words = tokens.slice(start, start + length);
      if (words.length === length && couldBeName(words)) {
        names.push({ name: words.join(' '), isNamed: prepositions.has(previous) });
      }
    }
    if (!articles.has(token)) previous = token;
  }
  return names;
}

const nextWords = / (?:for|with|and|or|in|that|para|con|y|o|que|please|por favor)\b/i;
const noPlace = /^(?:me|here|my|mi|m[ií]|aqu[ií]|there|it|him|her|\d+)\b/i;

function readSure(text: string): string | undefined {
  const said = after.exec(text)?.[1]?.split(nextWords)[0]?.trim();
  return said === undefined || said === '' || noPlace.test(said) || splitWords(said).some(isThing) ? undefined : said;
}

function readMiles(text: string): number | undefined {
  const [, count, unit = ''] = distance.exec(text) ?? [];
  if (count !== undefined) return Number(count.replace(',', '.')) * (/^k/i.test(unit) ? milesPerKilometer : 1);
  if (walking.test(text)) return walkingMiles;
  return near.test(text) ? nearMiles : undefined;
}

export function readPlace(text: string): PlaceSaid | undefined {
  const names = readNames(text);
  const miles = readMiles(text);
  const isHere = here.some((pattern) => pattern.test(text));
  if (names.length === 0 && miles === undefined && !isHere) return undefined;
  return { names, miles, sure: readSure(text), isHere };
}
