import { allItems, distanceInMiles, searchText, type Donation, type Position } from '@clothesline/api-client/contract';
import { alertSearchSchema, type AlertSearch } from '@clothesline/api-client/members';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { setImmediate } from 'node:timers/promises';
import { createSearchTest, isChildSizeWord, listFilterToWords, searchWords, type SearchTest } from '../search/index.js';
import type { Tables } from '../store/tables.js';

/** Preparing a batch takes about 50 ms. */
const batch = 200;

/** Commits can be out of order, so this many ids are read again. */
const overlap = 100;

/** Milliseconds between checks for ended alerts. */
const lifetime = 3_600_000;

interface IndexedAlert {
  id: number;
  category: string | undefined;
  sizes: readonly string[] | undefined;
  around: (Position & { miles: number }) | undefined;
  test: SearchTest | undefined;
}

type Offer = Donation & { words: ReadonlySet<string>; text: string };

/**
 * In-memory index of alerts by search word, so that a donation is only compared with likely matches. Words depend on
 * the version, so they are not stored.
 */
export function createAlertIndex() {
  let ids = new Set<number>();
  let byWord = new Map<string, IndexedAlert[]>();
  let byText: IndexedAlert[] = [];
  let others: IndexedAlert[] = [];
  let newest = 0;
  let checkedAt = 0;
  /** Recently matched donations. */
  const matched = new LRUCache<number, string>({ max: 5000 });

  function add(id: number, alert: IndexedAlert): void {
    ids.add(id);
    newest = Math.max(newest, id);
    if (alert.test) byText.push(alert);
    else others.push(alert);
    for (const word of alert.test?.words ?? []) {
      const known = byWord.get(word);
      if (known) known.push(alert);
      else byWord.set(word, [alert]);
    }
  }

  return {
    isMatched: (id: number, offeredAt: string): boolean => matched.get(id) === offeredAt,
    remember(offers: readonly { id: number; offeredAt: string }[]): void {
      for (const { id, offeredAt } of offers) matched.set(id, offeredAt);
    },

    /** Reads new alerts in batches. Requests in between go first. */
    async refresh(db: Kysely<Tables>): Promise<void> {
      if (Date.now() - checkedAt > lifetime) {
        checkedAt = Date.now();
        const { count } = await db
          .selectFrom('alerts')
          .select((select) => select.fn.countAll<string>().as('count'))
          .executeTakeFirstOrThrow();
        // Rebuilds the index if most alerts have ended.
        if (ids.size > 2 * Number(count)) [ids, byWord, byText, others, newest] = [new Set(), new Map(), [], [], 0];
      }
      for (let last = Math.max(0, newest - overlap); ;) {
        const rows = await db
          .selectFrom('alerts')
          .select(['id', 'search'])
          .where('id', '>', last)
          .orderBy('id')
          .limit(batch)
          .execute();
        for (const { id, search } of rows) if (!ids.has(id)) add(id, prepare(id, readSearch(search)));
        if (rows.length < batch) return;
        last = rows.at(-1)?.id ?? last;
        await setImmediate();
      }
    },

    find(donation: Donation): number[] {
      const offer = { ...donation, words: new Set(searchWords(donation)), text: searchText(donation) };
      const candidates = new Set(others);
      for (const word of offer.words) for (const alert of byWord.get(word) ?? []) candidates.add(alert);
      for (const alert of byText) if (offer.text.includes(alert.test?.needle ?? '')) candidates.add(alert);
      return [...candidates].filter((alert) => fits(alert, offer)).map(({ id }) => id);
    },
  };
}
export type AlertIndex = ReturnType<typeof createAlertIndex>;

export const readSearch = (stored: string): AlertSearch => alertSearchSchema.parse(JSON.parse(stored));

export function isFind(search: AlertSearch, donation: Donation): boolean {
  return fits(prepare(0, search), {
    ...donation,
    words: new Set(searchWords(donation)),
    text: searchText(donation),
  });
}

function prepare(id: number, { search = '', category, size = '', around }: AlertSearch): IndexedAlert {
  const asked = category === '' || category === allItems ? undefined : category;
  const sizes = size.trim() === '' ? undefined : listFilterToWords(size, asked);
  const test = search.trim() === '' ? undefined : createSearchTest(search);
  return { id, category: asked, sizes, around, test };
}

/** Like `inCategory` for lists. */
function hasChildSize(sizes: readonly string[] = [], { words }: Offer): boolean {
  return sizes.some((word) => isChildSizeWord(word) && words.has(word));
}

function fits({ category, sizes, around, test }: IndexedAlert, offer: Offer): boolean {
  return (
    (category === undefined ||
      category === offer.category ||
      (category === 'Children' && hasChildSize(sizes, offer))) &&
    (sizes === undefined || sizes.some((word) => offer.words.has(word))) &&
    (around === undefined || distanceInMiles(around, offer) <= around.miles) &&
    (test === undefined || test.fits(offer))
  );
}
