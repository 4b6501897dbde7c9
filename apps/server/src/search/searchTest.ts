import { searchNeedle } from '@clothesline/api-client/contract';
import { createSimilarGroup, groupWords, type WordGroup } from './query.js';
import { inTitle } from './searchWords.js';
import { isSimilar, shortestSimilar } from './similar.js';
import { listWords } from './names.js';
import { otherLanguages } from './languages.js';
import { readEntry } from './vocabulary.js';
import { allOf, stemWord } from './words.js';

export interface SearchTest {
  words: readonly string[];
  /** Normalized like `searchText`. */
  needle: string;
  /** Whether a donation contains the text or all of the words, not counting close matches. */
  fits: (donation: { words: ReadonlySet<string>; text: string }) => boolean;
}

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

export function joinWords(groups: readonly WordGroup[]): string {
  return groups.map(({ word }) => word).join(' ');
}

export function corrected(group: WordGroup, known: readonly string[]): WordGroup {
  if (group.word.length < shortestSimilar || group.kind !== 'unknown' || readEntry(stemWord(group.word))) return group;
  const stem = stemWord(group.word);
  const isMeant = (word: string) => isSimilar(group.word, word) || isSimilar(stem, stemWord(word));
  const similar = known.filter(isMeant);
  const meant = similar.length > 0 ? similar : otherLanguages.flatMap(listWords).filter(isMeant);
  return meant.length === 0 ? group : createSimilarGroup(group.word, meant);
}

const shortName = 3;

/** Whether matches inside other words should be ranked last. */
export function isShortName(groups: readonly WordGroup[]): boolean {
  const [group, ...others] = groups;
  return (
    group !== undefined &&
    others.length === 0 &&
    group.word.length <= shortName &&
    readEntry(stemWord(group.word)) !== undefined
  );
}

export function relatedInTitle({ direct, wide }: WordGroup): string[] {
  return wide.filter((word) => !/^[@=]/.test(word) || direct.includes(word)).map(inTitle);
}
