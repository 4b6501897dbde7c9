import type { Donation } from '../contract/donation.js';
import { sizedText } from './sizes/parseSizes.js';
import { textToSizeWords } from './sizes/sizeWords.js';
import { isKnownName } from './vocabulary.js';
import { impliedWearer, wearerWord } from './impliedWearer.js';
import { splitChunks, joinedStem, stemWord } from './words.js';

/** How a category is written among the words of a donation. */
export function categoryWord(category: string): string {
  return `@${category.toLowerCase()}`;
}

/** How a word of the title is written among the words of a donation, besides the word itself. */
export function titleWord(word: string): string {
  return `^${word}`;
}

const isMark = /^[@=^#]/;

/** A word as it stands in the title; a category, a size or a wearer as it is. */
export function inTitle(word: string): string {
  return isMark.test(word) ? word : titleWord(word);
}

/**
 * Returns the words that find a donation: the stems of its words, those of its title once more (see `titleWord`), its
 * category, its sizes (see `sizeToWords`), and its usual wearer if its text names none. Servers store them beside the
 * donation.
 */
export function searchWords({
  title,
  description,
  locationName,
  category,
}: Pick<Donation, 'title' | 'description' | 'locationName' | 'category'>): string[] {
  const ofTitle = listStems(title, () => true);
  const others = [description, locationName].flatMap((text) => listStems(text, isKnownName));
  const sizes = textToSizeWords(sizedText({ title, description }));
  const wearer = impliedWearer({ title, description, category });
  return [
    ...new Set([
      ...ofTitle.map(titleWord),
      ...ofTitle,
      ...others,
      categoryWord(category),
      ...sizes,
      ...(wearer ? [wearerWord(wearer)] : []),
    ]),
  ];
}

/** The stems of a text, and of two words side by side as one where they have a hyphen or `areOne` says so. */
function listStems(text: string, areOne: (stem: string) => boolean): string[] {
  const chunks = splitChunks(text);
  const words = chunks.flat();
  const withHyphen = chunks.filter(({ length }) => length > 1).map(joinedStem);
  const pairs = words
    .slice(1)
    .map((word, index) => joinedStem([words[index] ?? '', word]))
    .filter(areOne);
  return [...words.map(stemWord), ...withHyphen, ...pairs];
}
