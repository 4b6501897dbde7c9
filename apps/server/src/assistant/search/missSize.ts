import { groupWords, filterToWords } from '../../search/index.js';
import type { Wish } from '../wish/wish.js';
import { readMonths } from './sizes.js';

type Span = readonly [first: number, last: number];

const touch = (one: Span, other: Span) =>
  one[0] < one[1] && other[0] < other[1] && (one[1] <= other[0] || other[1] <= one[0]);

/** Ranges that only touch don't fit, e.g. 3–6 months for a newborn. */
export function areSizesApart(sizes: readonly string[], wanted: readonly string[]): boolean {
  const [given = [], asked = []] = [sizes, wanted].map((all) => all.flatMap((size) => [readMonths(size)] as const));
  return (
    sizes.length > 0 && asked.length > 0 && given.every((one) => one && asked.every((two) => two && touch(one, two)))
  );
}

/** "US 8" and "8" may be the same size. */
const bareNumber = (word: string) => /^#(?:us |eu |shoe |kids )?(\d+(?:\.5)?)[rls]?$/.exec(word)?.[1];

/** Differences in years that count as far off, and as too far off. */
const [farAge, tooFarAge] = [2, 4];

const smallestAge = 2;

const readAges = (words: readonly string[]) =>
  words.flatMap((word) => {
    const [, count, unit] = /^#(\d+)([ym])$/.exec(word) ?? [];
    return count === undefined ? [] : [unit === 'm' ? Number(count) / 12 : Number(count)];
  });

/** Without a size, infer the age of babies and toddlers. */
function wearerAges({ sizes, whom }: Wish): string[] {
  const babies = sizes.length > 0 ? [] : whom.filter((name) => /^(?:bab|newborn|toddler)/.test(name));
  return babies.flatMap((name) =>
    groupWords(name).flatMap(({ direct }) => direct.filter((word) => word.startsWith('#'))),
  );
}

/** Returns 'other' if the age is too far off. */
export function missSize(
  words: ReadonlySet<string>,
  wish: Wish,
): 'size' | 'sizeFar' | 'sizeUnsaid' | 'other' | undefined {
  const { sizes, things } = wish;
  const wanted = [...sizes.flatMap((size) => filterToWords(size)), ...wearerAges(wish)];
  if (wanted.length === 0) return undefined;
  const own = [...words].filter((word) => word.startsWith('#'));
  const [ages, given] = [readAges(wanted), readAges(own)];
  const gap = Math.min(...ages.flatMap((age) => given.map((other) => Math.abs(age - other))));
  const isTooLarge =
    given.length === 0 && Math.max(...ages) <= smallestAge && own.some((word) => word.startsWith('#kids'));
  const isOfAge = ages.length > 0 && given.length > 0;
  if ((ages.length > 0 && isTooLarge) || (isOfAge && gap > (sizes.length > 0 ? tooFarAge : farAge))) return 'other';
  if (isOfAge && gap > farAge) return 'sizeFar';
  if (sizes.length === 0) return given.length > 0 && gap > 0 ? 'size' : undefined;
  if (words.has('#one size')) return things.length > 0 ? undefined : 'sizeUnsaid';
  if (own.length === 0) return 'sizeUnsaid';
  const numbers = new Set(own.map(bareNumber).filter((number) => number !== undefined));
  const isSame = wanted.some((word) => words.has(word) || numbers.has(bareNumber(word) ?? ''));
  return isSame ? undefined : 'size';
}
