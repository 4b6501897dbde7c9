import { sizesInText, tokensOf } from '@clothesline/api-client/search';
import type { Name } from '../language/names.js';
import { asParsed, oldestChild } from './sizeSayings.js';
import type { Wish } from './wish.js';

/** "A coat, men, L": a letter alone is a size. */
const letterSize = /(?:^|[ ,])((?:x{1,3}|[2-5]x)?[sl]|m)(?=$|[ ,.!?])/i;

/** "XS or S". */
const letterPair = /(?:^|[ ,])((?:x{1,3}|[2-5]x)?[sl]|m)(?: or | ?\/ ?)((?:x{1,3}|[2-5]x)?[sl]|m)(?=$|[ ,.!?])/i;

/** A size in words that stands by itself, not of a bag. */
const wordSize =
  /(?:^|[ ,])((?:extra )?(?:small|medium|large))(?=$|[ ,.!?])(?! \w*(?:bags?|totes?|packs?|scar|shawl|umbrella|box|bundle|lot|suitcase))/;

/** The most words of an answer that is a size alone: "medium", "a 10". */
const shortAnswer = 2;

/** "Plus size" and the letters that it stands for. */
const plusSize = /\bplus[- ]?sized?\b/;
const plusLetters = ['XL', '2XL', 'XXL', '3XL', '1X', '2X', '3X'];

/** "Under size 10" and "size 14 or larger": numbers of clothes. */
const upTo =
  /\b(under|below|smaller than|less than|up to|at most) (?:an? )?size:? ?(\d{1,2})\b|\bsize:? ?(\d{1,2}) (?:or|and) (?:smaller|less|under|below)\b/;
const from =
  /\b(over|above|larger than|bigger than|at least) (?:an? )?size:? ?(\d{1,2})\b|\bsize:? ?(\d{1,2}) (?:or|and) (?:larger|bigger|more|up|over|above)\b/;

/** "Bigger than M". */
const letters = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'];
const letterRange =
  /\b(bigger|larger|over|above|smaller|under|below)(?: than)? (?:an? )?(?:size:? ?)?(xs|s|m|l|xl|2xl|3xl)\b(?!['-])/;

/** The largest number of women's clothes. */
const largest = 28;

/** Before what is a size only as an answer, so that it is read as one. */
const addedSize = 'size: ';
const addedWord = /^size: /;

/** Whom a size is for is said beside it, too: "mens L". */
const whomWords =
  /\b(?:wom[ae]n|m[ae]n|lad(?:y|ies|ys)|girl|boy|kid|child(?:ren)?|toddler|teen|baby|newborn)(?:'?s'?)?(?![\p{L}])/gu;

/** The sizes that a text says, and the rest of the text. */
export function sizesSaid(message: string): { sizes: string[]; rest: string } {
  const text = asParsed(message);
  const sizes = [...new Set(sizeTexts(text).map((size) => size.trim()))];
  // What says a size is no word to look for: "4 year old".
  const rest = sizes.reduce((left, said) => {
    const words = said.replace(addedWord, '').toLowerCase();
    return left.toLowerCase().replace(asWords(words), ` ${words.match(whomWords)?.join(' ') ?? ''} `);
  }, text.toLowerCase());
  return { sizes, rest };
}

/** A text where no letter or number goes on with it. */
const asWords = (text: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}'])${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\\p{L}\\p{N}])`, 'u');

function sizeTexts(text: string): string[] {
  for (const pattern of [upTo, from, letterRange, plusSize]) {
    const said = pattern.exec(text)?.[0];
    if (said !== undefined) return [said];
  }
  const pair = letterPair.exec(text);
  if (pair) return pair.slice(1).map((letters) => addedSize + letters);
  const found = sizesInText(text).map((size) => size.text);
  if (found.length > 0) return found;
  const letters = (wordSize.exec(text) ?? letterSize.exec(text))?.[1];
  if (letters !== undefined) return [addedSize + letters];
  const words = tokensOf(text);
  const said = addedSize + (words.at(-1) ?? '');
  return words.length <= shortAnswer && sizesInText(said).length > 0 ? [said] : [];
}

const known = new WeakMap<Wish, string[]>();

/** The sizes of a wish as donations have them: "4y", "M", "shoe 9". What they are of decides what a number means. */
export function sizesOf(wish: Wish): string[] {
  const sizes = known.get(wish) ?? readSizes(wish);
  known.set(wish, sizes);
  return sizes;
}

function readSizes({ things, audience, sizes }: Wish): string[] {
  if (sizes.length === 0) return [];
  if (sizes.some((said) => plusSize.test(said))) return plusLetters;
  const said = sizes.join(', ');
  const range = lettersIn(said) ?? rangeIn(said);
  if (range) return range;
  const isForChild = audience.some(isChild);
  // "My son wears a 4": a size of children.
  const words = (isForChild ? 'kids ' : '') + [...audience, ...things].map(({ word }) => word).join(' ');
  const read = [...new Set(sizesInText(`${words} ${said}`).map(({ size }) => size))];
  // "Newborn" says whom it is for, and is no size beside "6 months".
  const ofWords = new Set(sizesInText(words).map(({ size }) => size));
  const own = read.filter((size) => !ofWords.has(size));
  const found = own.length > 0 ? own : read;
  return isForChild ? [...new Set(found.flatMap((size) => [size, ...agesLike(size, things)]))] : found;
}

/** Clothes of children are sized by age: "girls size 6". */
function agesLike(size: string, things: readonly Name[]): string[] {
  const [, kids, number] = /^(kids )?(\d{1,2})$/.exec(size) ?? [];
  if (number === undefined || (kids !== undefined && things.length > 0)) return [];
  return Number(number) <= oldestChild ? [`${number}y`] : [];
}

/** The letters above or below one. */
function lettersIn(said: string): string[] | undefined {
  const [, than, letter = ''] = letterRange.exec(said) ?? [];
  if (than === undefined) return undefined;
  const at = letters.indexOf(letter.toUpperCase());
  return ['smaller', 'under', 'below'].includes(than) ? letters.slice(0, at) : letters.slice(at + 1);
}

/** The even numbers up to a size, or from one on. */
function rangeIn(said: string): string[] | undefined {
  const [, below, ofLess, orLess] = upTo.exec(said) ?? [];
  const [, above, ofMore, orMore] = from.exec(said) ?? [];
  const number = Number(ofLess ?? orLess ?? ofMore ?? orMore);
  if (Number.isNaN(number)) return undefined;
  const isWithout =
    ['under', 'below', 'smaller than', 'less than'].includes(below ?? '') ||
    (above !== undefined && above !== 'at least');
  return Array.from({ length: largest / 2 + 1 }, (_, index) => 2 * index)
    .filter((size) => (isWithout ? size !== number : true) && ((ofLess ?? orLess) ? size <= number : size >= number))
    .map(String);
}

export function isChild({ entry }: Name): boolean {
  return [...entry.categories, ...entry.hints].includes('Children');
}

/** Whether a size is an age, in years or months. */
export function isAge(size: string): boolean {
  return size === 'newborn' || /^\d+(?:-\d+)?[ymT]$/.test(size);
}
