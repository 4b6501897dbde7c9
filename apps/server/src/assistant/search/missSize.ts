import { groupsOf, wordsOfFilter } from '@clothesline/api-client/search';
import type { Wish } from '../wish/wish.js';
import { hasAny, type SearchWords } from './searchWords.js';

/** The number of a size without its system: "US 8" and "8" may well be the same. */
const numberOf = (word: string) => /^#(?:us |eu |shoe |kids )?(\d+(?:\.5)?)[rls]?$/.exec(word)?.[1];

/** Years between the wished age and one that is too far: a newborn wears nothing of a child of four. */
const farAges = 2;

/** Below this age, a child's size without an age is too large. */
const smallestAge = 2;

const readAges = (words: Iterable<string>) =>
  [...words].flatMap((word) => {
    const [, count, unit] = /^#(\d+)([ym])$/.exec(word) ?? [];
    return count === undefined ? [] : [unit === 'm' ? Number(count) / 12 : Number(count)];
  });

/** The ages of a baby or a toddler, if no size is said. */
const wearerAges = ({ sizes, whom }: Wish) =>
  sizes.length > 0
    ? []
    : whom
        .filter((name) => /^(?:bab|newborn|toddler)/.test(name))
        .flatMap((name) => groupsOf(name).flatMap(({ direct }) => direct.filter((word) => word.startsWith('#'))));

/** The miss of a donation in another size, or in none; 'other' if its age is far off. */
export function missSize(words: SearchWords, wish: Wish): 'size' | 'sizeUnsaid' | 'other' | undefined {
  const { sizes, things } = wish;
  const wanted = [...sizes.flatMap((size) => wordsOfFilter(size)), ...wearerAges(wish)];
  if (wanted.length === 0) return undefined;
  const [ages, given] = [readAges(wanted), readAges(words)];
  const gap = Math.min(...ages.flatMap((age) => given.map((other) => Math.abs(age - other))));
  const hasKidsSize = [...words].some((word) => word.startsWith('#kids'));
  const isTooLarge = given.length === 0 && Math.max(...ages) < smallestAge && hasKidsSize;
  if (ages.length > 0 && ((given.length > 0 && gap > farAges) || isTooLarge)) return 'other';
  if (sizes.length === 0) return given.length > 0 && gap > 0 ? 'size' : undefined;
  if (words.has('#one size')) return undefined;
  const own = [...words].filter((word) => word.startsWith('#'));
  if (own.length === 0) return things.length > 0 ? 'sizeUnsaid' : 'size';
  const numbers = new Set(own.map(numberOf).filter((number) => number !== undefined));
  const isSame = hasAny(words, wanted) || wanted.some((word) => numbers.has(numberOf(word) ?? ''));
  return isSame ? undefined : 'size';
}
