import { stemOf } from '@clothesline/api-client/search';
import { LRUCache } from 'lru-cache';

/** Stems that are remembered: most words of donations and messages are the same few. About 2 MB. */
const known = new LRUCache<string, string>({ max: 20_000 });

/** As `stemOf` of the search, of words that come again and again. */
export function stemFor(word: string): string {
  const found = known.get(word);
  if (found !== undefined) return found;
  const stem = stemOf(word);
  known.set(word, stem);
  return stem;
}

/** As `joinedStem` of the search. */
export function joinedStemFor(words: readonly string[]): string {
  return stemFor(words.length === 1 ? (words[0] ?? '') : words.join(''));
}
