import { groupWords, joinedStem, readEntry, splitWords, stemWord } from '../../search/index.js';
import { isAge, isChild, readSex, sizeFamily, type Wish } from '../wish/wish.js';

export type SearchWords = ReadonlySet<string>;

export const hasAny = (words: SearchWords, options: readonly string[]) => options.some((option) => words.has(option));

export const titled = (stems: readonly string[]) => stems.map((stem) => `^${stem}`);

export const saysName = (words: SearchWords, name: string) => groupWords(name).every(({ wide }) => hasAny(words, wide));

export const stemName = (name: string) => joinedStem(splitWords(name));

/** Only look for these in titles. Descriptions tend to mention the previous owner. */
const childWords = titled('kid children toddler baby newborn infant boy girl'.split(' ').map(stemWord));
const sexWords = {
  boy: titled(['boy', 'son'].map(stemWord)),
  girl: titled(['girl', 'daughter', 'dress', 'skirt', 'tutu'].map(stemWord)),
};

export const isForChild = (words: SearchWords) =>
  words.has('@children') || hasAny(words, childWords) || [...words].some((word) => /^#(?:\d+[ym]$|kids)/.test(word));

const isForAdult = (words: SearchWords) =>
  hasAny(words, ['@women', '@men']) || (!isForChild(words) && hasAny(words, ['=women', '=men', 'women', 'men']));

const isAdultUse = (name: string) =>
  ['work', 'interview', 'office', 'professional', 'formal', 'court'].some((use) =>
    readEntry(joinedStem([use]))?.names.includes(stemName(name)),
  );

const adultSize = /^(?:[2-9]?X*[SML]|\dX|shoe (?:[7-9]|1\d)|W\d|EU (?:3[6-9]|4\d))/;

export function missWearer(
  words: SearchWords,
  wish: Wish,
  isSized: boolean,
): 'other' | 'whom' | 'whomUnsaid' | undefined {
  const { whom, things } = wish;
  const isUnsaid = words.has('=anybody') && !isForChild(words);
  if (whom.length === 0) return missUnnamed(words, wish, isUnsaid);
  if (whom.some(isChild)) {
    // items like backpacks fit children as well as adults
    if (!isForChild(words)) return isUnsaid && isForAnybody(things) ? undefined : missChild(words, wish, isUnsaid);
    return isOtherChild(words, whom) ? 'whom' : undefined;
  }
  const isForChildOnly = isForChild(words) && !isForAdult(words);
  if (whom.some((name) => saysName(words, name)) && !isForChildOnly) return undefined;
  if (!isUnsaid) return !isForChildOnly && isForAnyAdult(things) ? 'whom' : 'other';
  return things.length > 0 || isSized ? undefined : 'whomUnsaid';
}

const isForAnybody = (things: readonly string[]) => ['bag', 'backpack', 'umbrella'].includes(sizeFamily(things));

const isForAnyAdult = (things: readonly string[]) =>
  things.length > 0 && !['clothes', 'shoe'].includes(sizeFamily(things));

/** Children of these ages may wear adult sizes. */
const teens = /^1[1-6]y$/;

/** Someone wants children's clothes but the donation isn't labeled as such. Only teens can make use of adult sizes. */
function missChild(words: SearchWords, { whom, sizes }: Wish, isUnsaid: boolean): 'other' | 'whomUnsaid' {
  const mayBeGrown = whom.includes('teen') || sizes.some((size) => teens.test(size) || adultSize.test(size));
  const isAdults = [...words].some((word) => word.startsWith('#') && adultSize.test(word.slice(1).toUpperCase()));
  return isUnsaid && (mayBeGrown || !isAdults) ? 'whomUnsaid' : 'other';
}

/** If no wearer is mentioned, an age implies a child, while work clothes and adult sizes imply an adult. */
function missUnnamed(words: SearchWords, wish: Wish, isUnsaid: boolean): 'other' | 'whomUnsaid' | undefined {
  const { sizes, details } = wish;
  if (sizes.some(isAge)) return isForChild(words) ? undefined : missChild(words, wish, isUnsaid);
  const isOfAdult = details.some(isAdultUse) || sizes.some((size) => adultSize.test(size));
  return isOfAdult && isForChild(words) ? 'other' : undefined;
}

function isOtherChild(words: SearchWords, whom: readonly string[]): boolean {
  const named = new Set(whom.map(readSex));
  const [isBoys, isGirls] = [hasAny(words, sexWords.boy), hasAny(words, sexWords.girl)];
  return (named.has('boy') && isGirls && !isBoys) || (named.has('girl') && isBoys && !isGirls);
}
