import { defaultStatus, type Donation } from '@clothesline/api-client/contract';
import { LRUCache } from 'lru-cache';
import { coalesce } from '../../http/coalesce.js';
import type { Finds, FindQuery, Place } from '../../donations/queries.js';
import type { Donations } from '../../donations/createDonations.js';
import { isAge, isChild, isEmpty, type Wish } from '../wish/wish.js';
import { judge, type Judgement } from './judge.js';

export type DonationReader = Pick<Donations, 'find' | 'placesNamed' | 'get' | 'version'>;

/**
 * Maximum entries per cache. A find contains 60 to 180 donations, about 20 MB in total. Place names are cheap; most
 * don't exist.
 */
const maxCached = { finds: 400, names: 5000 };

export const findCounts = { cached: 0, read: 0 };

/** Caches reads until the donations behind them may have changed (decision 010). */
function createCache<Value>(max: number, version: () => Promise<string>, counts = { cached: 0, read: 0 }) {
  const cache = new LRUCache<string, { version: string; value: Promise<Value> }>({ max });
  return async (keys: readonly string[], read: (missing: readonly string[]) => Promise<readonly Value[]>) => {
    const current = await version();
    const known = new Map(keys.map((key) => [key, cache.get(key)] as const));
    const missing = keys.filter((key) => known.get(key)?.version !== current);
    counts.cached += keys.length - missing.length;
    counts.read += missing.length;
    const all = missing.length > 0 ? read(missing) : Promise.resolve([]);
    for (const [at, key] of missing.entries()) {
      const entry = { version: current, value: all.then((values) => values[at] as Value) };
      known.set(key, entry);
      cache.set(key, entry);
      entry.value.catch(() => cache.delete(key));
    }
    return Promise.all([...known.values()].map((entry) => entry?.value as Promise<Value>));
  };
}

const cachedReaders = new WeakMap<DonationReader, DonationReader>();

export function cacheFinds(donations: DonationReader): DonationReader {
  const known = cachedReaders.get(donations);
  if (known) return known;
  const version = coalesce(() => donations.version());
  const finds = createCache<Finds>(maxCached.finds, version, findCounts);
  const places = createCache<readonly Place[]>(maxCached.names, version);
  const cached: DonationReader = {
    async find(query) {
      const [found] = await finds([JSON.stringify(query)], async () => [await donations.find(query)]);
      return found ?? donations.find(query);
    },
    async placesNamed(names) {
      const unique = [...new Set(names)];
      const found = await places(unique, async (missing) => {
        const read = await donations.placesNamed([...missing]);
        return missing.map((name) => read.get(name) ?? []);
      });
      return new Map(unique.flatMap((name, at) => (found[at]?.length ? [[name, [...found[at]]]] : [])));
    },
    get: donations.get,
    version,
  };
  cachedReaders.set(donations, cached);
  return cached;
}

export interface Item extends Judgement {
  donation: Donation;
}

export const farthest = 4;

const considered = 60;

/** Each item needs its own search, so limit how many there can be. */
const maxThings = 3;

export interface Around {
  place?: Place | undefined;
  miles?: number | undefined;
}

const rounding = 0.05;

function placeQuery({ place, miles }: Around): Partial<FindQuery> {
  if (!place) return {};
  return miles === undefined ? { place: place.key } : { around: { position: place.position, miles: miles + rounding } };
}

/** Returns available donations that match exactly or closely, best first. */
export async function look(wish: Wish, around: Around, donations: DonationReader): Promise<Item[]> {
  const at = placeQuery(around);
  const found = new Map<number, Donation>();
  async function find(words: readonly string[], isExact: boolean): Promise<boolean> {
    const { donations: finds, isAll } = await donations.find({
      words: words.join(' '),
      isExact,
      limit: considered,
      ...at,
    });
    for (const donation of finds) found.set(donation.id, donation);
    return !isAll;
  }
  for (const [widest = [], ...narrower] of listSearches(wish)) {
    if (!(await find(widest, true))) continue;
    for (const words of narrower) if (await find(words, true)) break;
  }
  if (found.size === 0 && wish.things.length === 0 && !isEmpty(wish)) {
    await find([...wish.whom, ...wish.details, ...wish.colors], false);
  }
  return [...found.values()]
    .filter(({ status }) => status === defaultStatus)
    .flatMap((donation) => {
      const judgement = judge(donation, wish);
      return judgement ? [{ ...judgement, donation }] : [];
    })
    .toSorted((one, other) => one.distance - other.distance);
}

export async function findSimilarItems(wish: Wish, donations: DonationReader): Promise<Item[]> {
  const items = (await look(wish, {}, donations)).filter(
    ({ misses }) => !misses.some((miss) => ['thing', 'whom', 'whomUnsaid'].includes(miss)),
  );
  const things = wish.things.map((thing) => thing.split(' ').at(-1) ?? thing);
  if (items.length > 0 || things.join() === wish.things.join()) return items;
  // e.g. other kinds of pants when there are no "dress pants"
  const others = await findSimilarItems({ ...wish, things }, donations);
  return others.map((item) => ({ ...item, misses: ['thing', ...item.misses] }));
}

/** Children's clothes rarely specify whether they're for a boy or a girl. */
function searchedWearer({ whom, sizes }: Wish): readonly string[] {
  const isForChild = whom.some(isChild) || (whom.length === 0 && sizes.some(isAge));
  return isForChild ? [whom.find((name) => /^(?:bab|newborn|toddler)/.test(name)) ?? 'kids'] : whom;
}

const sizeWords = (size: string) =>
  size
    .replace(/^([\d-]+)y$/, 'age $1')
    .replace(/^([\d-]+)m$/, '$1 months')
    .replace(/^(?=\w+$)(?!age)/, 'size ');

/** A few unknown words are likely a brand. */
const isBrand = (others: readonly string[]) => others.length > 0 && others.length <= 3;

/** The first entry is the search itself. The others narrow it down in case of too many results. */
type Search = readonly (readonly string[])[];

function searchThing(thing: string, wish: Wish): Search {
  const { whom, sizes, colors, details, others } = wish;
  const wearer = searchedWearer(wish);
  // several wearers can't all refer to the same donation
  const named = whom.length > 1 ? wearer : whom;
  const looks = [...colors, ...details];
  const narrower = [
    ...sizes.map((size) => [...named, ...looks, sizeWords(size)]),
    ...(isBrand(others) ? [others] : []),
    [...named, ...looks],
    [...wearer, ...looks],
    looks,
    wearer,
  ];
  return [[thing], ...narrower.filter(({ length }) => length > 0).map((words) => [thing, ...words])];
}

function listSearches(wish: Wish): readonly Search[] {
  const { things, colors, details, sizes, others } = wish;
  if (things.length > 0) return things.slice(0, maxThings).map((thing) => searchThing(thing, wish));
  const wearer = searchedWearer(wish);
  const looks = [...colors, ...details];
  const brand = isBrand(others) ? [[...wearer, ...others]] : [];
  const names = [...(wearer.length > 0 ? [wearer] : []), ...looks.map((one) => [one])];
  if (names.length === 0) return [[sizes.length > 0 ? sizes : others]];
  return names.map((words) => [words, ...brand, [...wearer, ...looks], looks]);
}
