import { defaultStatus, distanceInMiles, type Donation } from '@clothesline/api-client/contract';
import { entryOf, type Entry } from '@clothesline/api-client/search';
import type { FindQuery, Place } from '../../store/store.js';
import { amongGrown } from '../wishes/grown.js';
import { stemFor } from '../language/stems.js';
import { assumedMiles } from '../understand/where.js';
import type { Wish } from '../wishes/wish.js';
import type { AssistantStore } from './cachedFinds.js';
import { factsOf } from './facts.js';
import { sizeGap } from './sizeOrder.js';
import { alsoNear, isVery, meritOf, missesOf, servesFor, type Miss } from './fits.js';

/** The most donations that an answer names, in all. */
export const shown = 4;

/** Finds that are looked through for those that fit, and where more have the words and few of these fit. */
const considered = 60;
const consideredMore = 180;

/** Distances are said in tenths of a mile: "1.0 mi" is within a mile. */
const rounding = 0.05;

const childWords = new Map(
  Object.entries({ son: 'boys', daughter: 'girls', men: 'men', women: 'women' }).map(([word, child]) => [
    stemFor(word),
    child,
  ]),
);

/** The most things nearly like the wished one that are looked for. */
const mostRelated = 3;

/** Where donations are looked for. */
export interface Around {
  place: Place | undefined;
  /** In miles; undefined where only the place itself is meant. */
  miles: number | undefined;
  /** Whether that is all that there is within the bounds. */
  isAll: boolean;
}

/** A donation that was found, with what it misses of the wish. */
export interface Item {
  donation: Donation;
  misses: readonly Miss[];
  merit: number;
  /** How far its size is from the wished one; 0 where its size is no miss. */
  sizeGap: number;
  /** Whether it is the very thing, not one of its kinds. */
  isVery: boolean;
  /** Whether it is for what is wished for; true where that is for nothing. */
  serves: boolean;
}

/** How far something is from what is wished for, by each of its misses. */
const weights: Readonly<Record<Miss, number>> = {
  thing: 9,
  audience: 9,
  word: 3,
  unwanted: 9,
  size: 2,
  relative: 2,
  audienceUnsaid: 2,
  sizeUnsaid: 1,
  sizeAbout: 0,
  color: 1,
  colorUnsaid: 1,
  material: 1,
  materialUnsaid: 1,
  purpose: 1,
  unread: 2,
};

/** Beyond, something does not come close. */
const farthest = 3;

/** The most that come close and are named. */
const mostNear = 2;

/** A size of another system that is about the same is said, and is no reason against it. */
export const isFitting = ({ misses }: Item) => misses.every((miss) => miss === 'sizeAbout');

const weightOf = ({ misses }: Item) => misses.reduce((sum, miss) => sum + weights[miss], 0);

/** Those that come close to what is wished for, each once. */
export function closest(items: readonly Item[], most = mostNear): Item[] {
  return eachOnce(items)
    .filter((item) => weightOf(item) <= farthest)
    .toSorted((one, other) => weightOf(one) - weightOf(other) || one.sizeGap - other.sizeGap)
    .slice(0, most);
}

/** What may still be meant where something fits: it says too little, or is nearly such a thing. */
const nearly: ReadonlySet<Miss> = new Set<Miss>(['audienceUnsaid', 'sizeUnsaid', 'relative', 'purpose', 'unread']);

/** Those that fit but for one thing which they may have all the same. */
export function almostFitting(items: readonly Item[], most: number): Item[] {
  const close = items.filter(({ misses, donation }) => {
    const [miss, ...others] = misses.filter((one) => one !== 'sizeAbout');
    if (others.length > 0 || miss === undefined || !nearly.has(miss)) return false;
    return miss !== 'sizeUnsaid' || factsOf(donation).sizes.length === 0;
  });
  return closest(close, Math.min(most, mostNear));
}

const sports = new Set(
  ['sport', 'soccer', 'running', 'yoga', 'swim', 'gym', 'hiking', 'ski', 'dance', 'ballet'].map(stemFor),
);

const isSport = (stem: string) => sports.has(stem);

/** Where some of what fits is for what it is wished for, the rest is not. */
function servingFirst(items: readonly Item[], { things, purposes }: Wish): Item[] {
  const isServed = items.some((item) => isFitting(item) && item.serves);
  // No shirt is a soccer shirt because nothing else is.
  const isAsked = isServed || (things.length > 0 && purposes.some(({ entry }) => entry.names.some(isSport)));
  return items.map((item) =>
    isAsked && isFitting(item) && !item.serves ? { ...item, misses: [...item.misses, 'purpose' as const] } : item,
  );
}

export function eachOnce(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.donation.id, item])).values()];
}

/** What is available and was found by all words of the wish; where that is little, by what it is mainly about; else by some of them. */
export async function look(
  wish: Wish,
  around: Pick<Around, 'place' | 'miles'>,
  store: AssistantStore,
): Promise<Item[]> {
  const { place } = around;
  let isFull = false;
  const find = async (words: readonly string[], isExact: boolean, limit = considered) => {
    const donations = await findAt(around, { words: words.join(' '), isExact, limit }, store);
    isFull = donations.length === limit;
    return donations
      .filter(({ status }) => status === defaultStatus)
      .map((donation): Item => {
        const misses = missesOf(donation, wish);
        return {
          donation,
          misses,
          sizeGap: misses.includes('size') ? sizeGap(donation, wish) : 0,
          merit: meritOf(donation, wish),
          isVery: isVery(donation, wish),
          serves: servesFor(donation, wish),
        };
      });
  };
  const { things, audience, colors, materials, purposes, sizes, unknown } = wish;
  const said = (names: readonly { word: string }[]) => names.map(({ word }) => word);
  // The search reads a size as a child's beside the usual words for children.
  const whom = audience.map(({ word, stem }) => childWords.get(stem) ?? word);
  const all = [...said(things), ...whom, ...said([...colors, ...materials, ...purposes]), ...sizes, ...unknown];
  // "Pants or a skirt": hardly anything is both.
  const isEither = things.length > 1 && things.every((thing) => thing.isEither);
  const found = isEither ? [] : await find(all, true);
  const isFew = () => found.filter(isFitting).length < shown;
  if (isFull && isFew()) found.push(...(await find(all, true, consideredMore)));
  const isEnough = !isEither && !isFew();
  // What it is about alone: the rest is judged here.
  const parts = isEither
    ? things.slice(0, mostRelated).map(({ word }) => [word])
    : things.length > 0
      ? [[...said(things), ...unknown], said(things)]
      : [
          said(purposes),
          amongGrown(wish)?.audience.map(({ entry }) => entry.names[0] ?? '') ?? whom,
          said([...colors, ...materials]),
          unknown,
          sizes,
        ];
  // At a place: what its words do not say, such as for whom, its sizes may.
  if (place && things.length === 0) parts.push([]);
  const asked = new Set([all.join(' ')]);
  for (const part of isEnough ? [] : parts) {
    const words = part.join(' ');
    if (asked.has(words) || (part.length === 0 && !place)) continue;
    asked.add(words);
    found.push(...(await find(part, true)));
  }
  // A seldom thing: what is nearly one. Of a place, what there is elsewhere is looked for next.
  if (!place && found.every((item) => weightOf(item) > farthest)) {
    for (const stem of things.flatMap(({ entry }) => relatedOf(entry)).slice(0, mostRelated)) {
      found.push(...(await find([stem, ...unknown], true)));
    }
  }
  // What is no such thing is never shown: some of its words are of no use.
  if (found.length === 0 && things.length === 0) found.push(...(await find(all, false)));
  const each = new Map(found.map((item) => [item.donation.id, item]));
  return servingFirst([...each.values()], wish).toSorted(
    (one, other) => one.misses.length - other.misses.length || meritIn(other) - meritIn(one),
  );
}

/**
 * The donations with the words at a place. Where all that have the words anywhere are few, they are chosen from those,
 * which are cached for every place.
 */
async function findAt(
  { place, miles }: Pick<Around, 'place' | 'miles'>,
  query: FindQuery,
  store: AssistantStore,
): Promise<readonly Donation[]> {
  if (!place) return (await store.findDonations(query)).donations;
  const around = miles === undefined ? undefined : { position: place.position, miles: miles + rounding };
  if (around && query.isExact && query.words !== '') {
    const { donations, isAll } = await store.findDonations(query);
    if (isAll) return donations.filter((donation) => distanceInMiles(around.position, donation) <= around.miles);
  }
  const at = around ? { around } : { place: place.key };
  return (await store.findDonations({ ...query, ...at })).donations;
}

/** One name of each thing that is nearly such a one; its own names and kinds are found with it. */
function relatedOf(entry: Entry): string[] {
  const { related, kinds } = entry;
  const others = [...related, ...alsoNear(entry)].filter((stem) => !kinds.includes(stem));
  return [...new Map(others.map((stem) => [entryOf(stem)?.names.join() ?? stem, stem])).values()];
}

/** The very thing comes before its kinds, where no distance is asked for. */
const meritIn = ({ merit, isVery }: Item) => merit + (isVery ? 1 : 0);

/** What fits best first; of that, the nearest to a place where one looks around it. Close by, that counts more than the very thing. */
export function byDistance(items: readonly Item[], { place, miles }: Pick<Around, 'place' | 'miles'>): readonly Item[] {
  if (!place || miles === undefined) return items;
  const away = ({ donation }: Item) => distanceInMiles(place.position, donation);
  const meritHere = miles > assumedMiles ? meritIn : ({ merit }: Item) => merit;
  return items.toSorted(
    (one, other) =>
      one.misses.length - other.misses.length || meritHere(other) - meritHere(one) || away(one) - away(other),
  );
}
