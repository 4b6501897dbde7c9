import { searchNeedle } from '@clothesline/api-client/contract';
import { groupOfSimilar, groupWords, type WordGroup } from './query.js';
import { inTitle } from './searchWords.js';
import { isSimilar, shortestSimilar } from './similar.js';
import { wordsIn } from './names.js';
import { otherLanguages } from './languages.js';
import { readEntry } from './vocabulary.js';
import { allOf, stemWord } from './words.js';

/** A search that is held against one donation at a time. */
export interface SearchTest {
  /** A donation that fits has one of these words, or the text. */
  words: readonly string[];
  /** Text as `searchText` writes it. */
  needle: string;
  /** Whether a donation has the text or all of the words. Those that come only close do not fit. */
  fits: (donation: { words: ReadonlySet<string>; text: string }) => boolean;
}

/** Prepares a search for many donations that come one by one. */
export function createSearchTest(search: string): SearchTest {
  const needle = searchNeedle(search);
  const groups = groupWords(search);
  const has = (words: ReadonlySet<string>, options: readonly string[]) =>
    options.some((option) => option.split(allOf).every((word) => words.has(word)));
  return {
    words: (groups[0]?.wide ?? []).map((word) => word.split(allOf)[0] ?? word),
    needle,
    fits({ words, text }) {
      if (groups.length > 0 && groups.every(({ wide }) => has(words, wide))) return true;
      return text.includes(needle) && !isShortName(groups);
    },
  };
}

/** Joins the words for the searcher. */
export function joinWords(groups: readonly WordGroup[]): string {
  return groups.map(({ word }) => word).join(' ');
}

/** The group of the known words that differ from the group's by one letter; the group itself where there are none. */
export function corrected(group: WordGroup, known: readonly string[]): WordGroup {
  if (group.word.length < shortestSimilar || group.kind !== 'unknown' || readEntry(stemWord(group.word))) return group;
  const stem = stemWord(group.word);
  const isMeant = (word: string) => isSimilar(group.word, word) || isSimilar(stem, stemWord(word));
  const similar = known.filter(isMeant);
  const meant = similar.length > 0 ? similar : otherLanguages.flatMap(wordsIn).filter(isMeant);
  return meant.length === 0 ? group : groupOfSimilar(group.word, meant);
}

/** The longest name that is more often a part of other words than itself, such as "hat" of "that", in UTF-16 units. */
const shortName = 3;

/** Whether a short name of the vocabulary is all that is asked for: then texts that have it inside other words come last. */
export function isShortName(groups: readonly WordGroup[]): boolean {
  const [group, ...others] = groups;
  return (
    group !== undefined &&
    others.length === 0 &&
    group.word.length <= shortName &&
    readEntry(stemWord(group.word)) !== undefined
  );
}

/** A group's words as they stand in the title. A category or a wearer that it only hints at is none of a title. */
export function relatedInTitle({ direct, wide }: WordGroup): string[] {
  return wide.filter((word) => !/^[@=]/.test(word) || direct.includes(word)).map(inTitle);
}
