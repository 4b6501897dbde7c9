import { readSections } from '../language/sections.js';
import texts from './phrases.txt';

/** A word of a phrase: its alternatives, and whether it may be left out. */
interface Slot {
  words: ReadonlySet<string>;
  beginnings: readonly string[];
  isOptional: boolean;
}

interface PhraseList {
  phrases: readonly (readonly Slot[])[];
  /** Phrases that are not meant, though one of the others begins them. */
  exceptions: readonly (readonly Slot[])[];
}

function readSlot(text: string): Slot {
  const words = text.replace(/\?$/, '').split('|');
  return {
    words: new Set(words.filter((word) => !word.endsWith('*'))),
    beginnings: words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    isOptional: text.endsWith('?'),
  };
}

const readPhrase = (line: string) => line.replace(/^- /, '').split(' ').map(readSlot);

const lists = new Map(
  [...readSections(texts)].map(([name, lines]): [string, PhraseList] => [
    name,
    {
      phrases: lines.filter((line) => !line.startsWith('- ')).map(readPhrase),
      exceptions: lines.filter((line) => line.startsWith('- ')).map(readPhrase),
    },
  ]),
);

/** The words of a message: small letters, no accents. */
export const readPlainWords = (plain: string): string[] => plain.match(/[\p{L}\p{N}]+/gu) ?? [];

const isFilled = ({ words, beginnings }: Slot, word: string) =>
  words.has(word) || words.has('_') || beginnings.some((beginning) => word.startsWith(beginning));

/** Where a phrase that begins at a word ends; undefined if it does not stand there. */
function endPhrase(phrase: readonly Slot[], words: readonly string[], start: number): number | undefined {
  const [slot, ...rest] = phrase;
  if (!slot) return start;
  const word = words[start];
  // "$" is the end of the message.
  if (slot.words.has('$')) return word === undefined ? start : undefined;
  const end = word !== undefined && isFilled(slot, word) ? endPhrase(rest, words, start + 1) : undefined;
  return end ?? (slot.isOptional ? endPhrase(rest, words, start) : undefined);
}

/** The end of the longest phrase of a list that begins at a word. */
function endList(name: string, words: readonly string[], start: number): number | undefined {
  const { phrases, exceptions } = lists.get(name) ?? { phrases: [], exceptions: [] };
  if (exceptions.some((phrase) => endPhrase(phrase, words, start) !== undefined)) return undefined;
  const ends = phrases.map((phrase) => endPhrase(phrase, words, start)).filter((end) => end !== undefined);
  return ends.length > 0 ? Math.max(...ends) : undefined;
}

/** Where words go on after phrases of a list. */
function skipList(name: string, words: readonly string[], start: number): number {
  const end = endList(name, words, start);
  return end === undefined || end === start ? start : skipList(name, words, end);
}

/** Whether a phrase of a list stands in a message. */
export const hasPhrase = (name: string, words: readonly string[]): boolean =>
  words.some((_, at) => endList(name, words, at) !== undefined);

/** Whether a message begins with a phrase of a list, after words of its fillers. */
export const beginsWithPhrase = (name: string, words: readonly string[]): boolean =>
  words.some((_, at) => at <= skipList(`${name} fillers`, words, 0) && endList(name, words, at) !== undefined);

/** Whether a message has nothing but phrases of a list and of its fillers, and at least one of the list. */
export function isOnlyPhrases(name: string, words: readonly string[]): boolean {
  let hasAny = false;
  for (let at = 0; at < words.length;) {
    const end = endList(name, words, at);
    if (end !== undefined) hasAny = true;
    const next = end ?? endList(`${name} fillers`, words, at);
    if (next === undefined || next === at) return false;
    at = next;
  }
  return hasAny;
}
