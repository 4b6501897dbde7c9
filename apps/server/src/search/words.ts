import { stemmer } from 'stemmer';
import { foldWidth } from '@clothesline/api-client/contract';

/** Joins words that a donation must all have. */
export const allOf = '&';

/** Longest word that is searched as a word, in UTF-16 units. Longer ones are searched as text. */
const longest = 60;

/** Words whose forms the stemmer does not unify. */
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
  // Its stem is that of "comfortable".
  ['comforter', 'duvet'],
  // Their stems would be "leg", "run", and "fit", which have other meanings.
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
 * The words of a text: lower case, without accents and apostrophes ("Women’s" is "women", "café" is "cafe"). A hyphen
 * parts them as a space does.
 */
export function splitWords(text: string): string[] {
  return splitChunks(text).flat();
}

/** The same, with hyphenated words as one list. */
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

/** A word's stem, which its plural and other common forms share: "dresses" and "dress", "knitted" and "knits". */
export function stemWord(word: string): string {
  const regular = irregulars.get(word) ?? word;
  return /^[a-z]+$/.test(regular) ? stemmer(regular) : regular;
}

/** The stem of words that may be written as one: "rain coat", "rain-coat", "raincoat". */
export function joinedStem(words: readonly string[]): string {
  return stemWord(words.join(''));
}
