import { oldest } from './ages.js';
import {
  listPattern,
  readNumbers,
  shortListPattern,
  sizeWord,
  readSpans,
  whom,
  type Rule,
  type Surroundings,
} from './rule.js';
import { isOne, isTrousers, lastThing, nextWords } from './things.js';

/** Excludes measurements and counts. */
export const number = String.raw`\d{1,2}(?:\.5)?(?![\d.]*\d)(?! ?-?(?:"|inch|cm\b| \d\/\d))`;

const system = String.raw`(?<system>european|euro|eur|eu|uk|usa|us|au|fr|it|de)`;

const otherNames = new Map([
  ['european', 'EU'],
  ['euro', 'EU'],
  ['eur', 'EU'],
  ['usa', 'US'],
]);

const words = new Set(['us', 'it', 'de', 'fr', 'au']);

const readSystem: Rule['read'] = ({ system: name = '', list, suffix }, { isForKids, thing }) => {
  if (words.has(name)) return undefined;
  if (suffix !== undefined && /[cy]/i.test(suffix) && (thing === 'shoe' || isForKids)) {
    return readNumbers(list).flatMap((size) => shoe(size, true));
  }
  return readNumbers(list).map((size) => `${otherNames.get(name.toLowerCase()) ?? name.toUpperCase()} ${size}`);
};

/** Youth sizes continue from 1 after this. */
const largestOfKids = 13.5;

export function shoe(size: string, isForKids: boolean): string[] {
  const value = Number(size);
  if (isForKids && value <= largestOfKids) return [`kids ${size}`];
  return value <= 17 || (value >= 34 && value <= 52) ? [`shoe ${size}`] : [];
}

const plusSize = /\b(?:plus|curve|torrid|lane bryant|catherines)\b/;

/** For jeans, the number is the waist in inches. Other pants may have European sizes. */
function isWaist(size: string, { noun, before, after, wearer }: Surroundings): boolean {
  const isOfTrousers = isTrousers(noun) || /\blevi'?s\b/.test(before) || /\bjeans\b/.test(nextWords(after));
  if (!isOfTrousers || wearer === 'child' || plusSize.test(before) || plusSize.test(after)) return false;
  const most = /^(?:jeans?|denims|levis?|wranglers)$/.test(noun) || /\bm[ae]n'?s?\b/.test(before) ? 46 : 33;
  return Number(size) >= 24 && Number(size) <= most;
}

/** For children, a number is an age. Large jeans sizes are waists. */
export function clothes(list: string | undefined, around: Surroundings): string[] {
  if (around.wearer !== 'child') {
    const sizes = readNumbers(list).filter((size) => Number(size) <= 60);
    return sizes.map((size) => (isWaist(size, around) ? `W${size}` : size));
  }
  return readSpans(list).flatMap(({ from, to }) => {
    if (to === undefined) return Number(from) <= oldest && Number(from) > 0 ? [`${from}y`] : [from];
    return Number(to) <= oldest && Number(to) > Number(from) ? [`${from}-${to}y`] : [from, to];
  });
}

export function readSizes(list: string | undefined, around: Surroundings): string[] {
  return around.thing === 'shoe'
    ? readNumbers(list).flatMap((size) => shoe(size, around.isForKids))
    : clothes(list, around);
}

/** E.g. "Women's 8". "Girls 8" is an age, but the number in "Girls 8 dresses" is a count. */
function readWhom({ whom: name = '', list }: Record<string, string | undefined>, around: Surroundings) {
  const [low = '', high, ...more] = readNumbers(list);
  if (around.thing === 'shoe') return readNumbers(list).flatMap((size) => shoe(size, around.isForKids));
  const isAlone = /^ ?(?:$|[,();:|/.]|- )/.test(around.after);
  const [next = ''] = /^ [a-z'-]+/.exec(around.after) ?? [];
  if (!isAlone && high === undefined && !(next === ' plus' || (next !== '' && isOne(next.trim())))) return undefined;
  // "juniors" is a range of women's sizes, whereas "a junior" is a child
  if (!isChild.test(name) || /^juniors/i.test(name)) return readNumbers(list);
  if (around.thing === undefined && high === undefined) return shoe(low, true);
  if (more.length > 0 || Number(high ?? low) > oldest) return undefined;
  return [high === undefined ? `${low}y` : `${low}-${high}y`];
}

const isChild = /^(?:girl|boy|kid|child|toddler|youth|infant|junior|teen)/i;

const smallestChest = 34;

/** Numbers after "size", possibly followed by a width or length. */
function sized(pattern: string): Rule {
  return {
    pattern: new RegExp(String.raw`\b${pattern}(?<suffix>[WPCYMDBNEFGHRSLT]{1,3})?(?![\w%"])`, 'gi'),
    read: ({ list, suffix = '' }, around) => {
      const { before, after, isForKids } = around;
      // the size may belong to the next item, e.g. "Shoes and a size 10 dress"
      const next = lastThing(before) === undefined && /^ [a-z]/.test(after) ? lastThing(nextWords(after)) : undefined;
      const thing = next ?? around.thing;
      if (thing === 'shoe') return readNumbers(list).flatMap((size) => shoe(size, isForKids || /[cy]/i.test(suffix)));
      const ofChest = /^[rsl]$/i.test(suffix) && !isTrousers(around.noun) && Number(list) >= smallestChest;
      return ofChest || /^[wp]$/i.test(suffix)
        ? readNumbers(list).map((size) => size + suffix.toUpperCase())
        : clothes(list, around);
    },
  };
}

const spelledOut = ['two', 'four', 'six', 'eight', 'ten', 'twelve', 'fourteen', 'sixteen', 'eighteen'];

export const numbers: readonly Rule[] = [
  {
    pattern: new RegExp(String.raw`\bsize (?<word>${spelledOut.join('|')})\b`, 'gi'),
    read: ({ word = '' }, around) => readSizes(String(2 * (spelledOut.indexOf(word.toLowerCase()) + 1)), around),
  },
  {
    // widths, e.g. "10 slim" or "husky 12"
    pattern: /\b(?<size>\d{1,2}) (?:slim|husky|regular|plus)\b|\b(?:slim|husky) (?<second>\d{1,2})\b/gi,
    read: ({ size = '', second = size }, around) => {
      const { wearer, noun } = around;
      if (wearer === 'child') return clothes(second, around);
      return isTrousers(noun) && Number(size) >= 24 && Number(size) <= 46 ? [`W${size}`] : undefined;
    },
  },
  {
    // lengths, e.g. "Trousers 16R" or "Boys 10S suit"
    pattern: /(?<![\w.])(?:[Ss]ize )?(?<size>\d{1,2})[RSL]\b/g,
    read: ({ size = '' }, around) => {
      const isEven = Number(size) % 2 === 0 && Number(size) >= 2 && Number(size) <= 32;
      if (around.thing !== 'other') return undefined;
      return isEven || isWaist(size, around) ? clothes(size, around) : undefined;
    },
  },
  {
    pattern: /(?<![\w.])(?<size>\d{1,2}[WP])\b(?! ?[x/])/g,
    read: ({ size = '' }, { thing }) => (thing === 'other' ? [size] : undefined),
  },
  {
    pattern: /(?<![\w/.])(?<first>\d{1,2})\/(?<second>\d{1,2})(?= plus\b)/gi,
    read: ({ first = '', second = '' }) => (Number(second) - Number(first) === 2 ? [first, second] : undefined),
  },
  {
    pattern: /\b[CYJ](?<size>\d{1,2}(?:\.5)?)\b/g,
    read: ({ size = '' }, { thing }) => (thing === 'shoe' ? shoe(size, true) : undefined),
  },
  {
    pattern: new RegExp(
      String.raw`\b${system}[ :-]{0,2}(?:${whom} )?(?:${sizeWord})?(?:${whom} )?(?<list>${listPattern(number)})(?<suffix>[CYMWBDE])?(?![%\w])`,
      'gi',
    ),
    read: readSystem,
  },
  { pattern: new RegExp(String.raw`\b(?<list>${number}) ?\(?${system}\b`, 'gi'), read: readSystem },
  sized(String.raw`sizes(?! a) ?:? ?(?:in |of )?(?:${whom} )?(?<list>${listPattern(number)})`),
  sized(String.raw`${sizeWord}(?:${whom} )?(?<list>${shortListPattern(number)})`),
  {
    pattern: /\b(?<size>\d{1,2}(?:\.5)?)[CY]\b/g,
    read: ({ size = '' }, { thing }) => (thing === 'shoe' ? shoe(size, true) : undefined),
  },
  {
    pattern: /(?<![\w.])(?<size>\d{1,2}(?:\.5)?)(?:[A-HMNW]|EE|EEE|WW| [D-HW]| EE| EEE)(?=$|[,()|]| [a-z]|\.(?:$| ))/g,
    read: ({ size = '' }, { thing, isForKids }) => (thing === 'shoe' ? shoe(size, isForKids) : undefined),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?<whom>${whom}),? (?<list>${listPattern(number)})(?! ?-?(?:x|pack)\b|[\w%"])`,
      'gi',
    ),
    read: readWhom,
  },
  {
    // "9.5 mens"
    pattern: new RegExp(String.raw`(?<![\w.])(?<size>${number}) (?:${whom})(?= ?(?:$|[,();:|/.]))`, 'gi'),
    read: ({ size = '' }, { thing, isForKids }) => (thing === 'shoe' ? shoe(size, isForKids) : undefined),
  },
];
