import { listOf, numbersIn, sizeWord, whom, type Rule, type Surroundings } from './rule.js';
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

function shoe(size: string, isForKids: boolean): string[] {
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
  if (!isChild.test(name)) return numbersIn(list);
  if (around.thing === undefined && high === undefined) return shoe(low, true);
  if (more.length > 0 || Number(high ?? low) > 16) return undefined;
  return [high === undefined ? `${low}y` : `${low}-${high}y`];
}

const isChild = /^(?:girl|boy|kid|child|toddler|youth|infant|junior)/i;

/** Numbers: "EU 38", "size 10", "shoe 9", "kids 13". */
export const numbers: readonly Rule[] = [
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
    // Right behind the word for the shoes
    pattern: new RegExp(String.raw`(?<=[a-z]{3},? )(?<size>${number})(?=$|[,();:|/.]| - | (?:wide|narrow)\b)`, 'gi'),
    read: ({ size = '' }, { before, isForKids }) => (endsWithShoe(before) ? shoe(size, isForKids) : undefined),
  },
];
