import { sql, type Kysely, type RawBuilder } from 'kysely';
import { readTally } from './readTally.js';
import { containing } from './search.js';
import type { Tables } from './tables.js';

/** How many of the newest donations are looked through before an index is asked: enough for a common word, a millisecond's work. */
const narrow = 1000;

/** The same for a word that was seen there, though not often. */
const wide = 8000;

/** A word seen at least so often among the newest is worth a second, wider look. */
const seenOften = 3;

export interface Search {
  category: string | undefined;
  /** The contract's `searchNeedle`; not empty. */
  needle: string;
  limit: number;
  before: number | undefined;
}

export interface SearchHits {
  /** The newest matches, one more than the limit where there are more. */
  ids: number[];
  /** How many match in all. */
  total: number;
  /** Whether the total is worked out from the newest donations instead of counted. */
  isEstimate: boolean;
}

interface Hits {
  ids: number[];
  /** Matches among those looked at. */
  hits: number;
  /** The share of all that match, where not all were looked at. */
  share?: number;
  isPartial?: boolean;
}

/**
 * Searches in a time that does not grow with the donations: a common word is met among the newest, a rare one by the
 * index of three letters. Of fewer letters the index knows only how words begin; inside of words they are found among
 * the newest `wide`.
 */
export async function searchDonations(db: Kysely<Tables>, search: Search): Promise<SearchHits> {
  const page = await find(db, search);
  const all = search.before === undefined ? page : await find(db, { ...search, before: undefined });
  const total = all.share === undefined ? all.hits : Math.round(all.share * (await readTally(db, search.category)));
  return {
    ids: page.ids,
    total: Math.max(total, all.hits),
    isEstimate: all.share !== undefined || all.isPartial === true,
  };
}

async function find(db: Kysely<Tables>, search: Search): Promise<Hits> {
  let last: Hits = { ids: [], hits: 0 };
  for (const size of [narrow, wide]) {
    const { seen, hits, ids } = await lookThrough(db, search, size);
    if (seen < size) return { ids, hits };
    if (ids.length > search.limit) return { ids, hits, share: hits / seen };
    last = { ids, hits };
    if (hits < seenOften && search.needle.length > 2) break;
  }
  return search.needle.length > 2 ? askIndex(db, search) : askForBeginnings(db, search, last);
}

/** Looks for the needle in the newest `size` donations. */
async function lookThrough(db: Kysely<Tables>, { category, needle, limit, before }: Search, size: number) {
  const conditions = [...inCategory(category), ...(before === undefined ? [] : [sql`id < ${before}`])];
  const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
  const { rows } = await sql<{ seen: number; hits: number; ids: number[] }>`
    with newest as materialized (
      select id, search_text like ${containing(needle)} as hit from donations ${where} order by id desc limit ${size}
    )
    select count(*)::int as seen, (count(*) filter (where hit))::int as hits,
      array(select id from newest where hit order by id desc limit ${limit + 1}) as ids
    from newest`.execute(db);
  return rows[0] ?? { seen: 0, hits: 0, ids: [] };
}

/** Asks the index of three letters. Materialized: a planner that takes the word for a common one would walk all donations. */
async function askIndex(db: Kysely<Tables>, search: Search): Promise<Hits> {
  const { rows } = await sql<Hits>`
    with found as materialized (select id, category from donations where search_text like ${containing(search.needle)})
    ${newestOfFound(search)}`.execute(db);
  return rows[0] ?? { ids: [], hits: 0 };
}

/** One or two letters: the words that begin with them, and what the newest donations hold. */
async function askForBeginnings(db: Kysely<Tables>, search: Search, seen: Hits): Promise<Hits> {
  // Other letters than these have no words for the index: it takes them for the space between.
  if (!/^[a-z0-9]+$/.test(search.needle)) return { ...seen, isPartial: true };
  const { rows } = await sql<Hits>`
    with found as materialized (
      select id, category from donations where search_text ~ ${`(^|[^[:alnum:]])${search.needle}`}
      union
      select id, category from donations where id = any(${seen.ids})
    )
    ${newestOfFound(search)}`.execute(db);
  return { ids: [], hits: 0, ...rows[0], isPartial: true };
}

function newestOfFound({ category, limit, before }: Search): RawBuilder<Hits> {
  const conditions = inCategory(category);
  const where = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  const isBefore = before === undefined ? sql`true` : sql`id < ${before}`;
  return sql<Hits>`
    select (count(*) filter (where ${where}))::int as hits,
      array(select id from found where ${where} and ${isBefore} order by id desc limit ${limit + 1}) as ids
    from found`;
}

function inCategory(category: string | undefined): RawBuilder<unknown>[] {
  return category === undefined ? [] : [sql`category = ${category}`];
}
