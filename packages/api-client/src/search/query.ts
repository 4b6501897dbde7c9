import { sizesInText } from './sizes/parseSizes.js';
import { sizeToWords } from './sizes/sizeWords.js';
import { categoryWord } from './searchWords.js';
import { isStopWord } from './stopWords.js';
import { readEntry, type Entry } from './vocabulary.js';
import { wearerWord } from './impliedWearer.js';
import { joinedStem, stemWord, splitWords } from './words.js';

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

/** Weights of words in close matches: the garment before its qualities, and a name before a color or an age. */
const weights = { thing: 20, unknown: 3, known: 2, number: 1 };

/** The most words of a search that are looked for. */
const maxGroups = 8;

/** Letters' names as people search for them; a text says "small" of other things, too. */
const letterNames = new Map([
  ['small', 'S'],
  ['medium', 'M'],
  ['med', 'M'],
  ['large', 'L'],
]);

/** Splits a search into groups of words; empty if it has only stop words. */
export function groupWords(search: string): WordGroup[] {
  const words = [...new Set(splitWords(search))].filter((word) => !isStopWord(word)).slice(0, maxGroups);
  const sizes = sizesInText(search).map(({ size, text }) => ({ said: splitWords(text), words: sizeToWords(size) }));
  const namesThing = words.some((word) => readEntry(stemWord(word))?.facet === 'thing');
  return words.map((word, index) => {
    const before = words.slice(Math.max(0, index - 1), index + 1);
    const after = words.slice(index, index + 2);
    const pairs = [before, after].filter(({ length }) => length === 2);
    const letter = letterNames.get(word);
    const asSize = [
      ...sizes.flatMap((size) => (size.said.includes(word) ? size.words : [])),
      ...(letter === undefined ? [] : sizeToWords(letter)),
    ];
    const other = pairs.find(isOtherThing);
    const stems = other ? [joinedStem(other)] : [stemWord(word), ...pairs.map(joinedStem)];
    return createGroup(word, stems, { more: asSize, namesThing });
  });
}

/** Whether two words name another thing than the second alone: a "dressing gown" is no gown. */
function isOtherThing(pair: readonly string[]): boolean {
  const stem = joinedStem(pair);
  const [both, second] = [readEntry(stem), readEntry(stemWord(pair[1] ?? ''))];
  return both?.facet === 'thing' && second?.facet === 'thing' && !second.kinds.includes(stem);
}

/** The group of a word that was meant where another, similar one was written. */
export function groupOfSimilar(word: string, similar: readonly string[]): WordGroup {
  return createGroup(similar[0] ?? word, similar.map(stemWord), {});
}

interface Around {
  /** Further words that mean the same. */
  more?: readonly string[];
  /** Whether the search names a thing: then donations without a named wearer match too, and come last. */
  namesThing?: boolean;
}

function createGroup(word: string, stems: readonly string[], { more = [], namesThing = false }: Around): WordGroup {
  const entries = stems.flatMap((stem) => readEntry(stem) ?? []);
  const wearers = (['women', 'men'] as const).filter((wearer) =>
    entries.some(({ facet, names, related }) => facet === 'audience' && [...names, ...related].includes(wearer)),
  );
  const direct = [
    ...stems,
    ...entries.flatMap(({ names }) => names),
    ...entries.flatMap(({ categories }) => categories.map(categoryWord)),
    ...entries.flatMap(({ sizes }) => sizes.flatMap(sizeToWords)),
    ...wearers.map(wearerWord),
    ...more,
  ];
  const related = [
    ...entries.flatMap((entry) => entry.related),
    ...entries.flatMap(({ hints }) => hints.map(categoryWord)),
    ...(namesThing && wearers.length > 0 ? [wearerWord('anybody')] : []),
  ];
  return {
    word,
    direct: [...new Set(direct)],
    wide: [...new Set([...direct, ...related])],
    weight: weights[wordKind(word, entries)],
  };
}

function wordKind(word: string, entries: readonly Entry[]): keyof typeof weights {
  if (entries.some(({ facet }) => facet === 'thing')) return 'thing';
  if (entries.length > 0) return 'known';
  return /^(\d+|years?|months?)$/.test(word) ? 'number' : 'unknown';
}
