import { allItems, distanceInMiles, searchText, type Donation, type Position } from '@clothesline/api-client/contract';
import { alertSearchSchema, type AlertSearch } from '@clothesline/api-client/members';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { setImmediate } from 'node:timers/promises';
import { createSearchTest, isChildSizeWord, listFilterToWords, searchWords, type SearchTest } from '../search/index.js';
import type { Tables } from '../store/tables.js';

const batch = 200;

/** Transactions may commit out of order, so reread this many IDs. */
const overlap = 100;

/** How often to check for ended searches (in ms) */
const lifetime = 3_600_000;

/** Larger circles aren't indexed and are compared with every donation instead. */
const maxCells = 9;

/** The category may still be empty if the donation is just being entered. */
export type Offered = Pick<Donation, 'title' | 'description' | 'category' | 'locationName'> & Position;

interface IndexedSearch {
  id: number;
  category: string | undefined;
  sizes: readonly string[] | undefined;
  around: (Position & { miles: number }) | undefined;
  test: SearchTest | undefined;
}

type Offer = Offered & { words: ReadonlySet<string>; text: string };

interface Cell {
  byWord: Map<string, IndexedSearch[]>;
  byText: IndexedSearch[];
  others: IndexedSearch[];
}

export interface SearchSource {
  read: (db: Kysely<Tables>, after: number, limit: number) => Promise<{ id: number; search: AlertSearch }[]>;
  count: (db: Kysely<Tables>) => Promise<number>;
}

/**
 * In-memory index of searches by place and word, to only compare a donation with likely matches. It can't be stored
 * because tokenization changes between versions.
 */
export function createSearchIndex({ read, count }: SearchSource) {
  let ids = new Set<number>();
  let cells = new Map<string, Cell>();
  let newest = 0;
  let checkedAt = 0;
  const matched = new LRUCache<number, string>({ max: 5000 });

  function add(search: IndexedSearch): void {
    ids.add(search.id);
    newest = Math.max(newest, search.id);
    for (const name of findCells(search.around)) {
      const cell = cells.get(name) ?? { byWord: new Map<string, IndexedSearch[]>(), byText: [], others: [] };
      cells.set(name, cell);
      (search.test ? cell.byText : cell.others).push(search);
      for (const word of search.test?.words ?? []) {
        const known = cell.byWord.get(word);
        if (known) known.push(search);
        else cell.byWord.set(word, [search]);
      }
    }
  }

  function findSearches(donation: Offered): IndexedSearch[] {
    const offer = readOffer(donation);
    const candidates = new Set<IndexedSearch>();
    for (const cell of [cells.get(anywhere), cells.get(getCell(donation))]) {
      if (!cell) continue;
      for (const search of cell.others) candidates.add(search);
      for (const word of offer.words) for (const search of cell.byWord.get(word) ?? []) candidates.add(search);
      for (const search of cell.byText) if (offer.text.includes(search.test?.needle ?? '')) candidates.add(search);
    }
    return [...candidates].filter((search) => fits(search, offer));
  }

  return {
    isMatched: (id: number, offeredAt: string): boolean => matched.get(id) === offeredAt,
    remember(offers: readonly { id: number; offeredAt: string }[]): void {
      for (const { id, offeredAt } of offers) matched.set(id, offeredAt);
    },

    /** Reads new searches in batches, yielding to other requests in between. */
    async refresh(db: Kysely<Tables>): Promise<void> {
      if (Date.now() - checkedAt > lifetime) {
        checkedAt = Date.now();
        // start over if most of the searches have ended
        if (ids.size > 2 * (await count(db))) [ids, cells, newest] = [new Set(), new Map(), 0];
      }
      for (let last = Math.max(0, newest - overlap); ;) {
        const rows = await read(db, last, batch);
        for (const { id, search } of rows) if (!ids.has(id)) add(prepare(id, search));
        if (rows.length < batch) return;
        last = rows.at(-1)?.id ?? last;
        await setImmediate();
      }
    },

    find: (donation: Offered): number[] => findSearches(donation).map(({ id }) => id),

    /** Nearest first. */
    findNearest(donation: Offered, limit: number): number[] {
      return findSearches(donation)
        .map(({ id, around }) => ({ id, miles: around ? distanceInMiles(around, donation) : 0 }))
        .sort((one, other) => one.miles - other.miles || other.id - one.id)
        .slice(0, limit)
        .map(({ id }) => id);
    },
  };
}
export type SearchIndex = ReturnType<typeof createSearchIndex>;

export const readSearch = (stored: string): AlertSearch => alertSearchSchema.parse(JSON.parse(stored));

export function isFind(search: AlertSearch, donation: Offered): boolean {
  return fits(prepare(0, search), readOffer(donation));
}

const readOffer = (donation: Offered): Offer => ({
  ...donation,
  words: new Set(searchWords(donation)),
  text: searchText(donation),
});

const anywhere = '';

const getCell = ({ latitude, longitude }: Position) => `${Math.floor(latitude)} ${Math.floor(longitude)}`;

const milesOfDegree = 69;

function findCells(around: IndexedSearch['around']): string[] {
  if (!around) return [anywhere];
  const { latitude, longitude, miles } = around;
  const height = miles / milesOfDegree;
  const width = height / Math.max(0.01, Math.cos(((Math.abs(latitude) + height) * Math.PI) / 180));
  const [south, north] = [Math.floor(latitude - height), Math.floor(latitude + height)];
  const [west, east] = [Math.floor(longitude - width), Math.floor(longitude + width)];
  const isWide = (north - south + 1) * (east - west + 1) > maxCells || west < -180 || east >= 180;
  if (isWide) return [anywhere];
  const columns = Array.from({ length: east - west + 1 }, (_, index) => west + index);
  return Array.from({ length: north - south + 1 }, (_, index) => south + index).flatMap((row) =>
    columns.map((column) => getCell({ latitude: row, longitude: column })),
  );
}

function prepare(id: number, { search = '', category, size = '', around }: AlertSearch): IndexedSearch {
  const asked = category === '' || category === allItems ? undefined : category;
  const sizes = size.trim() === '' ? undefined : listFilterToWords(size, asked);
  const test = search.trim() === '' ? undefined : createSearchTest(search);
  return { id, category: asked, sizes, around, test };
}

function hasChildSize(sizes: readonly string[] = [], { words }: Offer): boolean {
  return sizes.some((word) => isChildSizeWord(word) && words.has(word));
}

function fits({ category, sizes, around, test }: IndexedSearch, offer: Offer): boolean {
  return (
    (category === undefined ||
      offer.category === '' ||
      category === offer.category ||
      (category === 'Children' && hasChildSize(sizes, offer))) &&
    (sizes === undefined || sizes.some((word) => offer.words.has(word))) &&
    (around === undefined || distanceInMiles(around, offer) <= around.miles) &&
    (test === undefined || test.fits(offer))
  );
}
