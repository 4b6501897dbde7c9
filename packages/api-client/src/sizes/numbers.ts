import { between, listOf, numbersIn, sizeWord, whom, type Rule, type Surroundings } from './rule.js';
import { endsWithShoe } from './things.js';

const number = String.raw`\d{1,2}(?:\.5)?(?![\d.]*\d)`;

const system = String.raw`(?<system>european|euro|eur|eu|uk|usa|us|au|fr|it|de)`;

const otherNames = new Map([
  ['european', 'EU'],
  ['euro', 'EU'],
  ['eur', 'EU'],
  ['usa', 'US'],
]);

/** Systems that are words, too, in small letters. */
const words = new Set(['us', 'it', 'de', 'fr', 'au']);

const readSystem: Rule['read'] = ({ system: name = '', list, suffix }, { isForKids, thing }) => {
  if (words.has(name)) return undefined;
  if (suffix !== undefined && /[cy]/i.test(suffix) && (thing === 'shoe' || isForKids)) {
    return numbersIn(list).flatMap((size) => shoe(size, true));
  }
  return numbersIn(list).map((size) => `${otherNames.get(name.toLowerCase()) ?? name.toUpperCase()} ${size}`);
};

/** The largest of children's shoes; those of youths begin with 1 again. */
const largestOfKids = 13.5;

/** A size of shoes; none where no shoe is so large. */
export function shoe(size: string, isForKids: boolean): string[] {
  const value = Number(size);
  if (isForKids && value <= largestOfKids) return [`kids ${size}`];
  return value <= 17 || (value >= 34 && value <= 52) ? [`shoe ${size}`] : [];
}

/** Numbers with whom they are for, such as "Women's 8". "Girls 8 dresses" are eight, and "Girls 8" is an age. */
function readWhom({ whom: name = '', list }: Record<string, string | undefined>, around: Surroundings) {
  const [low = '', high, ...more] = numbersIn(list);
  if (around.thing === 'shoe') return numbersIn(list).flatMap((size) => shoe(size, around.isForKids));
  const isAlone = /^ ?(?:$|[,();:|/.]|- )/.test(around.after);
  if (!isAlone && high === undefined && !/^ [a-z'-]*(?:[a-rt-z]|ss)(?: |$)/.test(around.after)) return undefined;
  // Juniors are women's sizes, and a junior is a child.
  if (!isChild.test(name) || /^juniors/i.test(name)) return numbersIn(list);
  if (around.thing === undefined && high === undefined) return shoe(low, true);
  if (more.length > 0 || Number(high ?? low) > 16) return undefined;
  return [high === undefined ? `${low}y` : `${low}-${high}y`];
}

const isChild = /^(?:girl|boy|kid|child|toddler|youth|infant|junior|teen)/i;

const spelledOut = ['two', 'four', 'six', 'eight', 'ten', 'twelve', 'fourteen', 'sixteen', 'eighteen'];

/** Numbers: "EU 38", "size 10", "shoe 9", "kids 13". */
export const numbers: readonly Rule[] = [
  {
    pattern: new RegExp(String.raw`\bsize (?<word>${spelledOut.join('|')})\b`, 'gi'),
    read: ({ word = '' }, { thing, isForKids }) => {
      const size = String(2 * (spelledOut.indexOf(word.toLowerCase()) + 1));
      return thing === 'shoe' ? shoe(size, isForKids) : [size];
    },
  },
  {
    // Widths of children's clothes: "10 slim", "husky 12"
    pattern: /\b(?<size>\d{1,2}) (?:slim|husky|regular)\b|\b(?:slim|husky) (?<second>\d{1,2})\b/gi,
    read: ({ size, second }, { isForKids }) => (isForKids ? [size ?? second ?? ''] : undefined),
  },
  {
    // Women's: "16W", "10P"
    pattern: /(?<![\w.])(?<size>\d{1,2}[WP])\b(?! ?[x/])/g,
    read: ({ size = '' }, { thing }) => (thing === 'other' ? [size] : undefined),
  },
  {
    pattern: /(?<![\w/.])(?<first>\d{1,2})\/(?<second>\d{1,2})(?= plus\b)/gi,
    read: ({ first = '', second = '' }) => (Number(second) - Number(first) === 2 ? [first, second] : undefined),
  },
  {
    pattern: /\b[CY](?<size>\d{1,2}(?:\.5)?)\b/g,
    read: ({ size = '' }, { thing }) => (thing === 'shoe' ? shoe(size, true) : undefined),
  },
  {
    pattern: new RegExp(
      String.raw`\b${system}[ :-]{0,2}(?:${whom} )?(?:${sizeWord})?(?:${whom} )?(?<list>${listOf(number)})(?<suffix>[CYMWBDE])?(?![%\w])`,
      'gi',
    ),
    read: readSystem,
  },
  { pattern: new RegExp(String.raw`\b(?<list>${number}) ?\(?${system}\b`, 'gi'), read: readSystem },
  {
    pattern: new RegExp(
      String.raw`\b${sizeWord}(?:${whom} )?(?<list>${listOf(number)})(?<suffix>[WPCYMDBNE]{1,3})?(?![\w%"])`,
      'gi',
    ),
    read: ({ list, suffix = '' }, { thing, isForKids }) => {
      if (thing === 'shoe') return numbersIn(list).flatMap((size) => shoe(size, isForKids || /[cy]/i.test(suffix)));
      const ofClothes = /^[wp]$/i.test(suffix) ? suffix.toUpperCase() : '';
      return numbersIn(list).flatMap((size) => (Number(size) <= 60 ? [size + ofClothes] : []));
    },
  },
  {
    pattern: /\b(?<size>\d{1,2}(?:\.5)?)[CY]\b/g,
    read: ({ size = '' }, { thing }) => (thing === 'shoe' ? shoe(size, true) : undefined),
  },
  {
    pattern: new RegExp(String.raw`\b(?<whom>${whom}) (?<list>${listOf(number)})(?! ?-?(?:x|pack)\b|[\w%"])`, 'gi'),
    read: readWhom,
  },
  {
    // The last word of a title: "Ladies' wool skirt 14"
    pattern: /(?<=[a-z] )(?<size>\d{1,2})(?=$|\|)/gi,
    read: ({ size = '' }, { before, thing }) =>
      thing === 'other' &&
      Number(size) % 2 === 0 &&
      Number(size) <= 28 &&
      /\b(?:women|lady|ladies|misses)\b/.test(before)
        ? [size]
        : undefined,
  },
  {
    // The same of children's: "Boys' shirts, 10-12"
    pattern: new RegExp(String.raw`(?<=[a-z],? )(?<from>\d{1,2})${between}(?<to>\d{1,2})(?=$|\|)`, 'gi'),
    read: ({ from, to }, { isForKids, thing }) =>
      isForKids && thing === 'other' && Number(to) <= 16 && Number(to) > Number(from) ? [`${from}-${to}y`] : undefined,
  },
  {
    // "9.5 mens"
    pattern: new RegExp(String.raw`(?<![\w.])(?<size>${number}) (?:${whom})(?= ?(?:$|[,();:|/.]))`, 'gi'),
    read: ({ size = '' }, { thing, isForKids }) => (thing === 'shoe' ? shoe(size, isForKids) : undefined),
  },
  {
    // Right behind the word for the shoes
    pattern: new RegExp(String.raw`(?<=[a-z]{3},? )(?<size>${number})(?=$|[,();:|/.]| - | (?:wide|narrow)\b)`, 'gi'),
    read: ({ size = '' }, { before, isForKids }) => (endsWithShoe(before) ? shoe(size, isForKids) : undefined),
  },
];
