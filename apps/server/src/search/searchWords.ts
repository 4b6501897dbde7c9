import type { Donation } from '@clothesline/api-client/contract';
import { sizedText } from './sizes/parseSizes.js';
import { textToSizeWords } from './sizes/sizeWords.js';
import { withEnglishNames } from './names.js';
import { isKnownName } from './vocabulary.js';
import { impliedWearer, wearerWord } from './impliedWearer.js';
import { allOf, splitChunks, joinedStem, stemWord } from './words.js';

export function categoryWord(category: string): string {
  return `@${category.toLowerCase()}`;
}

export function titleWord(word: string): string {
  return `^${word}`;
}

const isMark = /^[@=^#]/;

/** Restricts a word to titles. Categories, sizes and wearers stay as they are because their position doesn't matter. */
export function inTitle(word: string): string {
  return isMark.test(word) ? word : word.split(allOf).map(titleWord).join(allOf);
}

/**
 * All words a donation can be found by: the stems of its words and their English translations, title words a second
 * time (`titleWord`), the category, sizes (`sizeToWords`), and the implied wearer. Stored together with the donation.
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

/** Includes the stems of compounds, if they have a hyphen or if `areOne` accepts them. */
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
