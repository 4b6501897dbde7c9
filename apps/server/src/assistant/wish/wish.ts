import { readEntry, joinedStem, stemWord, splitWords } from '@clothesline/api-client/search';

/** The slots of a search, as words of the site's vocabulary. */
export interface Wish {
  /** Things, any of which will do: "coat", "rain boots". */
  things: readonly string[];
  /** Wearers: "kids", "wife". */
  whom: readonly string[];
  /** Sizes as the search writes them: "4y", "XL", "shoe 9". */
  sizes: readonly string[];
  colors: readonly string[];
  /** Materials, patterns and purposes. */
  details: readonly string[];
  /** Words that no table knows: brands, or talk. They only rank what is found. */
  others: readonly string[];
  /** Names that were refused. */
  not: readonly string[];
}

export const emptyWish: Wish = { things: [], whom: [], sizes: [], colors: [], details: [], others: [], not: [] };

/** The number of names in the slots that donations are found by. */
export const countNames = ({ things, whom, sizes, colors, details }: Wish) =>
  things.length + whom.length + sizes.length + colors.length + details.length;

export const isEmpty = (wish: Wish) => countNames(wish) === 0;

export const isAge = (size: string) => /^[\d-]+[ymT]$|^(?:newborn|preemie)$/.test(size);

const childWords = new Set(
  'boy girl son daughter kid baby toddler teen newborn grandson granddaughter niece nephew'.split(' ').map(stemWord),
);

/** Whether a word names a child. */
export function isChild(word: string): boolean {
  const entry = readEntry(stemWord(word));
  const isOfChildren = entry?.hints.includes('Children') === true || entry?.categories.includes('Children') === true;
  return childWords.has(stemWord(word)) || isOfChildren;
}

const isKind = (name: string, parent: string) =>
  readEntry(stemWord(parent))?.kinds.includes(joinedStem(splitWords(name))) ?? false;

/** Things that have sizes of their own, or none. */
const ownSizes = ['shoe', 'hat', 'glove', 'scarf', 'bag', 'belt', 'tie', 'umbrella', 'jewelry', 'backpack'];

/** The family of sizes of a thing: those of shoes and those of clothes have nothing to do with each other. */
export const sizeFamily = (things: readonly string[]) =>
  ownSizes.find((parent) => things.some((thing) => isKind(thing, parent))) ?? 'clothes';
