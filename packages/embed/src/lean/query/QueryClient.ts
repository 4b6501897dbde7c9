import { Entry } from './Entry.js';
import type { QueryOptions } from './options.js';

type Key = readonly unknown[];

interface Filter {
  /** What the keys begin with. */
  queryKey: Key;
  /** `inactive`: only those that nobody shows. */
  type?: 'inactive';
}

/**
 * The cache of one server. The rules of the spec (§7: one try, never stale, nothing asked again on focus or reconnect)
 * are how it works and not settings: what React Query is told of them is left aside.
 */
export class QueryClient {
  readonly #entries = new Map<string, Entry>();

  /** The entry of a key, made where there is none. Who looks at it says how to ask. */
  entry(hash: string): Entry {
    const known = this.#entries.get(hash);
    if (known) return known;
    const made = new Entry(unasked, () => this.#entries.delete(hash));
    this.#entries.set(hash, made);
    return made;
  }

  setQueryData(queryKey: Key, data: unknown): void {
    this.entry(hashOf(queryKey)).set({ data, error: null });
  }

  setQueriesData(filter: Filter, update: (data: unknown) => unknown): void {
    for (const [, entry] of this.#matching(filter)) entry.set({ data: update(entry.state.data) });
  }

  getQueriesData(filter: Filter): [Key, unknown][] {
    // A hash is the JSON of its key.
    return this.#matching(filter).map(([hash, entry]) => [JSON.parse(hash) as Key, entry.state.data]);
  }

  /** What is on screen is asked for at once, the rest when it is next shown. */
  async invalidateQueries(filter: Filter): Promise<void> {
    for (const [, entry] of this.#matching(filter)) {
      entry.isOutdated = true;
      if (entry.active > 0) entry.fetch();
    }
  }

  #matching({ queryKey, type }: Filter): [string, Entry][] {
    const start = hashOf(queryKey).slice(0, -1);
    return [...this.#entries].filter(
      ([hash, entry]) => hash.startsWith(start) && !(type === 'inactive' && entry.active > 0),
    );
  }
}

/** Keys are written with their fields always in the same order (api-client's `queryKeys`). */
export const hashOf = (queryKey: Key) => JSON.stringify(queryKey);

/** Of data that were put here before anybody asked for them. */
const unasked: QueryOptions = {
  gcTime: undefined,
  load: () => Promise.reject(new Error('Nobody has said how to ask for this.')),
};
