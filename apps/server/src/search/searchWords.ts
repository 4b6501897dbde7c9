import type { Donation } from '@clothesline/api-client/contract';
import { sizedText } from './sizes/parseSizes.js';
import { textToSizeWords } from './sizes/sizeWords.js';
import { withEnglishNames } from './names.js';
import { isKnownName } from './vocabulary.js';
import { impliedWearer, wearerWord } from './impliedWearer.js';
import { allOf, splitChunks, joinedStem, stemWord } from './words.js';

/** How a category is written among the words of a donation. */
export function categoryWord(category: string): string {
  return `@${category.toLowerCase()}`;
}

/** How a word of the title is written among the words of a donation, besides the word itself. */
export function titleWord(word: string): string {
  return `^${word}`;
}

const isMark = /^[@=^#]/;

/** Marks a word as part of a title; categories, sizes, and wearers stay unchanged. */
export function inTitle(word: string): string {
  return isMark.test(word) ? word : word.split(allOf).map(titleWord).join(allOf);
}

/**
 * Returns the words that find a donation: the stems of its words and of the English names of words in other languages,
 * those of its title again (see `titleWord`), its category, its sizes (see `sizeToWords`), and its usual wearer if
 * none is named. Servers store them with the donation.
 */
export function searchWords({
  title,
  description,
  locationName,
  category,
}: Pick<Donation, 'title' | 'description' | 'locationName' | 'category'>): string[] {
  const english = { title: withEnglishNames(title), description: withEnglishNames(description) };
  const ofTitle = [title, ...(english.title === title ? [] : [english.title])].flatMap((text) =>
    listStems(text, () => true),
  );
  const texts = [description, locationName, ...(english.description === description ? [] : [english.description])];
  const others = texts.flatMap((text) => listStems(text, isKnownName));
  const sizes = textToSizeWords(sizedText({ title, description }));
  const wearer = impliedWearer({ ...english, category });
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

/** The stems of a text, and of adjacent words as one if they have a hyphen or `areOne` agrees. */
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
