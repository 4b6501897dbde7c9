import { sizeWord, whom, type Rule } from './rule.js';
import { isHousehold, nextWords } from './things.js';

/** `XL` for "xl", "x-large" and "extra large"; `XXL` for "2xl". */
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
  ['lg', 'L'],
  ['large', 'L'],
]);

const readWhole: Rule['read'] = ({ size = '' }, { before, after }) =>
  size.length > 1 && (isHousehold(before) || isHousehold(nextWords(after)))
    ? undefined
    : [whole.get(size.toLowerCase()) ?? ''];

/** Letters and their words: XS to 5XL, 1X to 5X, "medium". */
export const letters: readonly Rule[] = [
  { pattern: /\bone[ -]size(?: fits (?:all|most))?\b|\bosfa\b|\bosfm\b|\bo\/s\b/gi, read: () => ['One size'] },
  { pattern: /\bextra[ -](?<word>small|large)\b/gi, read: ({ word = '' }) => [withLetters(`x${word}`)] },
  {
    pattern: /(?<![\w/-])(?<first>XXS|XS|S|M|L|XL)[/-](?<second>S|M|L|XL|XXL|2XL)(?![\w/-])/g,
    read: ({ first = '', second = '' }) => [first, second === '2XL' ? 'XXL' : second],
  },
  {
    pattern: /\b(?<size>x{1,4}-?(?:small|large)|x{1,3}s|x{1,5}l|[2-6]x-?(?:l|large))\b/gi,
    read: ({ size = '' }) => [withLetters(size)],
  },
  { pattern: new RegExp(String.raw`\b${sizeWord}(?<size>[1-6])x\b`, 'gi'), read: ({ size = '' }) => [`${size}X`] },
  {
    pattern:
      /\b(?<size>[1-6]X)\b(?! (?!plus|women|ladies|tops?|tunic|dress|blouse|shirt|pants|sweater|coat|jacket|jeans|leggings)[a-z])/g,
    read: ({ size = '' }) => [size],
  },
  {
    pattern: new RegExp(String.raw`\b${sizeWord}(?:${whom} )?(?<size>s|m|l|small|med|medium|large)\b(?![-'&])`, 'gi'),
    read: readWhole,
  },
  { pattern: new RegExp(String.raw`\b${whom} (?<size>small|med|medium|large|sm|lg)\b`, 'gi'), read: readWhole },
  { pattern: new RegExp(String.raw`\b${whom} (?<size>[SML])\b(?![-'&.])`, 'gi'), read: readWhole },
  {
    pattern: /\b(?<first>small|medium)\/(?<second>medium|large)\b/gi,
    read: ({ first = '', second = '' }) => [first, second].map((size) => whole.get(size.toLowerCase()) ?? ''),
  },
  { pattern: new RegExp(String.raw`^(?<size>[SML])(?= ${whom} )`, 'gi'), read: readWhole },
  {
    // "Large women's sweater", but no large bundle
    pattern: /\b(?<size>small|medium|large) (?=(?:women|men|ladies|lady)(?:'?s)?\b)/gi,
    read: ({ size = '' }, { after }) =>
      /\b(?:lot|bundle|box|bag|bags|pile|collection|selection)\b/.test(after)
        ? undefined
        : [whole.get(size.toLowerCase()) ?? ''],
  },
  {
    // The last word, but for "runs small"
    pattern: /(?<=[a-z"] )(?<size>small|medium|large|sm|med|lg)(?=$|\|)/gi,
    read: (groups, around) =>
      /\b(?:runs?|fits?|is|are|too|very|bit|quite|so|little|a|on the|pretty) $/.test(around.before)
        ? undefined
        : readWhole(groups, around),
  },
  // Alone between commas, brackets and the like, in a list of letters, or as the last word
  {
    pattern: /(?<=[,(;:|/-] ?|\b(?:in|and|or|&) )(?<size>[SML])(?=$|[,);:|/]| (?:and|or|&|-) |\.(?:$| ))/g,
    read: readWhole,
  },
  { pattern: /(?<=[a-z"] )(?<size>[SML])(?=$|[,);|/]|\.(?:$| ))/g, read: readWhole },
  {
    pattern: /(?<=[,(;:|/] ?| - )(?<size>small|medium|large)(?=$|[,);:|/]| - |\.(?:$| ))/gi,
    read: readWhole,
  },
];
