import { between, counted, readSpans, type Rule } from './rule.js';

export const oldest = 16;

const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

const babyMonths = new Set([0, 1, 2, 3, 6, 9, 12, 15, 18, 24, 30, 36]);

type Unit = 'y' | 'm';

const most: Readonly<Record<Unit, number>> = { y: oldest, m: 36 };

function range(from: string | undefined, to: string | undefined, unit: Unit): string[] {
  const [low, high] = [Number(from), Number(to ?? from)];
  if (low > most[unit] || high > most[unit] || high < low) return [];
  return [low === high ? `${low}${unit}` : `${low}-${high}${unit}`];
}

export const readRange =
  (unit: Unit): Rule['read'] =>
  ({ from, to }) =>
    range(from, to, unit);

/** Reads a list with a single unit at the end, e.g. "0-3 and 3-6 months". */
export function readAges(list: string | undefined, unit: Unit): string[] {
  return readSpans(list).flatMap(({ from, to }) => range(from, to, unit));
}

const age = String.raw`\d{1,2}(?:${between}\d{1,2})?(?!\d)`;

const twoAges = String.raw`\d{1,2}${between}\d{1,2}(?!\d)`;

/** E.g. "7, 8 and 9" or "3-4, 5-6". "2, 6 months" isn't a list because the first number may be a count. */
const listOfAges = String.raw`(?:(?:${age}, ?){0,3}${age},? ?(?:and|&|or) ?${age}|(?:${twoAges}, ?){1,3}${twoAges}|${twoAges} to ${twoAges})`;

const years = String.raw`[ -]?(?<unit>years?|yrs?|y\/?o?)(?:[ -]olds?)?\b`;

export const ages: readonly Rule[] = [
  {
    pattern: /\b(?<word>birth|newborn|nb) ?(?:to|-) ?(?<to>\d{1,2}) ?(?:months?|mths?|mos?|m)\b/gi,
    read: ({ word = '', to }) => [...(/^n/i.test(word) ? ['newborn'] : []), ...range('0', to, 'm')],
  },
  {
    pattern: new RegExp(String.raw`(?<![\d.])(?<list>${listOfAges}) ?-?(?:months?|mths?|mos?|m)\b`, 'gi'),
    read: ({ list }, { thing }) => (thing === 'shoe' ? undefined : readAges(list, 'm')),
  },
  {
    pattern: new RegExp(String.raw`(?<![\d.])(?<list>${listOfAges})${years}`, 'gi'),
    read: ({ list }, { thing }) => (thing === 'shoe' ? undefined : readAges(list, 'y')),
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\d.])(?<from>\d{1,2})(?:${between}(?<to>\d{1,2}))? ?-?(?:months?|mths?|mos?)\b`,
      'gi',
    ),
    read: readRange('m'),
  },
  {
    // "18 m" may be in meters, unless it's about a child
    pattern: new RegExp(String.raw`(?<![\d.])(?<from>\d{1,2})(?:${between}(?<to>\d{1,2}))?(?<gap> ?)m\b`, 'gi'),
    read: ({ from, to, gap }, { thing, isForKids }) =>
      thing !== 'shoe' && (gap === '' || isForKids) && [from, to ?? from].every((one) => babyMonths.has(Number(one)))
        ? range(from, to, 'm')
        : undefined,
  },
  {
    pattern: /\b(?<from>0|3|6|9|12|18) ?[-/] ?(?<to>3|6|9|12|18|24)(?=$|[,();:|/.])/g,
    read: ({ from, to }, { before }) =>
      /\bbaby\b/.test(before) && Number(to) > Number(from) ? range(from, to, 'm') : undefined,
  },
  {
    pattern: new RegExp(String.raw`(?<![\d.])(?<from>\d{1,2})(?:${between}(?<to>\d{1,2}))?${years}`, 'gi'),
    // for sneakers, "3Y" is a youth size
    read: ({ from, to, unit }, { thing }) => (unit === 'Y' && thing === 'shoe' ? undefined : range(from, to, 'y')),
  },
  {
    pattern: new RegExp(String.raw`\b(?<word>${words.join('|')})[ -]years?[ -]olds?\b`, 'gi'),
    read: ({ word = '' }) => [`${words.indexOf(word.toLowerCase()) + 1}y`],
  },
  {
    pattern: new RegExp(
      String.raw`\bage[sd]?:? ?(?<list>${age}(?:(?:, ?| ?(?:,? and|&|or|\/) ?)${age}(?!${counted})){0,3})`,
      'gi',
    ),
    read: ({ list }) => readAges(list, 'y'),
  },
  {
    pattern: /\b(?<from>[2-7])t? ?(?:-|\/|to) ?(?<to>[2-7])t\b/gi,
    read: ({ from, to }) => [`${from}T`, `${to}T`],
  },
  { pattern: /\b(?<from>[1-7]) ?t\b(?![- ]?shirts?\b)/gi, read: ({ from }) => [`${from}T`] },
  {
    // "7/8"
    pattern: /(?<![\d./-])(?<from>\d{1,2})\/(?<to>\d{1,2})(?![\d/.-])/g,
    read: ({ from, to }, { isForKids, thing }) =>
      isForKids && thing !== 'shoe' && [1, 2].includes(Number(to) - Number(from)) ? range(from, to, 'y') : undefined,
  },
  { pattern: /\b(?:newborns?|nb)\b/gi, read: () => ['newborn'] },
  { pattern: /\b(?:preemies?|premature)\b/gi, read: () => ['preemie'] },
];
