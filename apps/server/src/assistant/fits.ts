import type { Donation } from '@clothesline/api-client/contract';
import {
  entryOf,
  joinedStem,
  parseSizes,
  stemOf,
  tokensOf,
  wordsOfSize,
  type Entry,
} from '@clothesline/api-client/search';
import { namesIn, type Name } from './names.js';
import { isAge, sizesOf, type Wish } from './wish.js';

/** Why a donation is not what is wished for. */
export type Miss =
  | 'thing'
  /** It is such a thing nearly: a jacket for a coat. */
  | 'relative'
  /** It is for somebody else, or does not say for whom. */
  | 'audience'
  | 'audienceUnsaid'
  /** It has another size, or names none. */
  | 'size'
  | 'sizeUnsaid'
  | 'color'
  | 'material'
  | 'purpose'
  | 'word';

/** What a donation says of itself. */
interface Facts {
  category: string;
  /** Stems of the title, and of all texts, with those of two words as one. */
  title: ReadonlySet<string>;
  texts: ReadonlySet<string>;
  /** Names of things in the title, and in the description. */
  titleThings: readonly Name[];
  things: readonly Name[];
  sizes: readonly string[];
}

/** What keeps a donation from being what is wished for; nothing where it fits. */
export function missesOf(donation: Donation, wish: Wish): Miss[] {
  const facts = factsOf(donation);
  const sizes = sizesOf(wish);
  const misses: (Miss | undefined)[] = [
    thingMiss(facts, wish.things),
    ...wish.audience.map((name) => audienceMiss(facts, name)),
    // A size in years is a child's.
    wish.audience.length === 0 && sizes.some(isAge) ? kidsMiss(facts) : undefined,
    sizeMiss(facts, sizes),
    wish.colors.some((name) => !saysAny(facts.texts, name.entry)) ? 'color' : undefined,
    wish.materials.some((name) => !saysAny(facts.texts, name.entry)) ? 'material' : undefined,
    // Of a thing that was named, what it is for is seldom said.
    wish.things.length === 0 && wish.purposes.some((name) => !isFor(facts, name.entry)) ? 'purpose' : undefined,
    wish.unknown.some((word) => !facts.texts.has(stemOf(word))) ? 'word' : undefined,
  ];
  return [...new Set(misses.filter((miss) => miss !== undefined))];
}

/** How much of what is good to have, and not asked for in each donation, it has: what the thing is for. */
export function meritOf(donation: Donation, { purposes }: Wish): number {
  const facts = factsOf(donation);
  return purposes.filter(({ entry }) => isFor(facts, entry)).length;
}

function factsOf({ title, description, category, sizes, ...rest }: Donation): Facts {
  const titleThings = thingsIn(title);
  return {
    category,
    title: stemsIn(title),
    texts: stemsIn(`${title} | ${description} | ${rest.locationName}`),
    titleThings,
    things: [...titleThings, ...thingsIn(description)],
    sizes: sizes ?? parseSizes({ title, description }),
  };
}

const thingsIn = (text: string) => namesIn(text).names.filter(({ entry }) => entry.facet === 'thing');

function stemsIn(text: string): Set<string> {
  const words = tokensOf(text);
  return new Set([
    ...words.map(stemOf),
    ...words.slice(1).map((word, index) => joinedStem([words[index] ?? '', word])),
  ]);
}

function thingMiss(facts: Facts, things: readonly Name[]): Miss | undefined {
  const isIt = ({ stem, entry }: Name) => isOfKind(facts, [stem, ...entry.kinds], entry);
  if (things.length === 0 || things.some(isIt)) return undefined;
  return things.some(({ entry }) => isOfKind(facts, entry.related, entry)) ? 'relative' : 'thing';
}

/** Titles of several things name none, or only that they are several. */
const collections = new Set(['bundle', 'basket', 'set', 'box', 'wardrobe'].map(stemOf));

/** Whether it is such a thing. The description counts where the title names nothing, or a bundle. */
function isOfKind({ category, title, titleThings, things }: Facts, kinds: readonly string[], entry: Entry): boolean {
  if (entry.categories.includes(category)) return true;
  const named = titleThings.filter((name) => !collections.has(name.stem));
  const isCollection = [...collections].some((word) => title.has(word));
  const counted = named.length === 0 || isCollection ? things : named;
  return counted.some((name) => kinds.includes(name.stem));
}

/** Whether the texts say it, in its own words or in those of what is like it. */
function saysAny(texts: ReadonlySet<string>, { names, related }: Entry): boolean {
  return [...names, ...related].some((stem) => texts.has(stem));
}

/** Too wide to tell that something is for the winter. */
const wideHints = new Set(['Seasonal']);

function isFor({ category, title, texts, titleThings }: Facts, entry: Entry): boolean {
  if (entry.categories.includes(category)) return true;
  if (entry.hints.some((hint) => hint === category && !wideHints.has(hint))) return true;
  const like = new Set(entry.related);
  if (titleThings.some(({ stem }) => like.has(stem)) || entry.related.some((stem) => title.has(stem))) return true;
  // "Padded" straps make no bag warm, but wool does what it is of.
  const materials = entry.related.filter((stem) => entryOf(stem)?.facet === 'material');
  return [...entry.names, ...materials].some((stem) => texts.has(stem));
}

const isForKids = ({ category, sizes, title }: Facts) =>
  category === 'Children' ||
  sizes.some((size) => isAge(size) || size.startsWith('kids')) ||
  kidWords.some((word) => title.has(word));

const stems = (words: string) => tokensOf(words).map(stemOf);
// In the languages of the demo, too.
const kidWords = stems(
  'kid child children toddler baby newborn infant youth boy girl junior teen niño niña niños niñas bebé أطفال للأطفال',
);
const babyWords = stems('baby newborn infant month');
const womenWords = stems('women lady');
const menWords = stems('men gentleman');

const says = ({ texts }: Facts, words: readonly string[]) => words.some((word) => texts.has(word));
const isForWomen = (facts: Facts) => facts.category === 'Women' || says(facts, womenWords);
const isForMen = (facts: Facts) => facts.category === 'Men' || says(facts, menWords);

function audienceMiss(facts: Facts, { stem, entry }: Name): Miss | undefined {
  const is = (word: string) => entry.names.includes(stemOf(word)) || entry.related.includes(stemOf(word));
  if (stem === stemOf('unisex')) return undefined;
  if (entry.names.includes(stemOf('maternity'))) {
    return says(facts, stems('maternity pregnancy pregnant')) ? undefined : 'audience';
  }
  if (says(facts, [stemOf('unisex')]) && (is('women') || is('men'))) return undefined;
  if (is('women')) return isForWomen(facts) ? undefined : otherwise(isForMen(facts) || isForKids(facts));
  if (is('men')) return isForMen(facts) ? undefined : otherwise(isForWomen(facts) || isForKids(facts));
  if (!isForKids(facts)) return kidsMiss(facts);
  const { sizes } = facts;
  if (entry.names.includes(stemOf('baby'))) {
    return says(facts, babyWords) || sizes.some(isForBabies) ? undefined : 'size';
  }
  if (entry.names.includes(stemOf('toddler')) && sizes.length > 0 && !sizes.some(isForToddlers)) return 'size';
  return undefined;
}

const otherwise = (isForOthers: boolean): Miss => (isForOthers ? 'audience' : 'audienceUnsaid');

function kidsMiss(facts: Facts): Miss | undefined {
  if (isForKids(facts)) return undefined;
  return otherwise(isForWomen(facts) || isForMen(facts) || facts.category === 'Professional' || facts.sizes.length > 0);
}

/** From one year to four. */
const isForToddlers = (size: string) => wordsOfSize(size).some((word) => /^#(?:1[2-9]m|2\dm|[1-4]y)$/.test(word));

/** Up to two years. */
const isForBabies = (size: string) => wordsOfSize(size).some((word) => /^#(\d+m|[0-2]y)$/.test(word));

function sizeMiss({ sizes }: Facts, wished: readonly string[]): Miss | undefined {
  if (wished.length === 0) return undefined;
  const has = new Set(sizes.flatMap(wordsOfSize));
  const wants = wished.flatMap(wordsOfSize);
  if (wants.some((word) => has.has(word))) return undefined;
  const systems = new Set([...has].map(systemOf));
  return wants.some((word) => systems.has(systemOf(word))) ? 'size' : 'sizeUnsaid';
}

/** "#4y" and "#6m" are of one system, "#m" and "#xl", "#shoe 9" and "#shoe 8". */
function systemOf(word: string): string {
  if (/^#\d+[ym]$/.test(word)) return 'age';
  if (/^#\d*(?:xs|s|m|l|xl|x+l)$/.test(word)) return 'letter';
  return word.replaceAll(/[\d.]+/g, '0');
}
