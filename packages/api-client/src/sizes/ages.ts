import { between, type Rule } from './rule.js';

/** The oldest child, in years. */
const oldest = 16;

const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Months that clothes for babies are sold by. */
const babyMonths = new Set([0, 1, 2, 3, 6, 9, 12, 15, 18, 24, 30, 36]);

function range(from: string | undefined, to: string | undefined, unit: 'y' | 'm', most: number): string[] {
  const [low, high] = [Number(from), Number(to ?? from)];
  if (low > most || high > most || high < low) return [];
  return [low === high ? `${low}${unit}` : `${low}-${high}${unit}`];
}

/** Ages of children: "6-12m", "3-5y", "4T". */
export const ages: readonly Rule[] = [
  {
    pattern: new RegExp(
      String.raw`(?<![\d.])(?<from>\d{1,2})(?:${between}(?<to>\d{1,2}))? ?-?(?:months?|mths?|mos?)\b`,
      'gi',
    ),
    read: ({ from, to }) => range(from, to, 'm', 36),
  },
  {
    pattern: new RegExp(String.raw`(?<![\d.])(?<from>\d{1,2})(?:${between}(?<to>\d{1,2}))?m\b`, 'gi'),
    read: ({ from, to }, { thing }) =>
      thing !== 'shoe' && babyMonths.has(Number(from)) && babyMonths.has(Number(to ?? from))
        ? range(from, to, 'm', 36)
        : undefined,
  },
  {
    pattern: /\b(?<from>0|3|6|9|12|18) ?[-/] ?(?<to>3|6|9|12|18|24)(?=$|[,();:|/.])/g,
    read: ({ from, to }, { before }) =>
      /\bbaby\b/.test(before) && Number(to) > Number(from) ? range(from, to, 'm', 36) : undefined,
  },
  {
    // Two children: "5 and 8 years old"
    pattern: /(?<![\d.])(?<from>\d{1,2}) ?(?:and|&|or) ?(?<to>\d{1,2})[ -]?(?:years?|yrs?)(?:[ -]olds?)?\b/gi,
    read: ({ from, to }) => [from, to].flatMap((age) => range(age, age, 'y', oldest)),
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\d.])(?<from>\d{1,2})(?:${between}(?<to>\d{1,2}))?[ -]?(?<unit>years?|yrs?|y\/?o?)(?:[ -]olds?)?\b`,
      'gi',
    ),
    // "Sneakers 3Y" are a youth's.
    read: ({ from, to, unit }, { thing }) =>
      unit === 'Y' && thing === 'shoe' ? undefined : range(from, to, 'y', oldest),
  },
  {
    pattern: new RegExp(String.raw`\b(?<word>${words.join('|')})[ -]years?[ -]olds?\b`, 'gi'),
    read: ({ word = '' }) => [`${words.indexOf(word.toLowerCase()) + 1}y`],
  },
  {
    pattern: new RegExp(String.raw`\bage[sd]?:? ?(?<from>\d{1,2})(?:${between}(?<to>\d{1,2}))?\b`, 'gi'),
    read: ({ from, to }) => range(from, to, 'y', oldest),
  },
  {
    pattern: /\b(?<from>[2-7])t? ?(?:-|\/|to) ?(?<to>[2-7])t\b/gi,
    read: ({ from, to }) => [`${from}T`, `${to}T`],
  },
  { pattern: /\b(?<from>[1-7]) ?t\b(?![- ]?shirts?\b)/gi, read: ({ from }) => [`${from}T`] },
  {
    // Two sizes of children's clothes: "7/8"
    pattern: /(?<![\d./-])(?<from>\d{1,2})\/(?<to>\d{1,2})(?![\d/.-])/g,
    read: ({ from, to }, { isForKids, thing }) =>
      isForKids && thing !== 'shoe' && [1, 2].includes(Number(to) - Number(from))
        ? range(from, to, 'y', oldest)
        : undefined,
  },
  { pattern: /\b(?:newborns?|nb)\b/gi, read: () => ['newborn'] },
  { pattern: /\b(?:preemies?|premature)\b/gi, read: () => ['preemie'] },
];
