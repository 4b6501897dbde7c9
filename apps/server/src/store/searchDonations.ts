import { sql, type Kysely, type RawBuilder } from 'kysely';
import { countDonations } from './countDonations.js';
import { candidateFor, contains, partsOf } from './search.js';
import type { Tables } from './tables.js';

/** How many of the newest donations are looked through before an index is asked: enough for a common word, a millisecond's work. */
const narrow = 1000;

/** The same for a word that was seen there, though not often. */
const wide = 8000;

/** A word seen at least so often among the newest is worth a second, wider look. */
const seenOften = 3;

/** How many of the newest tell which letters of a rare word are common ones. */
const sampled = 100;

/** Bytes of text that one look reads at most: thousands of ordinary donations, hundreds of the largest. */
const lookBytes = 1_500_000;

/** The same for what an index found: of more, the newest count. */
const indexBytes = 1_500_000;

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
  const total =
    all.share === undefined ? all.hits : Math.round(all.share * (await countDonations(db, search.category)));
  return { ids: page.ids, total: Math.max(total, all.hits), isEstimate: all.share !== undefined };
}

async function find(db: Kysely<Tables>, search: Search): Promise<Hits> {
  for (const size of [narrow, wide]) {
    const { seen, isAll, hits, ids, common } = await lookThrough(db, search, size);
    if (isAll) return { ids, hits };
    if (ids.length > search.limit) return { ids, hits, share: hits / seen };
    if (hits < seenOften) return askIndex(db, search, common ?? []);
  }
  return askIndex(db, search, []);
}

interface Look {
  seen: number;
  /** Whether there are no more donations than were looked at. */
  isAll: boolean;
  hits: number;
  ids: number[];
  common: string[] | null;
}

/** Looks for the needle in the newest `size` donations; where it is rare there, also for which of its letters are not. */
async function lookThrough(db: Kysely<Tables>, { category, needle, limit, before }: Search, size: number) {
  const conditions = [...inCategory(category), ...(before === undefined ? [] : [sql`id < ${before}`])];
  const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
  const { rows } = await sql<Look>`
    with sample as materialized (
      select search_text as content from donations order by id desc limit ${sampled}
    ), newest as materialized (
      select id, search_text, sum(octet_length(search_text)) over (order by id desc) as bytes
      from (select id, search_text from donations ${where} order by id desc limit ${size}) latest
    )
    select count(*)::int as seen, (select count(*) from newest) = count(*) and count(*) < ${size}::int as "isAll",
      (count(*) filter (where hit))::int as hits,
      coalesce((array_agg(id order by id desc) filter (where hit))[:${limit + 1}::int], '{}') as ids,
      case when count(*) filter (where hit) < ${seenOften}::int then array(
        select part from unnest(${partsOf(needle)}::text[]) part
        where exists (select from sample where strpos(content, part) > 0)
      ) end as common
    from (
      select id, ${contains(sql`search_text`, needle)} as hit from newest where bytes <= ${lookBytes}::int
    ) looked`.execute(db);
  return rows[0] ?? { seen: 0, isAll: true, hits: 0, ids: [], common: null };
}

/**
 * Reads the newest of what an index finds, up to so many bytes. Materialized: a planner that takes the needle for a common
 * one would walk all donations.
 */
async function askIndex(
  db: Kysely<Tables>,
  { category, needle, limit, before }: Search,
  common: readonly string[],
): Promise<Hits> {
  const conditions = inCategory(category);
  const where = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  const isBefore = before === undefined ? sql`true` : sql`id < ${before}`;
  const { rows } = await sql<Hits>`
    with candidates as materialized (
      select id, octet_length(search_text) as size from donations where ${candidateFor(needle, common)}
    ), read as (
      select id from (select id, sum(size) over (order by id desc) as bytes from candidates) sized
      where bytes <= ${indexBytes}::int
    ), found as materialized (
      select id, category from donations join read using (id) where ${contains(sql`search_text`, needle)}
    )
    select (count(*) filter (where ${where}))::int as hits,
      array(select id from found where ${where} and ${isBefore} order by id desc limit ${limit + 1}) as ids
    from found`.execute(db);
  return rows[0] ?? { ids: [], hits: 0 };
}

function inCategory(category: string | undefined): RawBuilder<unknown>[] {
  return category === undefined ? [] : [sql`category = ${category}`];
}
