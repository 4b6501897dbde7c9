import type { Donation } from '@clothesline/api-client/contract';
import { readEntry, groupWords, joinedStem, searchWords, splitWords } from '@clothesline/api-client/search';
import { LRUCache } from 'lru-cache';
import type { Wish } from '../wish/wish.js';
import { hasAny, saysName, type SearchWords } from './searchWords.js';
import { compareSize } from './compareSize.js';
import { missSize } from './missSize.js';
import { missWearer } from './missWearer.js';

/** The slot in which a donation is not quite what is wished for. */
export type Miss = 'thing' | 'whom' | 'whomUnsaid' | 'size' | 'sizeAbout' | 'sizeUnsaid' | 'color' | 'detail';

export interface Judgement {
  misses: readonly Miss[];
  /** The distance from the wish; 0 if it fits. */
  distance: number;
}

const distances: Readonly<Record<Miss, number>> = {
  thing: 2,
  whom: 2,
  size: 3,
  sizeAbout: 0.5,
  whomUnsaid: 2,
  color: 2,
  sizeUnsaid: 1.5,
  detail: 1,
};

/** Small distances between donations that miss the same. */
const ties = { unknownWordUnsaid: 0.2, otherWord: 0.1, detailNotInTitle: 0.3, unrelated: 2.5 };

const recent = new LRUCache<string, SearchWords>({ max: 2000 });

/** All words by which the site's search finds a donation. */
function wordsOf(donation: Donation): SearchWords {
  const key = [donation.title, donation.description, donation.category].join('\n');
  const known = recent.get(key);
  if (known) return known;
  const words = new Set(searchWords(donation));
  recent.set(key, words);
  return words;
}

/** The distance of a donation from a wish; undefined if it is something else, or for somebody else. */
export function judge(donation: Donation, wish: Wish): Judgement | undefined {
  const words = wordsOf(donation);
  if (wish.not.some((name) => isRefused(words, name))) return undefined;
  const size = missSizeOrAbout(donation, words, wish);
  const isSized = wish.sizes.length > 0 && size === undefined && !words.has('#one size');
  const whom = missWearer(words, wish, isSized);
  if (whom === 'other' || size === 'other') return undefined;
  const isColorMissing = wish.colors.length > 0 && !wish.colors.some((color) => saysName(words, color));
  const isDetailMissing = wish.details.some((name) => !saysName(words, name));
  const misses = [
    missThing(donation, words, wish),
    whom,
    size,
    isColorMissing ? ('color' as const) : undefined,
    isDetailMissing ? ('detail' as const) : undefined,
  ].filter((miss) => miss !== undefined);
  const far = misses.reduce((sum, miss) => sum + distances[miss], 0);
  return { misses, distance: far + tieDistance(words, wish, misses.includes('thing')) };
}

/** The miss of the size: none if it is the same in another system, a small one if it is about the same. */
function missSizeOrAbout(donation: Donation, words: SearchWords, wish: Wish): Miss | 'other' | undefined {
  const miss = missSize(words, wish);
  const fit = miss === 'size' ? compareSize(donation, wish.sizes) : undefined;
  if (fit === 'same') return undefined;
  return fit === 'about' ? 'sizeAbout' : miss;
}

const inTitle = (word: string) => (/^[@#=]/.test(word) ? word : `^${word}`);

const wideNames = (name: string) => groupWords(name).flatMap(({ wide }) => wide);

function tieDistance(words: SearchWords, { things, details, others }: Wish, isOtherThing: boolean): number {
  const isSaid = others.length === 0 || others.some((word) => saysName(words, word));
  const isInTitle = details.every((name) => hasAny(words, wideNames(name).map(inTitle)));
  const isRelated = things.some((name) =>
    hasAny(
      words,
      wideNames(name).map((word) => `^${word}`),
    ),
  );
  const isVery = things.some((name) => words.has(`^${joinedStem(splitWords(name))}`));
  return (
    (isSaid ? 0 : ties.unknownWordUnsaid) +
    (isVery ? 0 : ties.otherWord) +
    (isInTitle ? 0 : ties.detailNotInTitle) +
    (isOtherThing && !isRelated && things.length > 0 ? ties.unrelated : 0)
  );
}

const isThingPair = (tokens: readonly string[], at: number) =>
  at + 1 < tokens.length && readEntry(joinedStem(tokens.slice(at, at + 2)))?.facet === 'thing';

/** Stems of the things that a title names: a "denim jacket" is no denim, and a bundle holds what its description says. */
function titleThings(title: string): string[] {
  const tokens = splitWords(title);
  const stems: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const pair = joinedStem(tokens.slice(at, at + 2));
    // "Denim jean jacket" is a jean jacket, no denim jeans.
    if (isThingPair(tokens, at) && isThingPair(tokens, at + 1)) continue;
    const isPair = isThingPair(tokens, at);
    const stem = isPair ? pair : joinedStem(tokens.slice(at, at + 1));
    if (readEntry(stem)?.facet === 'thing' && stem !== 'bundl') stems.push(stem);
    if (isPair) at += 1;
  }
  return stems;
}

/** A miss if the title names other things than the wished ones: a related one, or one that comes with it. */
function missThing({ title }: Donation, words: SearchWords, { things }: Wish): 'thing' | undefined {
  const named = titleThings(title);
  const stems = things.map((name) => joinedStem(splitWords(name)));
  const isKind = (stem: string) => named.some((one) => one === stem || readEntry(stem)?.kinds.includes(one) === true);
  if (things.length === 0 || stems.some(isKind)) return undefined;
  // A bundle, or a title that names nothing: then its description does.
  const isDescribed = named.length === 0 && stems.some((stem) => hasAny(words, readEntry(stem)?.kinds ?? []));
  return isDescribed ? undefined : 'thing';
}

/** Whether a donation is a refused thing, or says a refused name. */
function isRefused(words: SearchWords, name: string): boolean {
  const stem = joinedStem(splitWords(name));
  const entry = readEntry(stem);
  if (!entry) return words.has(stem);
  return entry.facet === 'thing'
    ? hasAny(
        words,
        entry.kinds.map((kind) => `^${kind}`),
      )
    : hasAny(words, [...entry.names, ...entry.categories.map((one) => `@${one.toLowerCase()}`)]);
}
