import { sizeWord, whom, type Rule } from './rule.js';
import { isHousehold, lastThing, nextWords } from './things.js';

/** Normalizes "xl", "x-large" and "extra large" to `XL`, and "2xl" to `XXL`. */
function withLetters(text: string): string {
  const number = /^(\d)x/i.exec(text)?.[1];
  const count = number === undefined ? (text.match(/x/gi) ?? []).length : Number(number);
  const last = /(?:s|small)$/i.test(text) ? 'S' : 'L';
  return count > 3 ? `${count}X${last}` : `${'X'.repeat(count)}${last}`;
}

const whole = new Map([
  ['s', 'S'],
  ['m', 'M'],
  ['l', 'L'],
  ['small', 'S'],
  ['medium', 'M'],
  ['med', 'M'],
  ['sm', 'S'],
  ['sml', 'S'],
  ['lg', 'L'],
  ['lge', 'L'],
  ['lrg', 'L'],
  ['large', 'L'],
]);

const readWhole: Rule['read'] = ({ size = '' }, { before, after }) =>
  size.length > 1 && (isHousehold(before) || isHousehold(nextWords(after)))
    ? undefined
    : [whole.get(size.toLowerCase()) ?? ''];

const word = 'small|sml|sm|medium|med|large|lrg|lge|lg';

export const letters: readonly Rule[] = [
  { pattern: /\b(?:one|free)[ -]size(?: fits (?:all|most))?\b|\bosfa\b|\bosfm\b|\bo\/s\b/gi, read: () => ['One size'] },
  {
    // "OS" could also be an operating system
    pattern: /(?<=[a-z]{3},? \(?)OS(?=$|[,)|])/g,
    read: (_, { thing }) => (thing === undefined ? undefined : ['One size']),
  },
  { pattern: /\be?xtra[ -](?<word>small|large)\b/gi, read: ({ word = '' }) => [withLetters(`x${word}`)] },
  {
    pattern: /(?<![\w/-])(?<first>XXS|XS|S|M|L|XL)[/-](?<second>S|M|L|XL|XXL|2XL)(?![\w/-])/g,
    read: ({ first = '', second = '' }) => [first, second === '2XL' ? 'XXL' : second],
  },
  {
    pattern: /\b(?<size>x{1,4}-?(?:small|large)|x{1,3}s|x{1,5}l|[2-6]x-?(?:l|large))\b/gi,
    read: ({ size = '' }) => [withLetters(size)],
  },
  {
    pattern: /\b(?<size>X{1,3}[SL]|[2-6]XL)[TP]\b/g,
    read: ({ size = '' }) => [withLetters(size)],
  },
  {
    pattern: /(?<=[a-z] \(?)(?:(?<size>[SML])[TP]|P(?<petite>X?[SML]))(?=$|[,).|]| [a-z])/g,
    read: ({ size, petite = '' }, { thing }) => (thing === 'other' ? [size ?? petite] : undefined),
  },
  {
    pattern: /\b(?:(?<from>[2-5]) ?- ?)?(?<size>[4-6])x\b/gi,
    read: ({ from, size = '' }, { wearer }) =>
      wearer === 'child' ? [...(from === undefined ? [] : [`${from}y`]), `${size}X`] : undefined,
  },
  { pattern: new RegExp(String.raw`\b${sizeWord}(?<size>[0-6])x\b`, 'gi'), read: ({ size = '' }) => [`${size}X`] },
  {
    pattern:
      /\b(?<size>[0-6]X)\b(?! (?!plus|women|ladies|tops?|tunic|dress|blouse|shirt|pants|sweater|coat|jacket|jeans|leggings)[a-z])/g,
    read: ({ size = '' }) => [size],
  },
  {
    pattern: new RegExp(String.raw`\b${sizeWord}(?:${whom} )?(?<size>s|m|l|${word})\b(?![-'&])`, 'gi'),
    read: readWhole,
  },
  { pattern: new RegExp(String.raw`\b${whom} (?<size>${word})\b`, 'gi'), read: readWhole },
  { pattern: new RegExp(String.raw`\b${whom} (?<size>[SML])\b(?![-'&]|\.[^\s|])`, 'gi'), read: readWhole },
  {
    pattern: /\b(?<first>small|sml|sm|medium|med)\/(?<second>medium|med|large|lrg|lge|lg)\b/gi,
    read: ({ first = '', second = '' }) => [first, second].map((size) => whole.get(size.toLowerCase()) ?? ''),
  },
  { pattern: new RegExp(String.raw`^(?<size>[SML])(?= ${whom} )`, 'gi'), read: readWhole },
  {
    pattern: /\b(?<size>small|medium|large) (?=(?:women|men|ladies|lady)(?:'?s)?\b)/gi,
    read: ({ size = '' }, { after }) =>
      /\b(?:lot|bundle|box|bag|bags|pile|collection|selection)\b/.test(after)
        ? undefined
        : [whole.get(size.toLowerCase()) ?? ''],
  },
  {
    pattern: /(?<=[a-z"] )(?<size>small|sml|sm|medium|med|large|lrg|lge|lg)(?=$|\|)/gi,
    read: (groups, around) =>
      /\b(?:runs?|fits?|is|are|too|very|bit|quite|so|little|a|on the|pretty) $/.test(around.before)
        ? undefined
        : readWhole(groups, around),
  },
  {
    pattern: /(?<=[a-z] )(?<size>small|medium|large)(?=[,.;]| - )/gi,
    read: (groups, around) => (lastThing(around.before) === 'other' ? readWhole(groups, around) : undefined),
  },
  { pattern: /(?<=\b\d{1,2} ?x )(?<size>[SML])\b(?![-'&.])/g, read: readWhole },
  { pattern: /(?<=[a-z,] )(?<size>[SML])(?= x ?\d)/g, read: readWhole },
  {
    pattern: /(?<=[,(;:|/-] ?|\b(?:in|and|or) |& )(?<size>[SML])(?=$|[,);:|/]| (?:and|or|&|-) |\.(?:$| ))/g,
    read: readWhole,
  },
  { pattern: /(?<=[a-z"] )(?<size>[SML])(?=$|[,);|/]|\.(?:$| ))/g, read: readWhole },
  {
    pattern: /(?<=[,(;:|/] ?| - )(?<size>small|sml|sm|medium|med|large|lrg|lge|lg)(?=$|[,);:|/]| - |\.(?:$| ))/gi,
    read: readWhole,
  },
];
