import { readPairs, readSections } from '../language/language.js';
import tables from './sizes.txt';

export type Wearer = 'women' | 'men' | 'kids';

export interface SizedThing {
  isShoe: boolean;
  wearer: Wearer | undefined;
}

export type SizeFit = 'same' | 'about' | 'larger' | 'smaller';

const sections = readSections(tables);

const letters = sections.get('letters') ?? [];

/** Adjacent sizes. */
export function nextSizes(sizes: readonly string[], way: 'bigger' | 'smaller'): string[] {
  const step = way === 'bigger' ? 1 : -1;
  const rank = (size: string) => step * (rankSize(size)?.rank ?? 0);
  const [size = ''] = sizes.toSorted((one, other) => rank(other) - rank(one));
  const at = letters.indexOf(size);
  if (at >= 0) return [letters[at + step], letters[at + 2 * step]].filter((letter) => letter !== undefined);
  const [found, number, after] = /(?<![\d.])(\d+(?:\.5)?)([a-zA-Z]*)$/.exec(size) ?? [];
  const next = found === undefined ? [] : [1, 2].map((count) => Number(number) + count * step).filter((one) => one > 0);
  return next.map((one) => `${size.slice(0, -(found?.length ?? 0))}${one}${after}`);
}

export function readMonths(size: string): readonly [first: number, last: number] | undefined {
  if (size === 'newborn') return [0, 1];
  const [, first, last = first, unit] = /^(\d+)(?:-(\d+))?([ymT])$/.exec(size) ?? [];
  const factor = unit === 'm' ? 1 : 12;
  return unit === undefined ? undefined : [Number(first) * factor, Number(last) * factor];
}

/** E.g. 4 months is within 3–6 months. */
function isWithinSpan(wanted: string, span: string): boolean {
  const [want, given] = [readMonths(wanted), readMonths(span)];
  return want !== undefined && given !== undefined && given[0] <= want[0] && want[1] <= given[1];
}

/** Larger shoe sizes must be European. */
const firstEuropean = 15;

interface Rank {
  scale: string;
  rank: number;
}

export function rankSize(size: string, isShoe = false): Rank | undefined {
  const letter = letters.indexOf(size.replace('2XL', 'XXL'));
  if (letter >= 0) return { scale: 'letter', rank: letter };
  const months = readMonths(size);
  if (months) return { scale: 'age', rank: months[1] };
  const [, system = '', number] = /^(EU|UK|kids|W)? ?(?:US |shoe )?(\d+(?:\.5)?)/.exec(size) ?? [];
  if (number === undefined) return undefined;
  return { scale: isShoe && Number(number) > firstEuropean ? 'EU' : system, rank: Number(number) };
}

export function compareSizes(
  sizes: readonly string[],
  wanted: readonly string[],
  thing: SizedThing,
): SizeFit | undefined {
  if (sizes.some((size) => wanted.some((want) => want === size || isWithinSpan(want, size)))) return 'same';
  const pairs = sizes.flatMap((size) => wanted.map((want) => [size, want] as const));
  const gaps = pairs.flatMap(([size, want]) => {
    const [one, other] = [rankSize(size, thing.isShoe), rankSize(want, thing.isShoe)];
    return one && other && one.scale === other.scale ? [one.rank - other.rank] : [];
  });
  if (gaps.includes(0)) return 'same';
  if (gaps.length > 0 && gaps.every((gap) => gap > 0)) return 'larger';
  if (gaps.length > 0 && gaps.every((gap) => gap < 0)) return 'smaller';
  const fits = pairs.map(([size, want]) => compareSystems(size, want, thing)).filter((fit) => fit !== undefined);
  if (fits.includes('about')) return 'about';
  return new Set(fits).size === 1 ? fits[0] : undefined;
}

/** The number of steps to the nearest requested size. 0 if the sizes can't be compared. */
export function measureGap(sizes: readonly string[], wanted: readonly string[]): number {
  const ranks = wanted.map((size) => rankSize(size));
  const gaps = sizes.flatMap((size) => {
    const own = rankSize(size);
    return ranks.flatMap((rank) => (own && own.scale === rank?.scale ? [Math.abs(own.rank - rank.rank)] : []));
  });
  return gaps.length > 0 ? Math.min(...gaps) : 0;
}

/** Different systems are compared by foot length, or by women's or chest size. */
interface Span {
  scale: 'foot' | 'women' | 'chest';
  from: number;
  to: number;
}

function compareSystems(size: string, want: string, { isShoe, wearer }: SizedThing): SizeFit | undefined {
  const readSpans = isShoe ? footSpans : clothesSpans;
  const wearers: readonly Wearer[] = wearer ? [wearer] : ['women', 'men'];
  const ofWearers = wearers.map((one) =>
    readSpans(size, one).flatMap((given) =>
      readSpans(want, one)
        .filter(({ scale }) => scale === given.scale)
        .map((wanted) => ({
          isAbout: wanted.from <= given.to && given.from <= wanted.to,
          gap: given.from - wanted.from,
        })),
    ),
  );
  if (ofWearers.flat().some(({ isAbout }) => isAbout)) return 'about';
  const gaps = ofWearers.find((pairs) => pairs.length > 0)?.map(({ gap }) => gap) ?? [];
  const [nearest] = gaps.toSorted((one, other) => Math.abs(one) - Math.abs(other));
  if (nearest === undefined) return undefined;
  return nearest > 0 ? 'larger' : 'smaller';
}

/**
 * US sizes to foot length. There are three sizes per inch (Brannock: a men's 9 is 10.33 inches, a women's 9 is 9.83 and
 * a child's 9 is 6.22). `aboveBritish` is the offset from British sizes, and `room` the allowance in cm.
 */
const feet: Readonly<Record<Wearer, { inches: (american: number) => number; aboveBritish: number; room: number }>> = {
  women: { inches: (american) => (american + 20.5) / 3, aboveBritish: 2, room: 1.8 },
  men: { inches: (american) => (american + 22) / 3, aboveBritish: 1, room: 1.8 },
  kids: { inches: (american) => (american + 9.67) / 3, aboveBritish: 1, room: 1.2 },
};

const childSizes = 13;

/** Tolerance in European sizes. Manufacturers differ by more than a smaller value. */
const footTolerance = 0.75;

const lastMonth = 120;

/** A European children's size by age, fitted to manufacturers' tables: 24 at 1½ years, plus 1.4 per year. */
const sizeFoot = (months: number) => 24 + (1.4 * (months - 18)) / 12;

function footSpans(size: string, wearer: Wearer): Span[] {
  const [first, last] = readMonths(size) ?? [];
  if (first !== undefined && last !== undefined) {
    return first > lastMonth ? [] : [{ scale: 'foot', from: sizeFoot(first - 6), to: sizeFoot(last + 6) }];
  }
  const [, system, digits] = /^(?:(EU|UK|US|shoe|kids) )?(\d+(?:\.5)?)$/.exec(size) ?? [];
  if (digits === undefined) return [];
  const number = Number(digits);
  const around = (european: number): Span => ({
    scale: 'foot',
    from: european - footTolerance / 2,
    to: european + footTolerance / 2,
  });
  if (system === 'EU' || number > firstEuropean) return [around(number)];
  const foot = feet[system === 'kids' ? 'kids' : wearer];
  const american = system === 'UK' ? number + foot.aboveBritish : number;
  const isSmall = foot === feet.kids && american <= childSizes / 2;
  // a European size (Paris point) is two thirds of a centimeter
  return [american, ...(isSmall ? [american + childSizes] : [])].map((one) =>
    around((foot.inches(one) * 2.54 + foot.room) * 1.5),
  );
}

/** US women's sizes for each letter, and the offsets of other systems. */
const women = readPairs(sections.get('women') ?? []);
const aboveAmerican = readPairs(sections.get('above American') ?? []);

const aboveChest = 10;

function clothesSpans(size: string, wearer: Wearer): Span[] {
  if (wearer === 'kids') return [];
  const [, system = 'US', digits] = /^(?:(EU|UK|US) )?(\d{1,2})$/.exec(size) ?? [];
  if (wearer === 'men') {
    // people usually leave out the length of a suit
    const chest = /^(3[4-9]|4\d|5\d)[RSL]?$/.exec(size)?.[1];
    const inches = chest ?? (system === 'EU' && digits !== undefined ? Number(digits) - aboveChest : undefined);
    return inches === undefined ? [] : [{ scale: 'chest', from: Number(inches), to: Number(inches) }];
  }
  const [from, to] = (women.get(size) ?? '').split('-').map(Number);
  if (from !== undefined && to !== undefined) return [{ scale: 'women', from, to }];
  const american = digits === undefined ? -1 : Number(digits) - Number(aboveAmerican.get(system) ?? 0);
  return american < 0 ? [] : [{ scale: 'women', from: american, to: american }];
}
