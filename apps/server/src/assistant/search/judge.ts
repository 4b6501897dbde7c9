import type { Donation } from '@clothesline/api-client/contract';
import { LRUCache } from 'lru-cache';
import {
  readEntry,
  groupWords,
  joinedStem,
  searchWords,
  splitWords,
  withEnglishNames,
  type Entry,
} from '../../search/index.js';
import { isAge, type Wish } from '../wish/wish.js';
import { areSizesApart, missSize } from './missSize.js';
import { compareSizes, measureGap, type SizeFit } from './sizes.js';
import { hasAny, isForChild, missWearer, saysName, stemName, titled, type SearchWords } from './wearers.js';

const categoryWords = (entries: readonly Entry[]) =>
  entries.flatMap(({ categories }) => categories.map((one) => `@${one.toLowerCase()}`));

const isThing = (stem: string) => readEntry(stem)?.facet === 'thing' && stem !== 'bundl';

/** Past participles don't count, so "tied" isn't a tie. */
const areThing = (words: readonly string[]) => isThing(joinedStem(words)) && !/..ed$/.test(words.at(-1) ?? '');

/** Separates item names, e.g. "a coat and a hat". */
const betweenNames = /[^\p{L}\p{N}\p{M}\s'’-]+|\b(?:and|or|with|y|o|con)\b/iu;

/** Finds the items named by a text. In a compound only the last noun counts, as a "denim jacket" isn't denim. */
function namedThings(text: string): string[] {
  return text.split(betweenNames).flatMap((part) => {
    const tokens = splitWords(part);
    const isPair = (at: number) => at > 0 && at < tokens.length && areThing(tokens.slice(at - 1, at + 1));
    return tokens.flatMap((token, at) => {
      const isNamed = isPair(at) || areThing([token]);
      const isLast = !isPair(at + 1) && !areThing(tokens.slice(at + 1, at + 2));
      return isNamed && isLast ? [joinedStem(isPair(at) ? tokens.slice(at - 1, at + 1) : [token])] : [];
    });
  });
}

interface Read {
  words: SearchWords;
  things: readonly string[];
}

const recent = new LRUCache<string, Read>({ max: 2000 });

function read(donation: Donation): Read {
  const { title, description, category } = donation;
  const key = [title, description, category].join('\n');
  const known = recent.get(key);
  if (known) return known;
  const inTitle = namedThings(withEnglishNames(title));
  const things = inTitle.length > 0 ? inTitle : namedThings(withEnglishNames(description));
  const found = { words: new Set(searchWords(donation)), things };
  recent.set(key, found);
  return found;
}

export type Miss =
  | 'thing'
  | 'whom'
  | 'whomUnsaid'
  | 'size'
  | 'sizeFar'
  | 'sizeAbout'
  | 'sizeUnsaid'
  | 'color'
  | 'detail';

const distances: Readonly<Record<Miss, number>> = {
  thing: 2,
  whom: 2,
  size: 3,
  sizeFar: 5,
  sizeAbout: 0.5,
  whomUnsaid: 2,
  color: 2,
  sizeUnsaid: 1.5,
  detail: 1,
};

/** Tie-breakers. */
const ties = {
  unknownWordUnsaid: 0.2,
  otherWord: 0.1,
  wearerUnsaid: 0.05,
  detailNotInTitle: 0.3,
  forChild: 0.4,
  sizeGap: 0.02,
  sizeless: 1.5,
};

export interface Judgement {
  misses: readonly Miss[];
  distance: number;
}

/** Scores a donation against a wish. Returns `undefined` if the item or wearer is entirely different. */
export function judge(donation: Donation, wish: Wish): Judgement | undefined {
  const { words, things } = read(donation);
  if (wish.not.some((name) => isRefused(words, name))) return undefined;
  if (wish.things.length > 0 && !hasThing({ words, things }, wish.things)) return undefined;
  const size = missSizeOrAbout(donation, words, wish);
  const isSized = wish.sizes.length > 0 && size === undefined && !words.has('#one size');
  const whom = missWearer(words, wish, isSized);
  if (whom === 'other' || size === 'other' || (size?.startsWith('size') && isOtherKind(words, wish))) return undefined;
  const isColorMissing = wish.colors.length > 0 && !wish.colors.some((color) => saysName(words, color));
  const isDetailMissing = wish.details.some((name) => !hasDetail({ words, things }, name));
  const misses = [
    whom,
    size,
    isColorMissing ? ('color' as const) : undefined,
    isDetailMissing ? ('detail' as const) : undefined,
  ].filter((miss) => miss !== undefined);
  const far = misses.reduce((sum, miss) => sum + distances[miss], 0);
  const gap = size === 'size' ? ties.sizeGap * measureGap(donation.sizes ?? [], wish.sizes) : 0;
  return { misses, distance: far + gap + tieDistance(words, wish) };
}

function isOtherKind(words: SearchWords, { things, whom, sizes }: Wish): boolean {
  const isOfChild = whom.length > 0 || sizes.some((size) => isAge(size) || size.startsWith('kids'));
  const isLetter = things.length === 0 && sizes.some((size) => /^\d?X*[SML]$/.test(size));
  return (!isOfChild && sizes.length > 0 && isForChild(words)) || (isLetter && saysName(words, 'shoes'));
}

/** Allows for equivalent sizes in other systems, and for close sizes. */
function missSizeOrAbout(donation: Donation, words: SearchWords, wish: Wish): Miss | 'other' | undefined {
  const isApart = areSizesApart(donation.sizes ?? [], wish.sizes);
  const miss = isApart ? 'size' : missSize(words, wish);
  const fit = miss === 'size' ? compareSize(donation, wish.sizes, wish.whom) : undefined;
  if (fit === 'same') return undefined;
  return fit === 'about' ? 'sizeAbout' : miss;
}

export function compareSize(
  donation: Donation,
  wanted: readonly string[],
  whom: readonly string[] = [],
): SizeFit | undefined {
  const { sizes = [] } = donation;
  if (wanted.length === 0 || sizes.length === 0) return undefined;
  const { words } = read(donation);
  const fitsWearer = (wearer: string) => hasAny(words, [`=${wearer}`, `@${wearer}`, `^${wearer}`]);
  const isWished = (wearer: string) => whom.some((name) => groupWords(name).some(({ wide }) => wide.includes(wearer)));
  const adults = ['women', 'men'] as const;
  const wearer = hasAny(words, ['@children', 'kid']) ? 'kids' : (adults.find(fitsWearer) ?? adults.find(isWished));
  return compareSizes(sizes, wanted, { isShoe: saysName(words, 'shoes'), wearer });
}

const wideNames = (name: string) => groupWords(name).flatMap(({ wide }) => wide);

function tieDistance(words: SearchWords, wish: Wish): number {
  const { things, whom, sizes, details, others } = wish;
  const isSizeless = things.length === 0 && sizes.length > 0 && ![...words].some((word) => word.startsWith('#'));
  const isOpen = details.length > 0 && whom.length === 0 && !sizes.some(isAge);
  const isSaid = others.length === 0 || others.some((word) => saysName(words, word));
  const inTitle = (word: string) => (/^[@#=]/.test(word) ? word : `^${word}`);
  const isInTitle = details.every((name) => hasAny(words, wideNames(name).map(inTitle)));
  const isForWearer = whom.every((name) => groupWords(name).every(({ direct }) => hasAny(words, direct)));
  const isVery = things.some((name) => words.has(`^${stemName(name)}`));
  return (
    (isSaid ? 0 : ties.unknownWordUnsaid) +
    (isVery ? 0 : ties.otherWord) +
    (isForWearer ? 0 : ties.wearerUnsaid) +
    (isInTitle ? 0 : ties.detailNotInTitle) +
    (isSizeless ? ties.sizeless : 0) +
    (isOpen && isForChild(words) ? ties.forChild : 0)
  );
}

function hasThing({ words, things }: Read, wanted: readonly string[]): boolean {
  const stems = wanted.map(stemName);
  const entries = stems.flatMap((stem) => readEntry(stem) ?? []);
  const isWished = (stem: string) => stems.includes(stem) || entries.some(({ kinds }) => kinds.includes(stem));
  return things.some(isWished) || hasAny(words, categoryWords(entries));
}

/**
 * Checks that the detail belongs to the item itself. For example, "I live in leggings" doesn't make jeans suitable for
 * yoga.
 */
function hasDetail({ words, things }: Read, name: string): boolean {
  const isOwn = (word: string) => words.has(word) && (readEntry(word)?.facet !== 'thing' || things.includes(word));
  return groupWords(name).every(({ direct, wide }) => hasAny(words, direct) || wide.some(isOwn));
}

function isRefused(words: SearchWords, name: string): boolean {
  const entry = readEntry(stemName(name));
  if (!entry) return words.has(stemName(name));
  const refused = entry.facet === 'thing' ? titled(entry.kinds) : [...entry.names, ...categoryWords([entry])];
  return hasAny(words, refused);
}
