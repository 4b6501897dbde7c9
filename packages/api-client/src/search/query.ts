import { sizesInText } from '../sizes/parseSizes.js';
import { wordsOfSize } from '../sizes/sizeWords.js';
import { categoryWord } from './searchWords.js';
import { isStopWord } from './stopWords.js';
import { entryOf, type Entry } from './vocabulary.js';
import { joinedStem, stemOf, tokensOf } from './words.js';

/** One thing that a search asks for. Any of its words, as `searchWords` writes them, is enough. */
export interface WordGroup {
  /** The word as it was asked for, or as it was meant. */
  word: string;
  /** Words that mean the same. */
  direct: string[];
  /** Those, and words of what is related. */
  wide: string[];
  /** How much is missing where it is left out; see `weights`. */
  weight: number;
}

/** What close matches have most of: the garment before all that is said of it, and a name before a color or an age. */
const weights = { thing: 20, unknown: 3, known: 2, number: 1 };

/** The most words of a search that are looked for. */
const maxGroups = 8;

/** What a search asks for, word by word; empty where no word says anything. */
export function groupsOf(search: string): WordGroup[] {
  const words = [...new Set(tokensOf(search))].filter((word) => !isStopWord(word)).slice(0, maxGroups);
  const sizes = sizesInText(search).map(({ size, text }) => ({ said: tokensOf(text), words: wordsOfSize(size) }));
  return words.map((word, index) => {
    const pairs = [words.slice(index - 1, index + 1), words.slice(index, index + 2)].filter(
      ({ length }) => length === 2,
    );
    const asSize = sizes.flatMap((size) => (size.said.includes(word) ? size.words : []));
    return groupOf(word, [stemOf(word), ...pairs.map(joinedStem)], asSize);
  });
}

/** Ages of children, as they stand among the words of a donation: what is for a six-year-old is for kids. */
const ages = Array.from({ length: 14 }, (_, index) => `${index + 1}y`).flatMap(wordsOfSize);

/** The group of a word that was meant where another, similar one was written. */
export function groupOfSimilar(word: string, similar: readonly string[]): WordGroup {
  return groupOf(similar[0] ?? word, similar.map(stemOf));
}

function groupOf(word: string, stems: readonly string[], more: readonly string[] = []): WordGroup {
  const entries = stems.flatMap((stem) => entryOf(stem) ?? []);
  const direct = [
    ...stems,
    ...entries.flatMap(({ names }) => names),
    ...entries.flatMap(({ categories }) => categories.map(categoryWord)),
    ...(entries.some(({ categories }) => categories.includes('Children')) ? ages : []),
    ...more,
  ];
  const related = [
    ...entries.flatMap((entry) => entry.related),
    ...entries.flatMap(({ hints }) => hints.map(categoryWord)),
  ];
  return {
    word,
    direct: [...new Set(direct)],
    wide: [...new Set([...direct, ...related])],
    weight: weights[kindOf(word, entries)],
  };
}

function kindOf(word: string, entries: readonly Entry[]): keyof typeof weights {
  if (entries.some(({ facet }) => facet === 'thing')) return 'thing';
  if (entries.length > 0) return 'known';
  return /^(\d+|years?|months?)$/.test(word) ? 'number' : 'unknown';
}
