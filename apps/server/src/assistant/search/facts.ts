import type { Donation } from '@clothesline/api-client/contract';
import { parseSizes, tokensOf } from '@clothesline/api-client/search';
import { LRUCache } from 'lru-cache';
import { isMaterial, namesIn, type Name } from '../language/names.js';
import { fromOtherScript, isInOtherScript } from '../language/otherScripts.js';
import { toEnglish } from '../language/spanish.js';
import { joinedStemFor, stemFor } from '../language/stems.js';

/** What a donation says of itself. */
export interface Facts {
  category: string;
  /** Stems of the title, and of all texts, with those of two words as one. */
  title: ReadonlySet<string>;
  texts: ReadonlySet<string>;
  /** Stems of all texts without the colors of small parts: "new white laces". */
  looks: ReadonlySet<string>;
  /** All texts in lower case. */
  text: string;
  /** Words of all texts as they are. */
  words: ReadonlySet<string>;
  /** Names of the colors that the title gives the main thing. */
  titleColors: readonly Name[];
  /** Names of things in the title, and in the description. */
  titleThings: readonly Name[];
  things: readonly Name[];
  /** Those of the title that come with another: the scarf of a "coat with a scarf". */
  besides: ReadonlySet<Name>;
  sizes: readonly string[];
  /** Whether it is written in a script of which little is read: then nobody can say what it does not say. */
  isUnread: boolean;
}

/** Facts of donations that were judged lately, at most about 12 MB. */
const lately = new LRUCache<string, Facts>({ max: 3000 });

/** What a donation says of itself, read once for each text. */
export function factsOf(donation: Donation): Facts {
  const { title, description, category, locationName } = donation;
  const key = [title, description, category, locationName].join('\n');
  const known = lately.get(key);
  if (known) return known;
  const facts = readFacts(donation);
  lately.set(key, facts);
  return facts;
}

function readFacts({ title, description, category, sizes, ...rest }: Donation): Facts {
  const all = `${title} | ${description}`;
  const isUnread = isInOtherScript(all);
  const english = isUnread
    ? fromOtherScript
    : isSpanishText(all)
      ? (text: string) => toEnglish(text, { isMixed: true })
      : undefined;
  const read = english && { title: english(title), description: english(description) };
  // What people wrote counts beside its English.
  const titles = read ? `${title} | ${read.title}` : title;
  const texts = `${all} | ${rest.locationName}${read ? ` | ${read.title} | ${read.description}` : ''}`;
  const titleThings = titles.split(between).flatMap(lastThingsIn);
  const named = sizes ?? parseSizes({ title, description });
  return {
    category,
    title: stemsIn(titles),
    texts: stemsIn(texts),
    looks: stemsIn(texts.replaceAll(colorsOfParts, '$1')),
    text: texts.toLowerCase(),
    words: new Set(tokensOf(texts)),
    titleColors: namesIn(mainPart(read ? `${read.title} | ${title}` : title)).names.filter(
      ({ entry }) => entry.facet === 'color',
    ),
    titleThings,
    besides: new Set(titleThings.filter((name) => isBeside(name, titles, titleThings))),
    things: [...titleThings, ...thingsIn(description), ...(read ? thingsIn(read.description) : [])],
    sizes: named.length > 0 ? named : read ? parseSizes(read) : beltSizes(titleThings, all),
    isUnread,
  };
}

/** A title without what comes with the thing: the scarf of "coat with a plaid scarf". */
const mainPart = (title: string) => title.split(/ (?:with|con) /)[0] ?? title;

/** Whether a thing stands behind the "with" of a title that names another before it. */
function isBeside({ word }: Name, titles: string, [first]: readonly Name[]): boolean {
  const [main = '', rest] = titles.toLowerCase().split(/ with /);
  return rest !== undefined && first !== undefined && main.includes(first.word) && !main.includes(word);
}

const belt = stemFor('belt');

/** Belts are sold by a span: "32 to 36" is each of these waists. */
function beltSizes(things: readonly Name[], text: string): string[] {
  if (!things.some(({ stem }) => stem === belt)) return [];
  const [, first, last] = /\b([2-5]\d) ?(?:to|-|–) ?([2-5]\d)\b/.exec(text) ?? [];
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count > 0 ? count : 0 }, (_, index) => String(Number(first) + index)).flatMap((waist) => [
    waist,
    `W${waist}`,
  ]);
}

/** A word before a part that does not give a garment its color. */
const colorsOfParts =
  /(?<![\p{L}-])[\p{L}-]+ (collars?|laces?|edges?|trim|stripe|soles?|buttons?|lining|piping|stitching|cuffs?|hem|logo)\b/giu;

/** Small words that most sentences in a language have. */
const spanishWords = new Set(
  'de la el los las para con y una un del por en muy su se lo como esta es mi que talla'.split(' '),
);
const englishWords = new Set('the and with of for it is in from to my has are was on at'.split(' '));

/** Whether a text is in Spanish: as its small words are. */
export function isSpanishText(text: string): boolean {
  const words = tokensOf(text);
  const spanish = words.filter((word) => spanishWords.has(word)).length;
  return spanish > 1 && spanish > 2 * words.filter((word) => englishWords.has(word)).length;
}

function thingsIn(text: string): Name[] {
  return usedThings(namesIn(text).names);
}

function usedThings(names: readonly Name[]): Name[] {
  const things = names.filter(({ entry }) => entry.facet === 'thing');
  return things.length > 1 ? things.filter(({ word }) => !isMaterial(word)) : things;
}

/** What parts two things of a title. */
const between = /[,;:|&+()/.]|\b(?:and|with|or|plus)\b/i;

/** Of things one behind the other only the last is meant: a "blanket scarf" is no blanket. */
function lastThingsIn(text: string): Name[] {
  const { names, before } = namesIn(text);
  return usedThings(names).filter((name) => !before.has(name));
}

function stemsIn(text: string): Set<string> {
  const words = tokensOf(text);
  return new Set([
    ...words.map(stemFor),
    ...words.slice(1).map((word, index) => joinedStemFor([words[index] ?? '', word])),
  ]);
}
