import { stemmer } from 'stemmer';
import { foldWidth } from '@clothesline/api-client/contract';

export const allOf = '&';

/** Longer words are searched as text, in UTF-16 units. */
const longest = 60;

/** Forms that the stemmer does not unify. */
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
  // Its stem equals that of "comfortable".
  ['comforter', 'duvet'],
  // Their stems would be "leg", "run", and "fit".
  ['leggings', 'jeggings'],
  ['legging', 'jeggings'],
  ['running', 'jogging'],
  ['fitness', 'workout'],
  ['woollen', 'wool'],
  ['woolen', 'wool'],
  ['woolly', 'wool'],
  ['wooly', 'wool'],
]);

/** Lower case, without accents and apostrophes ("Women’s" is "women"). Hyphens separate words. */
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

/** "dresses" and "dress", "knitted" and "knits" share a stem. */
export function stemWord(word: string): string {
  const regular = irregulars.get(word) ?? word;
  return /^[a-z]+$/.test(regular) ? stemmer(regular) : regular;
}

/** Stem of compounds: "rain coat", "rain-coat", "raincoat". */
export function joinedStem(words: readonly string[]): string {
  return stemWord(words.join(''));
}
