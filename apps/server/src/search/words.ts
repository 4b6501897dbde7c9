import { stemmer } from 'stemmer';
import { foldWidth } from '@clothesline/api-client/contract';

export const allOf = '&';

const longest = 60;

/** The stemmer doesn't reduce these to the same stem. */
const irregulars = new Map([
  ['woman', 'women'],
  ['womens', 'women'],
  ['womans', 'women'],
  ['man', 'men'],
  ['mens', 'men'],
  ['mans', 'men'],
  ['child', 'children'],
  ['childrens', 'children'],
  ['childs', 'children'],
  ['foot', 'feet'],
  ['scarves', 'scarf'],
  ['knives', 'knife'],
  ['grey', 'gray'],
  // would have the same stem as "comfortable"
  ['comforter', 'duvet'],
  // the stems would be "leg", "run" and "fit"
  ['leggings', 'jeggings'],
  ['legging', 'jeggings'],
  ['running', 'jogging'],
  ['fitness', 'workout'],
  ['woollen', 'wool'],
  ['woolen', 'wool'],
  ['woolly', 'wool'],
  ['wooly', 'wool'],
]);

/**
 * Lowercases and removes accents, apostrophes and the possessive "s" ("Women’s" becomes "women"). Hyphens separate
 * words.
 */
export function splitWords(text: string): string[] {
  return splitChunks(text).flat();
}

export function splitChunks(text: string): string[][] {
  const plain = foldWidth(text)
    .toLowerCase()
    .replaceAll(/['’‘ʼ`´]s(?![\p{L}\p{N}])/gu, '')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’‘ʼ`´]/g, '')
    .normalize('NFC');
  const chunks = plain.match(/[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)*/gu) ?? [];
  return chunks.map((chunk) => chunk.split('-').filter((word) => word.length <= longest));
}

/** Unifies forms like "dresses" and "dress", or "knitted" and "knits". */
export function stemWord(word: string): string {
  const regular = irregulars.get(word) ?? word;
  return /^[a-z]+$/.test(regular) ? stemmer(regular) : regular;
}

/** Compounds have the same stem however they're written, e.g. "rain coat", "rain-coat" and "raincoat". */
export function joinedStem(words: readonly string[]): string {
  return stemWord(words.join(''));
}
