import type { Donation } from '@clothesline/api-client/contract';
import { entryOf } from '@clothesline/api-client/search';
import { isSpanishText } from '../search/facts.js';
import type { Language } from '../language/language.js';
import { fromOtherScript, isInOtherScript } from '../language/otherScripts.js';
import { bare, inEnglish, inSpanish } from '../language/spanish.js';
import { plural } from '../language/spanishForms.js';
import { stemFor } from '../language/stems.js';
import { glossary } from './data/glossary.js';

/* Tells readers of one language words of a text in another, one by one: each stands in the text, and none is added. */

/** The longest phrase of the glossary, in words. */
const longestPhrase = 4;

/** The fewest words that are worth telling, and the smallest share of all words that say something: of a part, and of the whole. */
const fewest = 2;
const fewestOfPart = 0.4;
const fewestOfAll = 0.25;

/** Words that are left out without a sign, by the language of the text. */
const silent: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'a an the is are was were be been has have had it its of with to in on at that which this these they them there i my our we'.split(
      ' ',
    ),
  ),
  es: new Set(
    'un una uno el la los las lo es esta estan era ha han tiene tienen de del con a al en que se le mi su'.split(' '),
  ),
};

/** Words that are told only between two others. */
const links = new Set(['y', 'and', 'para', 'for']);

/** Words that say nothing where what follows is not told. */
const openings = new Set([...links, 'todo', 'all', 'muy', 'very']);

/** Words that are told with a sign of what is left out behind them: "no… collar" denies no collar. */
const denials = new Set(['no', 'not']);

/** The same in all languages: numbers, and sizes in letters. */
const isSame = (word: string) => /^(?:[\d½/-]+|[SMLX]|X+[SL]|EU|US)$/.test(word);

/** Names of the vocabulary that are more often something else in a sentence: "ties at the back". */
const ambiguous = new Set(['tie', 'ties', 'boot', 'watch', 'fall', 'falls', 'suits', 'run', 'runs']);

let tables: Readonly<Record<Language, ReadonlyMap<string, string>>> | undefined;

/** By the language of the reader, what each phrase of the glossary is in it. */
function readTables(): NonNullable<typeof tables> {
  const rows = glossary
    .split('\n')
    .filter((line) => line.includes(': '))
    .map((line) => line.split(': ').map((side) => side.split(', ')));
  const table = (from: number, to: number) =>
    new Map(rows.toReversed().flatMap((row) => (row[from] ?? []).map((said) => [bare(said), row[to]?.[0] ?? ''])));
  return { en: table(1, 0), es: table(0, 1) };
}

/** The plural of a word that is known in the singular alone. */
function pluralOf(phrase: string, table: ReadonlyMap<string, string>): string | undefined {
  const one = phrase.endsWith('s') ? table.get(phrase.slice(0, -1)) : undefined;
  if (one === undefined || one.includes(' ')) return one;
  return plural(one).replace(/([áéíóú])(?=nes$)/, bare);
}

function meaningOf(phrase: string, reader: Language): string | undefined {
  tables ??= readTables();
  const known = tables[reader].get(phrase) ?? pluralOf(phrase, tables[reader]);
  if (known !== undefined || ambiguous.has(phrase)) return known;
  if (reader === 'en') return inEnglish(phrase);
  // What a thing is for by its very word alone: "a zip that runs well".
  const isWord = entryOf(stemFor(phrase))?.facet !== 'purpose' || !/(?:s|ed|ing)$/.test(phrase);
  return isWord ? inSpanish(phrase)?.word : undefined;
}

/** What a donation says in its own words. */
type Texts = Pick<Donation, 'title' | 'description'>;

/** In which language a donation is written for those who read one: undefined where they read it. */
export function foreignTo(reader: Language, { title, description }: Texts): Language | 'other' | undefined {
  const all = `${title} | ${description}`;
  const own = isInOtherScript(all) ? 'other' : isSpanishText(all) ? 'es' : 'en';
  return own === reader ? undefined : own;
}

/** The known words of what a donation says, for who reads another language, with "…" for the others; undefined where these are too few. */
export function glossOf(text: string, donation: Texts, reader: Language): string | undefined {
  const own = foreignTo(reader, donation);
  if (own === undefined) return undefined;
  const read = own === 'other' ? fromOtherScript(text) : text;
  const parts = read.split(/[.,;:!?()|،。、]+/u).map((part) => told(part, own === 'other' ? 'en' : own, reader));
  // A few words out of many say nothing that anybody understands.
  const isKnown = ({ count, missing }: Part) => count > 0 && count >= fewestOfPart * (count + missing);
  const known = parts.filter(isKnown);
  const count = known.reduce((sum, part) => sum + part.count, 0);
  const all = parts.reduce((sum, part) => sum + part.count + part.missing, 0);
  return count >= fewest && count >= fewestOfAll * all
    ? withGaps(parts.map((part) => (isKnown(part) ? part.text : part.count + part.missing > 0 ? '…' : '')))
    : undefined;
}

/** Parts with one sign for those between them that are not told. */
const withGaps = (parts: readonly string[]) =>
  parts
    .filter((part, at, all) => part !== '' && !(part === '…' && (all[at - 1] === '…' || at === 0)))
    .join(', ')
    .replaceAll(/,? …(?=, …|$)/g, '');

/** A part of a gloss. */
interface Part {
  text: string;
  count: number;
  missing: number;
}

/** A word of a gloss. */
interface Told {
  text: string;
  /** Whether it names a color or a material, which stands before its noun in English and behind it in Spanish. */
  isLook: boolean;
  /** Whether it stands right behind the one before it. */
  isNext: boolean;
}

/** The known words of a part of a text, how many these are, and how many others there are. */
function told(part: string, own: Language, reader: Language): Part {
  const words = part.match(/[\p{L}\p{N}½/'’-]+/gu) ?? [];
  const items: Told[] = [];
  let isNext = false;
  for (let at = 0; at < words.length;) {
    const found = phraseAt(words, at, { own, reader });
    const phrase = wordsOf(words.slice(at, at + (found?.length ?? 1)));
    if (found) items.push({ text: found.meaning, isLook: own === 'en' && isLook(phrase), isNext });
    else if (!silent[own].has(phrase)) items.push({ text: '…', isLook: false, isNext: false });
    isNext = found !== undefined;
    at += found?.length ?? 1;
  }
  const ordered = (reader === 'es' ? looksBehind(items) : items).map(({ text }) => text);
  const isTold = (item: string | undefined) => item !== undefined && item !== '…' && !openings.has(item);
  const isKept = (item: string, at: number) => {
    if (item === '…') return isTold(ordered[at - 1]);
    return !openings.has(item) || (isTold(ordered[at + 1]) && (!links.has(item) || isTold(ordered[at - 1])));
  };
  const kept = ordered.filter(isKept);
  while (kept.length > 0 && (!isTold(kept.at(-1)) || denials.has(kept.at(-1) ?? ''))) kept.pop();
  const missing = items.filter(({ text }) => text === '…').length;
  return { text: kept.join(' ').replaceAll(' …', '…'), count: kept.filter(isTold).length, missing };
}

function isLook(phrase: string): boolean {
  const facet = entryOf(stemFor(phrase))?.facet;
  return facet === 'color' || facet === 'material';
}

/** The words with each color and material behind the noun that it stands right before: "plaid scarf". */
function looksBehind(items: readonly Told[]): Told[] {
  const result: Told[] = [];
  let looks: Told[] = [];
  for (const item of items) {
    if (item.isLook) {
      if (!item.isNext) result.push(...looks.splice(0));
      looks.push(item);
      continue;
    }
    const isNoun =
      item.isNext && looks.length > 0 && !openings.has(item.text) && !denials.has(item.text) && item.text !== '…';
    result.push(...(isNoun ? [item, ...looks.toReversed()] : [...looks, item]));
    looks = [];
  }
  return [...result, ...looks];
}

const wordsOf = (words: readonly string[]) => bare(words.join(' ')).replaceAll('’', '');

function phraseAt(
  words: readonly string[],
  at: number,
  { own, reader }: { own: Language; reader: Language },
): { meaning: string; length: number } | undefined {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const said = words.slice(at, at + length);
    const phrase = wordsOf(said);
    if (length === 1 && isSame(said[0] ?? '')) return { meaning: said[0] ?? '', length };
    if (length === 1 && silent[own].has(phrase)) return undefined;
    const meaning =
      own === reader ? (/^\p{Script=Latin}+$/u.test(phrase) ? phrase : undefined) : meaningOf(phrase, reader);
    if (meaning !== undefined) return { meaning, length };
  }
  return undefined;
}
