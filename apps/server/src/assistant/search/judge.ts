import type { Donation } from '@clothesline/api-client/contract';
import { entryOf, groupsOf, joinedStem, tokensOf } from '@clothesline/api-client/search';
import type { Wish } from '../wish/wish.js';
import { compareSize } from './compareSize.js';
import { missSize } from './missSize.js';
import { missWearer } from './missWearer.js';
import { categoryWords, hasAny, saysName, thingsOf, wordsOf, type SearchWords } from './searchWords.js';

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

/** The distance of a donation from a wish; undefined if it is something else, or for somebody else. */
export function judge(donation: Donation, wish: Wish): Judgement | undefined {
  const words = wordsOf(donation);
  if (wish.not.some((name) => isRefused(words, name))) return undefined;
  const size = missSizeOrAbout(donation, words, wish);
  const isSized = wish.sizes.length > 0 && size === undefined && !words.has('#one size');
  const whom = missWearer(words, wish, isSized);
  if (whom === 'other' || size === 'other') return undefined;
  const isColorMissing = wish.colors.length > 0 && !wish.colors.some((color) => saysName(words, color));
  const isDetailMissing = wish.details.some((name) => !isSaid(donation, name));
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

const wideNames = (name: string) => groupsOf(name).flatMap(({ wide }) => wide);

function tieDistance(words: SearchWords, { things, details, others }: Wish, isOtherThing: boolean): number {
  const isSaid = others.length === 0 || others.some((word) => saysName(words, word));
  const isInTitle = details.every((name) => hasAny(words, wideNames(name).map(inTitle)));
  const isRelated = things.some((name) =>
    hasAny(
      words,
      wideNames(name).map((word) => `^${word}`),
    ),
  );
  const isVery = things.some((name) => words.has(`^${joinedStem(tokensOf(name))}`));
  return (
    (isSaid ? 0 : ties.unknownWordUnsaid) +
    (isVery ? 0 : ties.otherWord) +
    (isInTitle ? 0 : ties.detailNotInTitle) +
    (isOtherThing && !isRelated && things.length > 0 ? ties.unrelated : 0)
  );
}

/** A miss if a donation names other things than the wished ones: related ones, or one that comes with it. */
function missThing(donation: Donation, words: SearchWords, { things }: Wish): 'thing' | undefined {
  const stems = things.map((name) => joinedStem(tokensOf(name)));
  const entries = stems.flatMap((stem) => entryOf(stem) ?? []);
  const isWished = (stem: string) => stems.includes(stem) || entries.some(({ kinds }) => kinds.includes(stem));
  const isOfCategory = hasAny(words, categoryWords(entries));
  return things.length === 0 || isOfCategory || thingsOf(donation).some(isWished) ? undefined : 'thing';
}

/** Whether a donation says a detail, or is a thing that goes with it: "I live in leggings" makes jeans none for yoga. */
function isSaid(donation: Donation, name: string): boolean {
  const [words, things] = [wordsOf(donation), new Set(thingsOf(donation))];
  const isOwn = (word: string) => words.has(word) && (entryOf(word)?.facet !== 'thing' || things.has(word));
  return groupsOf(name).every(({ direct, wide }) => hasAny(words, direct) || wide.some(isOwn));
}

/** Whether a donation is a refused thing, or says a refused name. */
function isRefused(words: SearchWords, name: string): boolean {
  const stem = joinedStem(tokensOf(name));
  const entry = entryOf(stem);
  if (!entry) return words.has(stem);
  return entry.facet === 'thing'
    ? hasAny(
        words,
        entry.kinds.map((kind) => `^${kind}`),
      )
    : hasAny(words, [...entry.names, ...categoryWords([entry])]);
}
