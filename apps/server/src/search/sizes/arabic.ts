import { readNumbers, type Rule } from './rule.js';

const range = String.raw`(?<!\d)(?<from>\d{1,2})(?: ?(?:-|\/|إلى|الى) ?(?<to>\d{1,2}))?`;

function readAge(unit: 'y' | 'm', most: number): Rule['read'] {
  return ({ from, to = from }) => {
    const [low, high] = [Number(from), Number(to)];
    if (high > most || high < low) return [];
    return [low === high ? `${low}${unit}` : `${low}-${high}${unit}`];
  };
}

/** Ages and sizes as they are written in Arabic. */
export const arabic: readonly Rule[] = [
  {
    pattern: new RegExp(String.raw`${range} ?(?:سنوات|سنة|سنه|سنين|أعوام|عاما|عام)(?!\p{L})`, 'gu'),
    read: readAge('y', 16),
  },
  { pattern: new RegExp(String.raw`${range} ?(?:أشهر|اشهر|شهور|شهرا|شهر)(?!\p{L})`, 'gu'), read: readAge('m', 36) },
  {
    pattern: /(?<!\p{L})(?:مقاس|قياس) (?<size>\d{1,2}(?!\d)|x{0,3}[sl]|m)(?!\p{L})/giu,
    read: ({ size = '' }) => (readNumbers(size).length > 0 ? [size] : [size.toUpperCase()]),
  },
];
