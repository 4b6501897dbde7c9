import { LRUCache } from 'lru-cache';
import { coalesce } from '../http/coalesce.js';
import type { Finds, Place, Store } from '../store/store.js';

export type AssistantStore = Pick<Store, 'findDonations' | 'placesNamed' | 'donation' | 'version'>;

/** The most finds in the cache, each of 60 donations, seldom 180: about 20 MB. */
const mostFinds = 400;

/** The most names of places in the cache, most of which are none. */
const mostNames = 5000;

interface Cached<Value> {
  version: string;
  value: Promise<Value>;
}

/** Finds of all assistants of this process: from the cache, and from the store. */
export const findCounts = { cached: 0, read: 0 };

const cachedStores = new WeakMap<AssistantStore, AssistantStore>();

/** The store with its last finds, each used only while the donations are what they were when it was read (decision 010). */
export function cachedFinds(store: AssistantStore): AssistantStore {
  const known = cachedStores.get(store);
  if (known) return known;
  const version = coalesce(() => store.version());
  const cached: AssistantStore = {
    findDonations: cachedRead(
      version,
      (query) => store.findDonations(query),
      new LRUCache<string, Cached<Finds>>({ max: mostFinds }),
    ),
    placesNamed: cachedPlaces(version, (names) => store.placesNamed(names)),
    donation: (id) => store.donation(id),
    version,
  };
  cachedStores.set(store, cached);
  return cached;
}

/** Asks once for a name while the version stays, and for all that are asked for together at once. */
function cachedPlaces(version: () => Promise<string>, read: Store['placesNamed']): Store['placesNamed'] {
  const cache = new LRUCache<string, Cached<Place[]>>({ max: mostNames });
  return async (names) => {
    const current = await version();
    const missing = names.filter((name) => cache.get(name)?.version !== current);
    if (missing.length > 0) {
      const places = read(missing);
      for (const name of missing) {
        const value = places.then((found) => found.get(name) ?? []);
        cache.set(name, { version: current, value });
        // What failed is asked for again.
        value.catch(() => cache.delete(name));
      }
    }
    const values = names.map(async (name) => [name, (await cache.get(name)?.value) ?? []] as const);
    const found = await Promise.all(values);
    return new Map(found.filter(([, places]) => places.length > 0));
  };
}

/** Asks once for the same while the version stays. */
function cachedRead<Query, Value>(
  version: () => Promise<string>,
  read: (query: Query) => Promise<Value>,
  cache: LRUCache<string, Cached<Value>>,
): (query: Query) => Promise<Value> {
  return async (query) => {
    const key = JSON.stringify(query);
    const current = await version();
    const known = cache.get(key);
    if (known?.version === current) {
      findCounts.cached += 1;
      return known.value;
    }
    findCounts.read += 1;
    const value = read(query);
    cache.set(key, { version: current, value });
    // What failed is asked for again.
    value.catch(() => cache.delete(key));
    return value;
  };
}
