import { LRUCache } from 'lru-cache';
import { coalesce } from '../http/coalesce.js';
import type { Finds, Place, Store } from '../store/store.js';

export type AssistantStore = Pick<Store, 'findDonations' | 'placesNamed' | 'donation' | 'version'>;

/** The most finds that are kept, each of 60 donations at most: about 20 MB. */
const mostFinds = 400;

interface Kept<Value> {
  version: string;
  value: Promise<Value>;
}

/** Finds of all assistants of this process: kept from an earlier question, and read from a store. */
export const findCounts = { kept: 0, read: 0 };

const keepers = new WeakMap<AssistantStore, AssistantStore>();

/** The store with its last finds, each used only while the donations are what they were when it was read (decision 010). */
export function keptFinds(store: AssistantStore): AssistantStore {
  const known = keepers.get(store);
  if (known) return known;
  const version = coalesce(() => store.version());
  const kept: AssistantStore = {
    findDonations: keeping(
      version,
      (query) => store.findDonations(query),
      new LRUCache<string, Kept<Finds>>({ max: mostFinds }),
    ),
    placesNamed: keeping(
      version,
      (names) => store.placesNamed(names),
      new LRUCache<string, Kept<Map<string, Place[]>>>({ max: mostFinds }),
    ),
    donation: (id) => store.donation(id),
    version,
  };
  keepers.set(store, kept);
  return kept;
}

/** Asks once for the same while the version stays. */
function keeping<Query, Value>(
  version: () => Promise<string>,
  read: (query: Query) => Promise<Value>,
  cache: LRUCache<string, Kept<Value>>,
): (query: Query) => Promise<Value> {
  return async (query) => {
    const key = JSON.stringify(query);
    const current = await version();
    const known = cache.get(key);
    if (known?.version === current) {
      findCounts.kept += 1;
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
