import { entryOf, joinedStem, sizesInText, tokensOf } from '@clothesline/api-client/search';
import { isMisspelledFiller } from './fillers.js';
import type { Name } from './names.js';
import { namesIn, nameMeantBy } from './names.js';

/** What somebody looks for. */
export interface Wish {
  /** Any of them will do. */
  things: readonly Name[];
  /** For whom. */
  audience: readonly Name[];
  colors: readonly Name[];
  materials: readonly Name[];
  /** For what: the rain, an interview. */
  purposes: readonly Name[];
  /** As somebody says them: "4 year old", "size 8". See `sizesOf`. */
  sizes: readonly string[];
  /** What it may not be: "not black". */
  unwanted: readonly Name[];
  /** Words that are in no vocabulary: of a place, of a brand, of anything. */
  unknown: readonly string[];
}

export const noWish: Wish = {
  things: [],
  audience: [],
  colors: [],
  materials: [],
  purposes: [],
  sizes: [],
  unwanted: [],
  unknown: [],
};

/** The most words of a message, of each kind, that are looked for. */
const maxWords = 8;

/** What a text wishes for. */
export function wishIn(text: string): Wish {
  const sizes = sizeTexts(text);
  // What says a size is no word to look for: "4 year old".
  const rest = sizes.reduce(
    (left, said) => left.replace(said.replace(addedWord, '').toLowerCase(), ' '),
    text.toLowerCase(),
  );
  const unwanted = [...rest.matchAll(unwantedPattern)].flatMap(([, word = '']) => looksIn(word));
  const wanted = rest.replaceAll(unwantedPattern, (said, word: string) => (looksIn(word).length > 0 ? ' ' : said));
  return withNames({ ...noWish, sizes, unwanted }, namesIn(wanted));
}

/** "Not black", "that is not too warm". */
const unwantedPattern =
  /\b(?:not|without|except|anything but|other than)(?: (?:is|be|in|of|too|a|the)){0,3} (\p{L}+)/gu;

const looksIn = (word: string) => namesIn(word).names.filter(({ entry }) => entry.facet !== 'audience');

/** A suit's size is one by itself, in words that are about anything. */
const suitSize = /\b\d{2} ?[rsl]\b/i;

/** "A girl of 8". */
const kidsYears =
  /\b(?:girl|boy|kid|child|son|daughter|toddler|grandson|granddaughter|niece|nephew) (?:of|is|who is) (\d{1,2})\b/;

/** "He is 8" of somebody who was named before. */
const theirYears = /\b(?:he|she)(?:'s| is| just turned| turned| turns) (\d{1,2})\b/;

/** "I wear a medium". */
const wornSize =
  /\b(?:wears?|takes?|am|i'm|in) (?:an? |size )?(extra small|small|medium|large|extra large|\d{1,2}|x{0,3}[sl])\b/;

/** "A coat, men, L": a letter alone is a size. */
const letterSize = /(?:^|[ ,])((?:x{1,3}|[2-5]x)?[sl]|m)(?=$|[ ,.!?])/i;

/** The most words of an answer that is a size alone: "medium", "a 10". */
const shortAnswer = 2;

/** "Plus size" and the letters that it stands for. */
const plusSize = /\bplus[- ]?sized?\b/;
const plusLetters = ['XL', '2XL', '3XL', '1X', '2X', '3X'];

function sizeTexts(text: string): string[] {
  const found = sizesInText(text).map((size) => size.text);
  if (found.length > 0) return [...new Set(found)];
  const plus = plusSize.exec(text)?.[0];
  if (plus !== undefined) return [plus];
  const years = kidsYears.exec(text)?.[1] ?? theirYears.exec(text)?.[1];
  if (years !== undefined) return [`${years} years old`];
  const suit = suitSize.exec(text)?.[0];
  if (suit !== undefined) return [suit];
  const worn = wornSize.exec(text)?.[1];
  if (worn !== undefined) return [addedSize + worn];
  const letters = letterSize.exec(text)?.[1];
  if (letters !== undefined) return [addedSize + letters];
  const words = tokensOf(text);
  const said = addedSize + (words.at(-1) ?? '');
  return words.length <= shortAnswer && sizesInText(said).length > 0 ? [said] : [];
}

/** Before what is a size only as an answer, so that it is read as one. */
const addedSize = 'size: ';
const addedWord = /^size: /;

/** The sizes of a wish as donations have them: "4y", "M", "shoe 9". What they are of decides what a number means. */
export function sizesOf({ things, audience, sizes }: Wish): string[] {
  if (sizes.length === 0) return [];
  if (sizes.some((said) => plusSize.test(said))) return plusLetters;
  // "My son wears a 4": a size of children.
  const whom = audience.some(isChild) ? 'kids ' : '';
  const words = whom + [...audience, ...things].map(({ word }) => word).join(' ');
  const said = sizes.join(', ');
  const found = sizesInText(`${words} ${said}`);
  const all = found.length > 0 || !suitSize.test(said) ? found : sizesInText(`suit ${said.toUpperCase()}`);
  return [...new Set(all.map(({ size }) => size))];
}

function isChild({ entry }: Name): boolean {
  return [...entry.categories, ...entry.hints].includes('Children');
}

/** Whether a size is an age, in years or months. */
export function isAge(size: string): boolean {
  return size === 'newborn' || /^\d+(?:-\d+)?[ymT]$/.test(size);
}

function withNames(wish: Wish, { names, unknown }: { names: readonly Name[]; unknown: readonly string[] }): Wish {
  const of = (facet: Name['entry']['facet']) => names.filter(({ entry }) => entry.facet === facet);
  const joined = (before: readonly Name[], more: readonly Name[]) =>
    [...new Map([...before, ...more].map((name) => [name.stem, name])).values()].slice(0, maxWords);
  return {
    ...wish,
    things: joined(wish.things, of('thing')),
    audience: joined(wish.audience, of('audience')),
    colors: joined(wish.colors, of('color')),
    materials: joined(wish.materials, of('material')),
    purposes: joined(wish.purposes, of('purpose')),
    unknown: [...new Set([...wish.unknown, ...unknown])].slice(0, maxWords),
  };
}

/** The wish as it was meant: without wrong letters, and "a hat for the sun" as a sun hat. */
export function asMeant(wish: Wish): Wish {
  return asOneThing(spelled(wish));
}

/** A thing and a word beside it as one name of the vocabulary, where it has one. */
function asOneThing(wish: Wish): Wish {
  const [thing, ...others] = wish.things;
  if (!thing) return wish;
  const words = [...wish.unknown, ...wish.purposes.map(({ word }) => word), ...wish.materials.map(({ word }) => word)];
  for (const word of words) {
    const joined = `${word} ${thing.word}`;
    const stem = joinedStem(tokensOf(joined));
    const entry = entryOf(stem);
    if (entry?.facet !== 'thing') continue;
    return {
      ...wish,
      things: [{ word: joined, stem, entry }, ...others],
      unknown: wish.unknown.filter((one) => one !== word),
      purposes: wish.purposes.filter((one) => one.word !== word),
      materials: wish.materials.filter((one) => one.word !== word),
    };
  }
  return wish;
}

function spelled(wish: Wish): Wish {
  const meant = wish.unknown.map((word) => ({ word, name: nameMeantBy(word) }));
  return withNames(
    { ...wish, unknown: [] },
    {
      names: meant.flatMap(({ name }) => name ?? []),
      unknown: meant.flatMap(({ word, name }) => (name || isMisspelledFiller(word) ? [] : [word])),
    },
  );
}

/** Whether nothing is wished for. */
export function isEmptyWish({ sizes, unknown, ...names }: Wish): boolean {
  return sizes.length === 0 && unknown.length === 0 && Object.values(names).every((list) => list.length === 0);
}

/** Whether the wish surely is for clothes: it says something that the vocabulary knows. */
export function isSureWish(wish: Wish): boolean {
  return !isEmptyWish({ ...wish, unknown: [] });
}
