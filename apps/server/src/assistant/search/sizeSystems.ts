/** Whom something is for, as far as a size depends on it. */
export type Wearer = 'women' | 'men' | 'kids';

/** What a size is of. */
export interface SizedThing {
  isShoe: boolean;
  /** Undefined where nothing says it: then it may be for women or for men. */
  wearer: Wearer | undefined;
}

/** A size on a scale that all systems share: a length of the foot, or a size of clothes. */
interface Span {
  scale: 'foot' | 'women' | 'chest';
  from: number;
  to: number;
}

/** Half a European shoe size: makers differ by more. */
const footTolerance = 0.75;

/** How two sizes of two systems compare: about the same, different, or undefined where nobody can tell. */
export function compareSizes(
  want: string,
  size: string,
  { isShoe, wearer }: SizedThing,
): 'about' | 'different' | undefined {
  const spansOf = isShoe ? footSpans : clothesSpans;
  const wearers: readonly Wearer[] = wearer ? [wearer] : ['women', 'men'];
  const pairs = wearers.flatMap((one) =>
    spansOf(want, one).flatMap((wanted) =>
      spansOf(size, one)
        .filter(({ scale }) => scale === wanted.scale)
        .map((given) => wanted.from <= given.to && given.from <= wanted.to),
    ),
  );
  if (pairs.length === 0) return undefined;
  return pairs.includes(true) ? 'about' : 'different';
}

/** Whether one of two sizes that differ is the larger one; undefined where no scale has both, or nobody can tell. */
export function isLarger(size: string, than: string, { isShoe, wearer }: SizedThing): boolean | undefined {
  const spansOf = isShoe ? footSpans : clothesSpans;
  const wearers: readonly Wearer[] = wearer ? [wearer] : ['women', 'men'];
  for (const one of wearers) {
    const gaps = spansOf(size, one).flatMap(({ scale, from }) =>
      spansOf(than, one)
        .filter((span) => span.scale === scale)
        .map((span) => from - span.from),
    );
    const [nearest, ...others] = gaps.toSorted((gap, other) => Math.abs(gap) - Math.abs(other));
    if (nearest === undefined) continue;
    // A child's small number is one of two sizes: the one that is meant is near the other.
    const isOpen = others.some((gap) => gap > 0 !== nearest > 0 && Math.abs(gap) - Math.abs(nearest) < surely);
    return isOpen ? undefined : nearest > 0;
  }
  return undefined;
}

/** How much nearer one of two readings of a size has to be than the other. */
const surely = 4;

/**
 * Inches of a foot that fits an American size, three sizes to an inch (Brannock's table: a man's 9 is 10.33 inches, a
 * woman's 9 is 9.83, a child's 9 is 6.22).
 */
const inchesOf: Readonly<Record<Wearer, (american: number) => number>> = {
  women: (american) => (american + 20.5) / 3,
  men: (american) => (american + 22) / 3,
  kids: (american) => (american + 9.67) / 3,
};

/** How much larger an American size is than the British one. */
const aboveBritish: Readonly<Record<Wearer, number>> = { women: 2, men: 1, kids: 1 };

/** Children's sizes begin again with 1 after this one. */
const childSizes = 13;

/** From this number on, a size of shoes is European. */
export const firstEuropean = 15;

/** European sizes of children's shoes by age, as makers print them: 24 at one and a half years, 1.4 more each year. */
function footOfAge(size: string): Span[] {
  const [, first, last = first, unit] = /^(\d+)(?:-(\d+))?([ymT])$/.exec(size) ?? [];
  const [from, to] = [first, last].map((age) => Number(age) / (unit === 'm' ? 12 : 1));
  if (first === undefined || from === undefined || to === undefined || from > lastAge) return [];
  const at = (years: number) => 24 + 1.4 * (years - 1.5);
  return [{ scale: 'foot', from: at(from - 0.5), to: at(to + 0.5) }];
}

/** Years from which feet differ too much to tell. */
const lastAge = 10;

function footSpans(size: string, wearer: Wearer): Span[] {
  const ofAge = footOfAge(size);
  if (ofAge.length > 0) return ofAge;
  const [, system, digits] = /^(?:(EU|UK|US|shoe|kids) )?(\d+(?:\.5)?)$/.exec(size) ?? [];
  if (digits === undefined) return [];
  const number = Number(digits);
  const at = (european: number): Span => ({
    scale: 'foot',
    from: european - footTolerance / 2,
    to: european + footTolerance / 2,
  });
  if (system === 'EU' || number > firstEuropean) return [at(number)];
  const who = system === 'kids' ? 'kids' : wearer;
  const american = system === 'UK' ? number + aboveBritish[who] : number;
  const all = who === 'kids' && american <= childSizes / 2 ? [american, american + childSizes] : [american];
  return all.map((one) => at(europeanOf(inchesOf[who](one), who)));
}

/** Centimeters that a shoe is longer than the foot. */
const room: Readonly<Record<Wearer, number>> = { women: 1.8, men: 1.8, kids: 1.2 };

/** European sizes: two thirds of a centimeter each. */
function europeanOf(inches: number, wearer: Wearer): number {
  return (inches * 2.54 + room[wearer]) * 1.5;
}

/** American sizes of women's clothes by their letters. */
const womenLetters: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['XS', [0, 2]],
  ['S', [4, 6]],
  ['M', [8, 10]],
  ['L', [12, 14]],
  ['XL', [16, 18]],
  ['2XL', [20, 22]],
  ['XXL', [20, 22]],
  ['1X', [16, 18]],
  ['2X', [20, 22]],
  ['3X', [24, 26]],
]);

/** What is taken off a woman's size of a system for the American one. */
const aboveAmerican: Readonly<Record<string, number>> = { EU: 30, UK: 4, US: 0 };

/** A man's European size of suits less the inches of his chest. */
const aboveChest = 10;

function clothesSpans(size: string, wearer: Wearer): Span[] {
  if (wearer === 'kids') return [];
  const [, system = 'US', digits] = /^(?:(EU|UK|US) )?(\d{1,2})$/.exec(size) ?? [];
  if (wearer === 'men') {
    // "A suit, 40": most people say no length.
    const chest = /^(3[4-9]|4\d|5\d)[RSL]?$/.exec(size)?.[1];
    const inches = chest ?? (system === 'EU' && digits !== undefined ? Number(digits) - aboveChest : undefined);
    return inches === undefined ? [] : [{ scale: 'chest', from: Number(inches), to: Number(inches) }];
  }
  const [from, to] = womenLetters.get(size) ?? [];
  if (from !== undefined && to !== undefined) return [{ scale: 'women', from, to }];
  if (digits === undefined) return [];
  const american = Number(digits) - (aboveAmerican[system] ?? 0);
  return american < 0 ? [] : [{ scale: 'women', from: american, to: american }];
}
