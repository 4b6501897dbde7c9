import type { Donation } from '@clothesline/api-client/contract';
import { hasAny, saysName, wordsOf } from './searchWords.js';
import { compareSizes, firstEuropean, isLarger, type Wearer } from './sizeSystems.js';

/** How the size of a donation stands to one that is said. */
export type SizeFit = 'same' | 'about' | 'larger' | 'smaller';

interface Rank {
  scale: string;
  rank: number;
}

const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'];

/** The rank of a size among those of its kind; a span by its largest. */
export function rankSize(size: string, isShoe = false): Rank | undefined {
  const letter = letters.indexOf(size.replace('2XL', 'XXL'));
  if (letter >= 0) return { scale: 'letter', rank: letter };
  const [, first, last = first, unit] = /^(\d+)(?:-(\d+))?([ymT])$/.exec(size) ?? [];
  if (unit !== undefined) return { scale: 'age', rank: Number(last) * (unit === 'm' ? 1 : 12) };
  const [, system = '', number] = /^(EU|UK|kids|W)? ?(?:US |shoe )?(\d+(?:\.5)?)/.exec(size) ?? [];
  if (number === undefined) return undefined;
  const isEuropean = isShoe && Number(number) > firstEuropean;
  return { scale: isEuropean ? 'EU' : system, rank: Number(number) };
}

function readWearer(words: ReadonlySet<string>): Wearer | undefined {
  if (words.has('@children') || words.has('kid')) return 'kids';
  if (hasAny(words, ['=women', '@women', '^women'])) return 'women';
  return hasAny(words, ['=men', '@men', '^men']) ? 'men' : undefined;
}

/** The months of an age, or of a span of ages. */
function readMonths(size: string): readonly [first: number, last: number] | undefined {
  const [, first, last = first, unit] = /^(\d+)(?:-(\d+))?([ymT])$/.exec(size) ?? [];
  const factor = unit === 'm' ? 1 : 12;
  return unit === undefined ? undefined : [Number(first) * factor, Number(last) * factor];
}

/** Whether an age is within a span: 4 months within 3 to 6. */
function isWithinSpan(said: string, span: string): boolean {
  const [want, given] = [readMonths(said), readMonths(span)];
  return want !== undefined && given !== undefined && given[0] <= want[0] && want[1] <= given[1];
}

/** How the sizes of a donation stand to those that are said; undefined if nobody can tell. */
export function compareSize(donation: Donation, said: readonly string[]): SizeFit | undefined {
  const { sizes = [] } = donation;
  if (said.length === 0 || sizes.length === 0) return undefined;
  if (sizes.some((size) => said.some((want) => want === size || isWithinSpan(want, size)))) return 'same';
  const words = wordsOf(donation);
  const thing = { isShoe: saysName(words, 'shoes'), wearer: readWearer(words) };
  const pairs = sizes.flatMap((size) => said.map((want) => ({ size, want })));
  const ranks = pairs.flatMap(({ size, want }) => {
    const [one, other] = [rankSize(size, thing.isShoe), rankSize(want, thing.isShoe)];
    return one && other && one.scale === other.scale ? [one.rank - other.rank] : [];
  });
  if (ranks.includes(0)) return 'same';
  if (ranks.length > 0 && ranks.every((gap) => gap > 0)) return 'larger';
  if (ranks.length > 0 && ranks.every((gap) => gap < 0)) return 'smaller';
  const compared = pairs.map(({ size, want }) => compareSizes(want, size, thing));
  if (compared.includes('about')) return 'about';
  const larger = pairs.map(({ size, want }) => isLarger(size, want, thing)).filter((one) => one !== undefined);
  if (larger.length === 0) return undefined;
  return larger.every(Boolean) ? 'larger' : larger.some(Boolean) ? undefined : 'smaller';
}
