import { entryOf, isStopWord, tokensOf, vocabularyWords, type Entry } from '@clothesline/api-client/search';
import { isFiller } from './fillers.js';
import { Spelling } from './spelling.js';
import { joinedStemFor, stemFor } from './stems.js';
import { isUsualSpanish } from './usualSpanish.js';
import { isUsualWord } from './usualWords.js';

/** A name of the vocabulary in a text: of a thing, or of what is said of things. */
export interface Name {
  /** As it was written, or as it was meant. */
  word: string;
  stem: string;
  entry: Entry;
  /** As it is called in an answer, where that is another word; empty where it was not said. */
  called?: string;
  /** Whether a message asks for it and for nothing else: "for the rain". */
  isAsked?: boolean;
  /** Whether it is in no vocabulary: its stems, with a space between them. */
  isPlain?: boolean;
  /** Whether another one of its kind will do as well: "wool or cashmere". */
  isEither?: boolean;
}

export interface Names {
  names: Name[];
  /** Names of things right before another thing: in "blanket scarf" it is the blanket. */
  before: Set<Name>;
  /** Words that say something and are in no vocabulary. */
  unknown: string[];
}

/** The longest name of the vocabulary, in words. */
const longestName = 3;

/** The names in a text, the longest that end at a word ("denim jean jacket" is a jean jacket), and the other words that say something. */
export function namesIn(text: string): Names {
  const tokens = tokensOf(text);
  const found: Names = { names: [], before: new Set(), unknown: [] };
  let next: Name | undefined;
  for (let end = tokens.length; end > 0;) {
    const name = nameBefore(tokens, end);
    const word = tokens[end - 1] ?? '';
    if (name && isThing(name.name) && next && isThing(next)) found.before.add(name.name);
    next = name?.name;
    if (name) found.names.unshift(name.name);
    const isSleeve = !name && /^sleeve[sd]?$/.test(word) && /^(?:long|short)$/.test(tokens[end - 2] ?? '');
    // Alone, the sleeves would be of any length.
    if (isSleeve) found.unknown.unshift(`${tokens[end - 2] ?? ''} ${word}`);
    else if (!name && !isStopWord(word) && !isFiller(word) && !/^\d+$/.test(word)) found.unknown.unshift(word);
    end -= isSleeve ? 2 : (name?.length ?? 1);
  }
  return found;
}

const isThing = ({ entry }: Name) => entry.facet === 'thing';

function nameBefore(tokens: readonly string[], end: number): { name: Name; length: number } | undefined {
  for (let length = Math.min(longestName, end); length > 0; length -= 1) {
    const words = tokens.slice(end - length, end);
    const stem = joinedStemFor(words);
    // "Sweater red" has the stem of a sweater.
    if (length > 1 && words.some((word) => stemFor(word) === stem)) continue;
    // "Get a coat" holds no geta, and "the dress is" or "that dress, I" nothing dressy.
    if (length > 1 && words.some((word) => ['a', 'i', 'is'].includes(word))) continue;
    const entry = length > 1 || !isFiller(words[0] ?? '') ? entryOf(stem) : undefined;
    if (entry) return { name: { word: words.join(' '), stem, entry }, length };
  }
  return undefined;
}

/** What a thing is made of, rather than the thing: "corduroy shortalls". */
const materials = new Set(['corduroy', 'cord', 'denim', 'knit']);

/** Whether a word is a material, though it is a name of a thing, too. */
export const isMaterial = (word: string) => materials.has(word);

let spelling: Spelling | undefined;

/** The name that was meant by a word with wrong letters; undefined where there is none. Usual words are meant as they are. */
export function nameMeantBy(word: string): Name | undefined {
  if (isUsualWord(word) || isUsualSpanish(word)) return undefined;
  spelling ??= new Spelling(
    vocabularyWords().flatMap((known) => (known.endsWith('s') ? [known] : [known, `${known}s`])),
  );
  const meant = spelling.meantBy(word);
  const entry = meant === undefined ? undefined : entryOf(stemFor(meant));
  return meant !== undefined && entry ? { word: meant, stem: stemFor(meant), entry } : undefined;
}
