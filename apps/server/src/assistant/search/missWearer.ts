import { entryOf, joinedStem, stemOf, tokensOf } from '@clothesline/api-client/search';
import { isAge, isChild, type Wish } from '../wish/wish.js';
import { hasAny, saysName, type SearchWords } from './searchWords.js';

const boys = new Set(['boy', 'son', 'grandson', 'nephew']);
const girls = new Set(['girl', 'daughter', 'granddaughter', 'niece']);

const childWords = 'kid children toddler baby newborn infant boy girl'.split(' ').map(stemOf);
/** Words of a title that say for whom it is: a description often says only whose it was. */
const boyWords = ['boy', 'son'].map((name) => `^${stemOf(name)}`);
const girlWords = ['girl', 'daughter', 'dress', 'skirt', 'tutu'].map((name) => `^${stemOf(name)}`);

/** Whether a donation is for a child. */
const isForChild = (words: SearchWords) =>
  words.has('@children') ||
  hasAny(words, childWords) ||
  [...words].some((word) => /^#\d+[ym]$/.test(word) || word.startsWith('#kids'));

const isForAdult = (words: SearchWords) =>
  hasAny(words, ['@women', '@men']) || (!isForChild(words) && hasAny(words, ['=women', '=men', 'women', 'men']));

const adultUses = ['work', 'interview', 'office', 'professional', 'formal', 'court'];

/** Whether a purpose is one of adults. */
const isAdultUse = (name: string) =>
  adultUses.some((use) => entryOf(joinedStem([use]))?.names.includes(joinedStem(tokensOf(name))));

const adultSize = /^(?:[2-9]?X*[SML]|shoe (?:[7-9]|1\d)|W\d|EU (?:3[6-9]|4\d))/;

/** The miss of a donation for somebody else, or for nobody in particular. */
export function missWearer(
  words: SearchWords,
  wish: Wish,
  isSized: boolean,
): 'other' | 'whom' | 'whomUnsaid' | undefined {
  const { whom, things } = wish;
  const isUnsaid = words.has('=anybody') && !isForChild(words);
  if (whom.length === 0) return missUnnamed(words, wish, isUnsaid);
  if (whom.some(isChild)) {
    if (!isForChild(words)) return isUnsaid ? 'whomUnsaid' : 'other';
    return isOtherChild(words, whom) ? 'whom' : undefined;
  }
  const isForChildOnly = isForChild(words) && !isForAdult(words);
  if (whom.some((name) => saysName(words, name)) && !isForChildOnly) return undefined;
  if (!isUnsaid) return 'other';
  return things.length > 0 || isSized ? undefined : 'whomUnsaid';
}

/** The miss if no wearer is named: an age is a child's, work clothes and a size of adults are no child's. */
function missUnnamed(
  words: SearchWords,
  { sizes, details }: Wish,
  isUnsaid: boolean,
): 'other' | 'whomUnsaid' | undefined {
  if (sizes.some(isAge)) return isForChild(words) ? undefined : isUnsaid ? 'whomUnsaid' : 'other';
  const isOfAdult = details.some(isAdultUse) || sizes.some((size) => adultSize.test(size));
  return isOfAdult && isForChild(words) ? 'other' : undefined;
}

/** Whether a donation is for boys where a girl is named, or for girls where a boy is. */
function isOtherChild(words: SearchWords, whom: readonly string[]): boolean {
  const isBoys = hasAny(words, boyWords);
  const isGirls = hasAny(words, girlWords);
  const names = whom.map((name) => name.replace(/s$/, ''));
  const isForBoy = names.some((name) => boys.has(name));
  const isForGirl = names.some((name) => girls.has(name));
  return (isForBoy && isGirls && !isBoys) || (isForGirl && isBoys && !isGirls);
}
