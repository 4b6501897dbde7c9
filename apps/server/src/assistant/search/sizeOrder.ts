import type { Donation } from '@clothesline/api-client/contract';
import { entryOf, stemOf } from '@clothesline/api-client/search';
import { childNumber, compareSizes, isLarger } from '../wishes/sizeSystems.js';
import { noWish, type Wish } from '../wishes/wish.js';
import { sizesOf } from '../wishes/wishSizes.js';
import { factsOf, type Facts } from './facts.js';
import { sizeMiss } from './sizeMiss.js';
import { isForKids, isShoe, says, stems, wearerIn, wearerOf } from './wearers.js';

/** How a donation's size stands to one that somebody says. */
type SizeFit = 'same' | 'about' | 'larger' | 'smaller';

/** A size on a scale of its own. */
interface Rank {
  scale: string;
  rank: number;
}

const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL'];
const monthsInYear = 12;

/** Where a size stands among those of its kind; a span by its largest. */
function rankOf(size: string): Rank | undefined {
  const letter = letters.indexOf(size.replace(/^XX+(?=L$)/, (xs) => `${xs.length}X`).toUpperCase());
  if (letter >= 0) return { scale: 'letter', rank: letter };
  if (size === 'newborn') return { scale: 'age', rank: 1 };
  const [, first, last = first, unit] = /^(\d+)(?:-(\d+))?([ymT])$/.exec(size) ?? [];
  if (unit !== undefined) return { scale: 'age', rank: Number(last) * (unit === 'm' ? 1 : monthsInYear) };
  const [, system = '', number] = /^(?:(EU|UK|kids|Collar|Chest|W) ?)?(?:(?:US|shoe) )?(\d+(?:\.5)?)/i.exec(size) ?? [];
  return number === undefined ? undefined : { scale: system.toLowerCase(), rank: Number(number) };
}

const smallest = stems('toddler baby infant newborn bebé');

function ranksOf(facts: Facts): Rank[] {
  const isSmallest = says(facts, smallest);
  return facts.sizes.flatMap((size) => {
    const found = rankOf(size);
    if (found?.scale !== 'kids' || !isShoe(facts)) return found ?? [];
    return { scale: found.scale, rank: childNumber(found.rank, isSmallest) };
  });
}

/** Those that have a size of the kind that most of them have, the largest first; none where fewer than two can be compared. */
export function bySize(donations: readonly Donation[]): Donation[] {
  const ranked = donations.map((donation) => ({ donation, ranks: ranksOf(factsOf(donation)) }));
  const countOf = (scale: string) => ranked.filter(({ ranks }) => ranks.some((rank) => rank.scale === scale)).length;
  const scales = [...new Set(ranked.flatMap(({ ranks }) => ranks.map(({ scale }) => scale)))];
  const [scale] = scales.toSorted((one, other) => countOf(other) - countOf(one));
  const placed = ranked.flatMap(({ donation, ranks }) => {
    const own = ranks.filter((rank) => rank.scale === scale).map(({ rank }) => rank);
    return own.length > 0 ? [{ donation, rank: Math.max(...own) }] : [];
  });
  if (placed.length < 2) return [];
  return placed.toSorted((one, other) => other.rank - one.rank).map(({ donation }) => donation);
}

/** The gap where no two sizes are of one scale: wider than any. */
const unknownGap = 1000;

/** How far the sizes of a donation are from the wished ones, on the scale that both have. */
export function sizeGap(donation: Donation, wish: Wish): number {
  const ranks = ranksOf(factsOf(donation));
  const wanted = sizesOf(wish).flatMap((size) => rankOf(size) ?? []);
  const gaps = wanted.flatMap(({ scale, rank }) =>
    ranks.filter((own) => own.scale === scale).map((own) => Math.abs(own.rank - rank)),
  );
  return Math.min(...gaps, unknownGap);
}

/** A size that is a number and says nothing of what it is. */
const bareNumber = /^(?:size:? )?(\d{1,2}(?:\.5)?)$/;

const kids = entryOf(stemOf('kids'));

/** How the sizes of a donation stand to those that somebody says of whom it should fit; undefined where nobody can tell. */
export function sizeFit(donation: Donation, said: Pick<Wish, 'sizes' | 'audience'>): SizeFit | undefined {
  const facts = factsOf(donation);
  const { sizes, audience } = said;
  if (sizes.length === 0 || facts.sizes.every((size) => size === 'One size')) return undefined;
  const isKids = isForKids(facts) && kids !== undefined;
  const whom = isKids ? [{ word: 'kids', stem: stemOf('kids'), entry: kids }] : audience;
  const wish: Wish = { ...noWish, things: facts.titleThings.slice(0, 1), audience: whom, sizes };
  const wanted = sizesOf(wish);
  const miss = sizeMiss(facts, wanted, wish);
  if (miss === undefined && wanted.length > 0) return 'same';
  if (miss === 'sizeAbout') return 'about';
  const thing = { isShoe: isShoe(facts), wearer: wearerOf(facts) ?? wearerIn({ ...wish, audience }) };
  const pairs = wanted.flatMap((want) => facts.sizes.map((size) => ({ want, size })));
  const compared = pairs.flatMap(({ want, size }) =>
    compareSizes(want, size, thing) === 'different' ? (isLarger(size, want, thing) ?? []) : [],
  );
  const number = Number(bareNumber.exec(sizes[0]?.toLowerCase() ?? '')?.[1]);
  // A child's number of shoes is no rank by itself.
  const orders =
    compared.length > 0 || (thing.isShoe && thing.wearer === 'kids')
      ? compared
      : facts.sizes.flatMap((size) => {
          const [given, want] = [rankOf(size), wanted.map(rankOf).find((rank) => rank?.scale === rankOf(size)?.scale)];
          const other = want?.rank ?? number;
          if (!given || Number.isNaN(other)) return [];
          return given.rank === other ? [] : [given.rank > other];
        });
  if (orders.length === 0) return number > 0 && ranksOf(facts).some(({ rank }) => rank === number) ? 'same' : undefined;
  return orders.every(Boolean) ? 'larger' : orders.some(Boolean) ? undefined : 'smaller';
}
