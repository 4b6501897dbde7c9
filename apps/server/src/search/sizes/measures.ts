import { between, type Groups, type Rule } from './rule.js';
import { isHousehold, isTrousers, nextWords } from './things.js';

/** Children's sizes by height start at 44 cm and go up in steps of 6. */
function isHeight(number: string): boolean {
  const height = Number(number);
  return height >= 44 && height <= 176 && (height - 44) % 6 === 0;
}

function trousers(waist: string | undefined, leg: string | undefined): string[] | undefined {
  const [inches, length] = [Number(waist), Number(leg ?? 32)];
  if (inches < 24 || inches > 56 || length < 26 || length > 38) return undefined;
  return [leg === undefined ? `W${waist}` : `W${waist} L${leg}`];
}

const inches = String.raw`(?:"|in\b|inch\b|inches\b)`;

const legs = String.raw`(?:(?: ?,| and)? ?(?<leg>\d\d) ?${inches}? ?(?:inside )?(?:legs?|inseam)\b|(?: ?,| and)? ?(?:inside )?(?:legs?|length|inseam):? ?(?<length>\d\d)\b)?`;

const trouserWord = /\b(?:jeans|pants|trousers|chinos|khakis|slacks|cords|levi's)\b/;

const endsWithTrousers = /\b(?:jeans|chinos|khakis|pants|shorts|trousers|slacks|cords),? $/;

function waists({ waist, more, leg, length }: Groups): string[] | undefined {
  return more === undefined
    ? trousers(waist, leg ?? length)
    : [waist, more].flatMap((one) => trousers(one, leg ?? length) ?? []);
}

function chests({ from, to = from }: Groups): string[] | undefined {
  const all = [...new Set([from, to])];
  return all.every((one) => Number(one) >= 22 && Number(one) <= 60) ? all.map((one) => `Chest ${one}`) : undefined;
}

/** Measured sizes: pants by waist and leg, suits by chest, bras, shirt collars, and children's clothes by height. */
export const measures: readonly Rule[] = [
  {
    pattern: /\bw[:=]? ?(?<waist>\d\d)(?: ?[/x,]? ?l[:=]? ?(?<leg>\d\d))?\b/gi,
    read: ({ waist, leg }) => trousers(waist, leg),
  },
  { pattern: /\b(?<waist>\d\d) ?w ?[/x,]? ?(?<leg>\d\d) ?l\b/gi, read: ({ waist, leg }) => trousers(waist, leg) },
  {
    pattern: /\b(?<waist>\d\d)"? ?[x×] ?(?<leg>\d\d)\b(?! ?cm)/gi,
    read: ({ waist, leg }, { before, after }) =>
      isHousehold(before) || isHousehold(nextWords(after)) ? undefined : trousers(waist, leg),
  },
  {
    pattern: /\b(?<waist>\d\d)\/(?<leg>\d\d)\b/g,
    read: ({ waist, leg }, { before }) =>
      trouserWord.test(before) && Number(leg) <= 36 ? trousers(waist, leg) : undefined,
  },
  {
    pattern: /(?<=[a-z]{2},? )(?<waist>2[6-9]|3\d|4[0-6])(?=$|[,();:|.])/gi,
    read: ({ waist }, { before }) => (endsWithTrousers.test(before) ? [`W${waist}`] : undefined),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:sizes? )?(?<waist>\d\d)(?:${between}(?<more>\d\d))? ?-?${inches}? ?waist${legs}`,
      'gi',
    ),
    read: waists,
  },
  {
    pattern: new RegExp(
      String.raw`\bwaist:? ?(?:size )?(?<waist>\d\d)(?:${between}(?<more>\d\d))?(?!\d) ?${inches}?${legs}`,
      'gi',
    ),
    read: waists,
  },
  {
    pattern: new RegExp(String.raw`\b(?:size )?(?<from>\d\d)(?:${between}(?<to>\d\d))? ?-?${inches}? ?chest\b`, 'gi'),
    read: chests,
  },
  {
    pattern: new RegExp(
      String.raw`\bchest:? (?:size )?(?<from>\d\d)(?:${between}(?<to>\d\d))?(?![\d.])(?! ?cm)(?: ?${inches})?`,
      'gi',
    ),
    read: chests,
  },
  {
    pattern: /\b(?<chest>3[4-9]|[45]\d)(?: ?(?<letter>[RSL])| (?<word>[Rr]egular|[Rr]eg|[Ss]hort|[Ll]ong))\b/g,
    read: ({ chest = '', letter, word = '' }, { before, after, noun }) => {
      if (isHousehold(before) || isHousehold(nextWords(after))) return [];
      return isTrousers(noun) ? trousers(chest, undefined) : [chest + (letter ?? word.charAt(0).toUpperCase())];
    },
  },
  {
    pattern: /\b(?<band>2[68]|3[02468]|4[0246])(?<cup>AA|A|B|C|DDD|DD|D|E|FF|F|GG|G|H)\b/g,
    read: ({ band, cup }) => [`${band}${cup}`],
  },
  {
    pattern: /\b(?<band>2[68]|3[02468]|4[0246]) (?<cup>AA|A|B|C|DD|D|E|FF|F|G|H)\b/g,
    read: ({ band, cup }, { before }) => (/\bbras?\b/.test(before) ? [`${band}${cup}`] : undefined),
  },
  {
    // "C42"
    pattern: /\bC(?<from>3[4-9]|4\d|5[0-6])\b/g,
    read: (groups, { thing }) => (thing === 'other' ? chests(groups) : undefined),
  },
  {
    pattern: /\b(?<band>6[05]|7[05]|8[05]|9[05]|100) ?(?<cup>AA|A|B|C|DD|D|E|FF|F|G|H)\b/g,
    read: ({ band, cup }, { before, after }) => (/\bbras?\b/.test(before + after) ? [`${band}${cup}`] : undefined),
  },
  {
    // collar and sleeve, e.g. "16.5 34/35"
    pattern: /\b(?<size>1[4-9](?:\.5)?)(?: ?[-/x] ?| )3[0-8](?:\/3\d)?\b/g,
    read: ({ size }, { before }) => (/\bshirts?\b/.test(before) ? [`Collar ${size}`] : undefined),
  },
  {
    pattern: /\b(?:collar|neck)(?: size)?:? ?(?<size>1[3-9](?:\.5)?)\b/gi,
    read: ({ size }) => [`Collar ${size}`],
  },
  { pattern: /\b(?<size>1[3-9](?:\.5)?) ?"? (?:inch )?(?:collar|neck)\b/gi, read: ({ size }) => [`Collar ${size}`] },
  {
    pattern: new RegExp(String.raw`\b(?<from>\d{2,3})(?:${between}(?<to>\d{2,3}))? ?cm\b`, 'gi'),
    read: ({ from = '', to = from }, { before }) =>
      isHeight(from) && isHeight(to) && !isHousehold(before) ? [...new Set([`${from} cm`, `${to} cm`])] : undefined,
  },
  {
    pattern: /\b(?<from>\d{2,3})[/-](?<to>\d{2,3})\b/g,
    read: ({ from = '', to = '' }) =>
      isHeight(from) && Number(to) - Number(from) === 6 && Number(to) > 60 ? [`${from} cm`, `${to} cm`] : undefined,
  },
  {
    pattern: new RegExp(String.raw`\bsizes? (?<height>\d{2,3})(?:${between}(?<to>\d{2,3}))?\b`, 'gi'),
    read: ({ height = '', to = height }) =>
      Number(height) > 60 && isHeight(height) && isHeight(to) ? [...new Set([`${height} cm`, `${to} cm`])] : undefined,
  },
  {
    // sports suits, e.g. "Karate suit 150cm"
    pattern: /(?<![\d.])(?<height>1\d0) ?cm\b/gi,
    read: ({ height }, { before, thing }) =>
      thing === 'other' && !isHousehold(before) && !/\b(?:waist|hips?|bust|chest|length|long|width)[: ]*$/.test(before)
        ? [`${height} cm`]
        : undefined,
  },
  {
    pattern:
      /(?<=[a-z]{2},? )(?:size )?(?<waist>\d\d)(?: ?"| ?-?inch(?:es)?\b)(?! (?:legs?|inseam|inside|long|length))/gi,
    read: ({ waist }, { before }) => (endsWithTrousers.test(before) ? trousers(waist, undefined) : undefined),
  },
  {
    // 'Overcoat, 46"'
    pattern:
      /(?<=(?:coat|jacket|blazer|suit),? )(?<from>3[4-9]|4\d|5[0-6])(?: ?"| ?-?inch(?:es)?\b)(?! ?(?:long|length))/gi,
    read: chests,
  },
  { pattern: /\b\d+(?:\.\d+)?(?: ?-?inch(?:es)?\b| ?"| in (?=heels?|inseam|legs?\b))/gi, read: () => [] },
];
