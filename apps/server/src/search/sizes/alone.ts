import { readAges, oldest } from './ages.js';
import { clothes, number, shoe, readSizes } from './numbers.js';
import { between, end, readNumbers, type Rule, type Surroundings } from './rule.js';
import { isOne, lastThing } from './things.js';

const more = String.raw`(?= (?:bundle|tall|petite|short|long|regular|reg|plus|new|bnwt|nwt|worn|used|wide|narrow|in|with|like|as well|too|and)\b)`;

const behind = String.raw`(?<=[a-z]{2},? |[a-z]{2} \()`;

function arePair(from: string, to: string): boolean {
  return Number(from) >= 2 && Number(to) <= 32 && Number(to) - Number(from) === 2 && isEven(from);
}

function isEven(size: string): boolean {
  return Number(size) % 2 === 0;
}

/** Women's sizes are even and end at 28. Coats and suits also have men's sizes, so allow larger numbers. */
function isSingle(size: string, { noun }: Surroundings): boolean {
  const most = /^(?:blazers?|suits?|coats?|overcoats?|tuxedos?|waistcoats?)$/.test(noun) ? 60 : 28;
  return isEven(size) && Number(size) >= 2 && Number(size) <= most && isOne(noun);
}

/** The numbers on team shirts aren't sizes. */
const ofTeams = /^(?:jerseys?|shirts?|tees?|tshirts?|kits?)$/;

/** Bare numbers next to an item; a guess, so these rules are last */
export const alone: readonly Rule[] = [
  {
    pattern: new RegExp(String.raw`${behind}(?<from>${number})${between}(?<to>${number})(?:${end}|(?= [a-z]))`, 'gi'),
    read: ({ from = '', to = '' }, around) => {
      if (lastThing(around.before) !== 'other') return undefined;
      if (around.wearer === 'child') return Number(to) > Number(from) ? readAges(`${from}-${to}`, 'y') : undefined;
      return arePair(from, to) || /\bsocks?,? $/.test(around.before) ? [from, to] : undefined;
    },
  },
  {
    // "Fits 8-10"
    pattern: new RegExp(String.raw`\bfits? (?<from>${number})${between}(?<to>${number})${end}`, 'gi'),
    read: ({ from = '', to = '' }, { thing, wearer }) => {
      if (thing !== 'other') return undefined;
      if (wearer === 'child') return readAges(`${from}-${to}`, 'y');
      return arePair(from, to) ? [from, to] : undefined;
    },
  },
  {
    // in front of several items, a number is a count
    pattern: new RegExp(String.raw`${behind}(?<size>${number})(?:${end}|${more})`, 'gi'),
    read: ({ size = '' }, around) => {
      const { before, wearer, noun } = around;
      if (lastThing(before) !== 'other' || !isOne(noun)) return undefined;
      if (wearer === 'child') return Number(size) >= 2 ? readAges(size, 'y') : undefined;
      return isSingle(size, around) && !ofTeams.test(noun) ? clothes(size, around) : undefined;
    },
  },
  {
    // at the end of a title, e.g. "Ladies' wool skirt, lined, 14"
    pattern: /(?<=[a-z%|], )(?<size>\d{1,2})(?=$|\|)/gi,
    read: ({ size = '' }, around) =>
      around.thing === 'other' && around.wearer !== 'child' && isSingle(size, around) && !ofTeams.test(around.noun)
        ? clothes(size, around)
        : undefined,
  },
  {
    pattern: new RegExp(
      String.raw`\bin (?<list>${number}(?:, ${number}){0,2},? (?:and|&|or) ${number})(?:${end}|${more})`,
      'gi',
    ),
    read: ({ list }, around) =>
      around.thing !== undefined && (around.thing === 'shoe' || readNumbers(list).every(isEven))
        ? readSizes(list, around)
        : undefined,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:an?|one)(?: pair)? (?<list>${number}(?:(?:,|,? and|,? &) (?:an?|one)(?: pair)? ${number}){1,3})`,
      'gi',
    ),
    read: ({ list }, around) => (around.thing === undefined ? undefined : readSizes(list, around)),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:label(?:l?ed)?|tag(?:ged)?|marked|says)(?: (?:says|is|as|an?)){0,2} (?<list>${number})(?:${end}|(?= (?:but|and|inside|on)\b))`,
      'gi',
    ),
    read: ({ list }, around) => readSizes(list, around),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:which|one|other|rest|some|others|most) (?:is|are) (?:an? )?(?<list>${number})${end}`,
      'gi',
    ),
    read: ({ list }, around) => (around.thing === undefined ? undefined : readSizes(list, around)),
  },
  {
    // e.g. "A few 3-4 as well". Children's sizes never span more than two years.
    pattern: new RegExp(
      String.raw`(?<![\d./-])(?<from>\d{1,2})${between}(?<to>\d{1,2})(?:${end}|${more}|(?= x ?\d))`,
      'gi',
    ),
    read: ({ from, to }, { wearer, thing }) =>
      wearer === 'child' && thing !== 'shoe' && [1, 2].includes(Number(to) - Number(from)) && Number(to) <= oldest
        ? [`${from}-${to}y`]
        : undefined,
  },
  {
    pattern: new RegExp(String.raw`\b(?:both|all) (?<list>${number})${end}`, 'gi'),
    read: ({ list }, around) => (around.thing === undefined ? undefined : readSizes(list, around)),
  },
  {
    // after a letter, e.g. "Boys XL (18-20)"
    pattern: /(?<=\| \()(?<list>\d{1,2}(?:[-/]\d{1,2})?)(?=\))/g,
    read: ({ list }, around) =>
      around.thing !== 'shoe' && around.wearer === 'child' ? clothes(list, around) : undefined,
  },
  {
    pattern: new RegExp(
      String.raw`(?<=[a-z,.] \(?)(?<size>(?:3[4-9]|4[0-8])(?:\.5)?(?!\d))(?:${end}|(?= (?:wide|narrow|regular)\b))`,
      'gi',
    ),
    read: ({ size = '' }, { thing }) => (thing === 'shoe' ? shoe(size, false) : undefined),
  },
  {
    // halves are shoe sizes, except in measurements
    pattern:
      /(?<![\d.$£€])(?<size>\d{1,2}\.5)(?=$|[,()|]| (?!inch|in\b|cm|mm|m\b|x\b|out\b|miles?|hours?|stars?|lbs?|kg)[a-z])/gi,
    read: ({ size = '' }, { thing, before, isForKids }) =>
      thing === 'shoe' && !/\b(?:measures?|about|insoles?|heels?|length|by|of) $/.test(before)
        ? shoe(size, isForKids)
        : undefined,
  },
  {
    pattern: new RegExp(
      String.raw`(?<=[a-z]{3},? |[a-z]{3} \()(?<size>${number})(?:${end}|(?= (?:wide|narrow|and)\b))`,
      'gi',
    ),
    read: ({ size = '' }, { before, isForKids }) =>
      lastThing(before) === 'shoe' && (!before.endsWith('(') || Number(size) >= 4) ? shoe(size, isForKids) : undefined,
  },
];
