import { grownSize } from '../wishes/grown.js';
import { compareSizes } from '../wishes/sizeSystems.js';
import type { Wish } from '../wishes/wish.js';
import { isAge, isChild } from '../wishes/wishSizes.js';
import type { Facts } from './facts.js';
import { isForKids, isShoe, wearerIn, wearerOf } from './wearers.js';

/**
 * Whether a donation has none of the sizes that are wished for, and what it has instead: one of `Miss`. What is of a child's
 * age is for somebody else where the wish is a grown person's.
 */
export function sizeMiss(
  facts: Facts,
  wished: readonly string[],
  wish: Wish,
): 'size' | 'sizeUnsaid' | 'sizeAbout' | 'audience' | undefined {
  const sizes = sizesRead(facts);
  if (sizes.includes(anySize) && !wished.some(isAge)) return undefined;
  if (wished.length === 0 || wished.some((want) => sizes.some((size) => isSameSize(want, size)))) return undefined;
  const thing = { isShoe: isShoe(facts), wearer: wearerOf(facts) ?? wearerIn(wish) };
  // A shoe's own number says more than the age of whom its text speaks.
  const numbers = thing.isShoe ? sizes.filter((size) => !isAge(size)) : [];
  const compared = new Set(
    wished.flatMap((want) =>
      (numbers.length > 0 && !isAge(want) ? numbers : sizes)
        .filter((size) => !isAge(want) || !isAge(size))
        .map((size) => compareSizes(want, size, thing)),
    ),
  );
  if (compared.has('about')) return 'sizeAbout';
  const systems = new Set(sizes.map(systemFor));
  // Of a child's age, no other size is one for grown people.
  const isChilds =
    sizes.length > 0 && sizes.every(isAge) && !wished.some((size) => isAge(size) || size.startsWith('kids'));
  if (isChilds && isOfGrown(wished, wish)) return 'audience';
  const isOther = isChilds || compared.has('different') || wished.some((size) => systems.has(systemFor(size)));
  return isOther ? 'size' : 'sizeUnsaid';
}

/** Whether a size is one that children's things do not have, or somebody is named who is grown. */
const isOfGrown = (wished: readonly string[], { audience }: Wish) =>
  audience.length > 0 ? !audience.some(isChild) : wished.every((size) => grownSize.test(size));

const anySize = 'One size';

/** The sizes of a donation; the numbers of children's clothes are ages. */
function sizesRead(facts: Facts): readonly string[] {
  if (isShoe(facts) || !isForKids(facts)) return facts.sizes;
  return facts.sizes.map((size) => (/^(?:[1-9]|1[0-6])$/.test(size) ? `${size}y` : size));
}

/** Whether two sizes fit one person: they are one, their ages overlap, or one is the waist of the other. */
function isSameSize(want: string, size: string): boolean {
  const [age, other] = [monthsOf(want), monthsOf(size)];
  if (age && other) return age.from < other.to && other.from < age.to;
  // The thing is the same: "US 6" of shoes is their size 6.
  const [one = '', two = ''] = [want, size].map((text) => text.toLowerCase().replace(/^(?:us|shoe) /, ''));
  return one === two || two.startsWith(`${one} l`) || two.startsWith(`w${one} l`);
}

/** The months of an age, from the first one to before the last one. */
function monthsOf(size: string): { from: number; to: number } | undefined {
  const [, first, last, unit] = /^(\d+)(?:-(\d+))?([ymT])$/.exec(size) ?? [];
  if (first === undefined) return size === 'newborn' ? { from: 0, to: 3 } : undefined;
  const length = unit === 'm' ? 1 : 12;
  // Who is six months old wears what is for 3 to 6 months, and for 6 to 9.
  if (unit === 'm' && last === undefined) return { from: Number(first) - 0.5, to: Number(first) + 0.5 };
  const isOfYears = unit !== 'm' || Number(last) >= 24;
  const to = Number(last ?? first) + (isOfYears ? 1 : 0);
  return { from: Number(first) * length, to: to * length };
}

/** "4y" and "6m" are of one system, "M" and "XL", "shoe 9" and "shoe 8". */
function systemFor(size: string): string {
  if (monthsOf(size)) return 'age';
  return /^\d*x*[sml]$/i.test(size) ? 'letter' : size.replaceAll(/[\d.]+/g, '0');
}
