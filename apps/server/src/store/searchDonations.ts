import { sql, type Kysely, type RawBuilder } from 'kysely';
import { readTally } from './readTally.js';
import { containing, holding, partsOf, rarePiece } from './search.js';
import type { Tables } from './tables.js';

/** How many of the newest donations are looked through before an index is asked: enough for a common word, a millisecond's work. */
const narrow = 1000;

/** The same for a word that was seen there, though not often. */
const wide = 8000;

/** A word seen at least so often among the newest is worth a second, wider look. */
const seenOften = 3;

/** How many of the newest tell which letters of a rare word are common ones. */
const sampled = 100;

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
}

/**
 * Searches in a time that does not grow with the donations: what is common is met among the newest, what is rare by an
 * index.
 */
export async function searchDonations(db: Kysely<Tables>, search: Search): Promise<SearchHits> {
  const page = await find(db, search);
  const all = search.before === undefined ? page : await find(db, { ...search, before: undefined });
  const total = all.share === undefined ? all.hits : Math.round(all.share * (await readTally(db, search.category)));
  return { ids: page.ids, total: Math.max(total, all.hits), isEstimate: all.share !== undefined };
}

async function find(db: Kysely<Tables>, search: Search): Promise<Hits> {
  for (const size of [narrow, wide]) {
    const { seen, hits, ids, common } = await lookThrough(db, search, size);
    if (seen < size) return { ids, hits };
    if (ids.length > search.limit) return { ids, hits, share: hits / seen };
    if (hits < seenOften) return askIndex(db, search, common ?? []);
  }
  return askIndex(db, search, []);
}

/** Looks for the needle in the newest `size` donations; where it is rare there, also for which of its letters are not. */
async function lookThrough(db: Kysely<Tables>, { category, needle, limit, before }: Search, size: number) {
  const conditions = [...inCategory(category), ...(before === undefined ? [] : [sql`id < ${before}`])];
  const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
  const { rows } = await sql<{ seen: number; hits: number; ids: number[]; common: string[] | null }>`
    with sample as materialized (
      select search_text as content from donations order by id desc limit ${sampled}
    )
    select count(*)::int as seen, (count(*) filter (where hit))::int as hits,
      coalesce((array_agg(id order by id desc) filter (where hit))[:${limit + 1}::int], '{}') as ids,
      case when count(*) filter (where hit) < ${seenOften}::int then array(
        select part from unnest(${partsOf(needle)}::text[]) part
        where exists (select from sample where strpos(content, part) > 0)
      ) end as common
    from (
      select id, search_text like ${containing(needle)} as hit from donations ${where} order by id desc limit ${size}
    ) newest`.execute(db);
  return rows[0] ?? { seen: 0, hits: 0, ids: [], common: null };
}

/** Materialized: a planner that takes the needle for a common one would walk all donations. */
async function askIndex(
  db: Kysely<Tables>,
  { category, needle, limit, before }: Search,
  common: readonly string[],
): Promise<Hits> {
  const piece = rarePiece(needle, common);
  const isFound =
    piece === needle
      ? holding(needle)
      : sql`search_text like ${containing(piece)} and strpos(search_text, ${needle}) > 0`;
  const conditions = inCategory(category);
  const where = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  const isBefore = before === undefined ? sql`true` : sql`id < ${before}`;
  const { rows } = await sql<Hits>`
    with found as materialized (select id, category from donations where ${isFound})
    select (count(*) filter (where ${where}))::int as hits,
      array(select id from found where ${where} and ${isBefore} order by id desc limit ${limit + 1}) as ids
    from found`.execute(db);
  return rows[0] ?? { ids: [], hits: 0 };
}

function inCategory(category: string | undefined): RawBuilder<unknown>[] {
  return category === undefined ? [] : [sql`category = ${category}`];
}
