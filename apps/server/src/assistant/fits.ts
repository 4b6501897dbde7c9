import type { Donation } from '@clothesline/api-client/contract';
import { entryOf, parseSizes, tokensOf, wordsOfSize, type Entry } from '@clothesline/api-client/search';
import { LRUCache } from 'lru-cache';
import { namesIn, type Name } from './names.js';
import { compareSizes, type Wearer } from './sizeSystems.js';
import { joinedStemFor, stemFor } from './stems.js';
import { isAge, isEmptyWish, sizesOf, type Wish } from './wish.js';

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
  /** It names a size of another system that is about the same. */
  | 'sizeAbout'
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
  /** Words of all texts as they are. */
  words: ReadonlySet<string>;
  /** Names of things in the title, and in the description. */
  titleThings: readonly Name[];
  things: readonly Name[];
  sizes: readonly string[];
}

/** What keeps a donation from being what is wished for; nothing where it fits. */
export function missesOf(donation: Donation, wish: Wish): Miss[] {
  const facts = factsOf(donation);
  // "5 months pregnant" is no baby's age.
  const sizes = wish.audience.some(isMaternity) ? sizesOf(wish).filter((size) => !isAge(size)) : sizesOf(wish);
  const misses: (Miss | undefined)[] = [
    thingMiss(facts, wish.things),
    ...wish.audience.map((name) => audienceMiss(facts, name)),
    // A size in years is a child's.
    wish.audience.length === 0 && sizes.some(isAge) ? kidsMiss(facts) : undefined,
    sizeMiss(facts, sizes, wish),
    // "Blue or green": one of them.
    wish.colors.length > 0 && !wish.colors.some((name) => saysAny(facts.texts, name.entry)) ? 'color' : undefined,
    ...wish.unwanted.map((name) => unwantedMiss(facts, name)),
    wish.materials.some((name) => !saysAny(facts.texts, name.entry)) ? 'material' : undefined,
    // Of a thing that was named, what it is for is seldom said. "Accessories" name none.
    wish.things.every(({ entry }) => entry.categories.length > 0) && wish.purposes.some((name) => !isFor(facts, name))
      ? 'purpose'
      : undefined,
    wordMiss(facts, wish),
  ];
  return [...new Set(misses.filter((miss) => miss !== undefined))];
}

function unwantedMiss(facts: Facts, { stem, entry }: Name): Miss | undefined {
  const { facet } = entry;
  if (facet === 'thing') return isOfKind(facts, [stem, ...entry.kinds], entry) ? 'thing' : undefined;
  if (!saysAny(facts.texts, entry)) return undefined;
  return facet === 'color' || facet === 'material' ? facet : 'purpose';
}

/** Words that are in no vocabulary are looked for as they are; where nothing else is asked for, in the title. */
function wordMiss({ title, texts }: Facts, wish: Wish): Miss | undefined {
  const stems = wish.unknown.map(stemFor);
  if (stems.some((stem) => !texts.has(stem))) return 'word';
  const isAll = stems.length > 0 && isEmptyWish({ ...wish, unknown: [] });
  return isAll && !stems.some((stem) => title.has(stem)) ? 'word' : undefined;
}

/**
 * How much of what is good to have, and not asked for in each donation, it has: what the thing is for, more where its own
 * words say so, and that it is the very thing, not one of its kinds.
 */
export function meritOf(donation: Donation, { purposes, things }: Wish): number {
  const facts = factsOf(donation);
  const isVery = things.some(({ entry }) => facts.titleThings.some(({ stem }) => entry.names.includes(stem)));
  const serving = purposes.filter((name) => isFor(facts, name)).length;
  return serving + purposes.filter((name) => saysFor(facts, name)).length + (isVery ? 1 : 0);
}

/** Facts of donations that were judged lately, at most about 12 MB. */
const lately = new LRUCache<string, Facts>({ max: 3000 });

function factsOf(donation: Donation): Facts {
  const { title, description, category, locationName } = donation;
  const key = [title, description, category, locationName].join('\n');
  const known = lately.get(key);
  if (known) return known;
  const facts = readFacts(donation);
  lately.set(key, facts);
  return facts;
}

function readFacts({ title, description, category, sizes, ...rest }: Donation): Facts {
  const titleThings = title.split(between).flatMap(lastThingsIn);
  const all = `${title} | ${description} | ${rest.locationName}`;
  return {
    category,
    title: stemsIn(title),
    texts: stemsIn(all),
    words: new Set(tokensOf(all)),
    titleThings,
    things: [...titleThings, ...thingsIn(description)],
    sizes: sizes ?? parseSizes({ title, description }),
  };
}

/** Before another thing these say what it is made of: "corduroy shortalls". */
const materialsToo = new Set(['corduroy', 'cord', 'denim', 'knit']);

function thingsIn(text: string): Name[] {
  return usedThings(namesIn(text).names);
}

function usedThings(names: readonly Name[]): Name[] {
  const things = names.filter(({ entry }) => entry.facet === 'thing');
  return things.length > 1 ? things.filter(({ word }) => !materialsToo.has(word)) : things;
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

function thingMiss(facts: Facts, things: readonly Name[]): Miss | undefined {
  const isIt = ({ stem, entry }: Name) => isOfKind(facts, [stem, ...entry.kinds], entry);
  if (things.length === 0 || things.some(isIt)) return undefined;
  return things.some(({ entry }) => isOfKind(facts, entry.related, entry)) ? 'relative' : 'thing';
}

/** Titles of several things name none, or only that they are several. */
const collections = new Set(['bundle', 'basket', 'set', 'box', 'wardrobe'].map(stemFor));

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

function isFor(facts: Facts, name: Name): boolean {
  const { categories, hints } = name.entry;
  if (categories.includes(facts.category)) return true;
  return hints.some((hint) => hint === facts.category && !wideHints.has(hint)) || saysFor(facts, name);
}

/** Whether its own words, not its category alone, say that it is for something. */
function saysFor({ title, texts, words, titleThings }: Facts, { word, entry }: Name): boolean {
  const like = [...entry.names, ...entry.related];
  if (titleThings.some(({ stem }) => like.includes(stem)) || like.some((stem) => title.has(stem))) return true;
  // "Padded" straps make no bag warm, but wool does what it is of.
  if (like.some((stem) => entryOf(stem)?.facet === 'material' && texts.has(stem))) return true;
  // The word itself: a zipper that runs well is not for running.
  return [word, `${word}s`, word.replace(/s$/, '')].some((form) => words.has(form));
}

const isForKids = ({ category, sizes, title }: Facts) =>
  category === 'Children' ||
  sizes.some((size) => isAge(size) || size.startsWith('kids')) ||
  kidWords.some((word) => title.has(word));

const stems = (words: string) => tokensOf(words).map(stemFor);
// In the languages of the demo, too.
const kidWords = stems(
  'kid child children toddler baby newborn infant youth boy girl junior teen niño niña niños niñas bebé أطفال للأطفال',
);
const babyWords = stems('baby newborn infant');
const womenWords = stems('women lady');
const menWords = stems('men gentleman');

const girlWords = stems('girl daughter niña niñas');
const boyWords = stems('boy son niño');

/** Things that nobody looks for who looks for something for a boy, and does not name them. */
const girlsThings = new Set(stems('dress sundress skirt tutu blouse'));

/** Whether the title names the others alone. */
function isForOther({ title }: Facts, words: readonly string[], others: readonly string[]): boolean {
  return others.some((word) => title.has(word)) && !words.some((word) => title.has(word));
}

const says = ({ texts }: Facts, words: readonly string[]) => words.some((word) => texts.has(word));
const isForWomen = (facts: Facts) => facts.category === 'Women' || says(facts, womenWords);
const isForMen = (facts: Facts) => facts.category === 'Men' || says(facts, menWords);

const isMaternity = ({ entry }: Pick<Name, 'entry'>) => entry.names.includes(stemFor('maternity'));

function audienceMiss(facts: Facts, { stem, entry }: Name): Miss | undefined {
  const is = (word: string) => entry.names.includes(stemFor(word)) || entry.related.includes(stemFor(word));
  if (stem === stemFor('unisex')) return undefined;
  if (isMaternity({ entry })) {
    return says(facts, stems('maternity pregnancy pregnant')) ? undefined : 'audience';
  }
  if (says(facts, [stemFor('unisex')]) && (is('women') || is('men'))) return undefined;
  if (is('women')) return isForWomen(facts) ? undefined : otherwise(isForMen(facts) || isForKids(facts));
  if (is('men')) return isForMen(facts) ? undefined : otherwise(isForWomen(facts) || isForKids(facts));
  if (!isForKids(facts)) return kidsMiss(facts);
  if (
    is('girl') !== is('boy') &&
    isForOther(facts, is('girl') ? girlWords : boyWords, is('girl') ? boyWords : girlWords)
  ) {
    return 'audience';
  }
  if (
    is('boy') &&
    !is('girl') &&
    facts.titleThings.some(({ word }) => girlsThings.has(stemFor(word.split(' ').at(-1) ?? '')))
  ) {
    return 'audience';
  }
  const { sizes } = facts;
  if (entry.names.includes(stemFor('baby'))) {
    return says(facts, babyWords) || sizes.some(isForBabies) ? undefined : 'size';
  }
  if (entry.names.includes(stemFor('toddler')) && sizes.length > 0 && !sizes.some(isForToddlers)) return 'size';
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

function sizeMiss(facts: Facts, wished: readonly string[], wish: Wish): Miss | undefined {
  const { sizes } = facts;
  if (wished.length === 0 || wished.some((want) => sizes.some((size) => isSameSize(want, size)))) return undefined;
  const thing = { isShoe: isShoe(facts), wearer: wearerOf(facts) ?? wearerIn(wish) };
  const compared = new Set(
    wished.flatMap((want) =>
      sizes.filter((size) => !isAge(want) || !isAge(size)).map((size) => compareSizes(want, size, thing)),
    ),
  );
  if (compared.has('about')) return 'sizeAbout';
  const systems = new Set(sizes.map(systemFor));
  const isOther = compared.has('different') || wished.some((size) => systems.has(systemFor(size)));
  return isOther ? 'size' : 'sizeUnsaid';
}

const shoes = entryOf(stemFor('shoe'))?.kinds ?? [];

function isShoe({ category, titleThings }: Facts): boolean {
  return category === 'Footwear' || titleThings.some(({ stem }) => shoes.includes(stem));
}

function wearerOf(facts: Facts): Wearer | undefined {
  if (isForKids(facts)) return 'kids';
  if (isForWomen(facts)) return 'women';
  return isForMen(facts) ? 'men' : undefined;
}

function wearerIn({ audience, sizes }: Wish): Wearer | undefined {
  const said = new Set(sizes.flatMap(tokensOf).map(stemFor));
  const says = (word: string) =>
    said.has(stemFor(word)) || audience.some(({ entry }) => [...entry.names, ...entry.related].includes(stemFor(word)));
  return (['kids', 'women', 'men'] as const).find((wearer) => says(wearer === 'kids' ? 'kid' : wearer));
}

/** Whether two sizes fit one person: they are one, their ages overlap, or one is the waist of the other. */
function isSameSize(want: string, size: string): boolean {
  const [age, other] = [monthsOf(want), monthsOf(size)];
  if (age && other) return age.from < other.to && other.from < age.to;
  // The thing is the same: "US 6" of shoes is their size 6.
  const [one = '', two = ''] = [want, size].map((text) => text.toLowerCase().replace(/^(?:us|shoe) /, ''));
  return one === two || two.startsWith(`${one} l`) || two.startsWith(`w${one} l`);
}

/** The months of an age, from the first one to before the last one. */
function monthsOf(size: string): { from: number; to: number } | undefined {
  const [, first, last, unit] = /^(\d+)(?:-(\d+))?([ymT])$/.exec(size) ?? [];
  if (first === undefined) return size === 'newborn' ? { from: 0, to: 3 } : undefined;
  const length = unit === 'm' ? 1 : 12;
  const to = last === undefined ? Number(first) + 1 : Number(last) + (unit === 'm' ? 0 : 1);
  return { from: Number(first) * length, to: to * length };
}

/** "4y" and "6m" are of one system, "M" and "XL", "shoe 9" and "shoe 8". */
function systemFor(size: string): string {
  if (monthsOf(size)) return 'age';
  return /^\d*x*[sml]$/i.test(size) ? 'letter' : size.replaceAll(/[\d.]+/g, '0');
}
