import type { WordGroup } from '@clothesline/api-client/search';
import { isShortName } from '@clothesline/api-client/search';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { countDonations } from '../countDonations.js';
import type { ListCursor } from '../store.js';
import type { Tables } from '../tables.js';
import { conditionOf, fits, inCategory, isFiltered, type Filters } from './filters.js';
import { candidateFor, contains, partsOf } from './substring.js';
import { conditionsOf } from './tsquery.js';

/** How many of the newest donations are looked through before an index is asked: enough for a common word. */
const narrow = 1000;

/** The same where a common word does not fill a page of the first look, and for later pages. */
const wide = 8000;

/** A word that fewer of the newest hold is a rare one. */
const seenOften = 3;

/** The share of matches among the newest from which on an index would read too many: older ones are left to later pages. */
const tooCommon = 0.025;

/** How many of the newest tell which letters of a rare word are common ones. */
const sampled = 100;

/** Bytes of text that one look reads at most: thousands of ordinary donations, hundreds of the largest. */
const lookBytes = 1_500_000;

/** The same for what an index found: of more, the newest count. */
const indexBytes = 1_500_000;

export interface Search extends Filters {
  /** The contract's `searchNeedle`; not empty. Where it is missing, only words are looked for. */
  needle?: string | undefined;
  /** Words that are looked for; empty where the text says nothing by them. */
  groups: readonly WordGroup[];
  limit: number;
  before?: ListCursor | undefined;
  /** So many matches among the newest spare the index, which reads the more for a word the more donations there are. */
  enough?: number | undefined;
  /** "newest" whatever fits best; the best first where it is missing. */
  order?: 'newest' | undefined;
}

export interface SearchHits {
  /** The best matches, one more than the limit where there are more. */
  hits: ListCursor[];
  /** How many match in all. */
  total: number;
  /** Whether the total is worked out from the newest donations instead of counted. */
  isEstimate: boolean;
}

/**
 * Searches in a time that does not grow with the donations: what is common is met among the newest, what is rare by an
 * index. First come those that hold the text as it is, then those that have its words, the newest first; in the order "newest" all alike.
 */
export async function searchDonations(db: Kysely<Tables>, search: Search): Promise<SearchHits> {
  const { before, needle, groups, limit, order } = search;
  const first = before?.tier ?? (needle === undefined && groups.length > 0 && order === undefined ? 2 : 0);
  const isFull = ({ page }: Look) => page.length > limit && page.at(-1)?.tier === first;
  const newest = await lookThrough(db, search, narrow);
  if (newest.isAll) return { hits: newest.page, total: newest.found, isEstimate: false };
  if (isFull(newest)) return estimated(db, search, newest, newest.page);
  if (search.enough !== undefined && newest.found > 0) return withEnough(db, search, newest);
  if (before !== undefined) {
    // Further on in a common tier.
    const older = await lookThrough(db, search, wide, before.id);
    if (isFull(older)) return estimated(db, search, newest, older.page);
    return withIndex(db, search, { ...newest, page: merged(newest.page, older.page) });
  }
  const isMany = (await expected(db, search, newest)) > fewByIndex;
  const isPage = newest.page.length > limit;
  if (!isMany && (isPage || isRare(newest.found, newest))) return withIndex(db, search, newest);
  const better = isPage ? betterThanLast(newest) : newest.found;
  if (isPage && isMany && better < seenOften) return withBetter(db, search, newest);
  const more = await lookThrough(db, search, isMany ? sizeFor(better, newest, limit) : wide);
  if (isFull(more)) return estimated(db, search, more, more.page);
  return isMany && more.page.length > limit ? withBetter(db, search, more) : withIndex(db, search, more);
}

/** How many of a page fit better than its last. */
function betterThanLast({ page }: Look): number {
  const last = page.at(-1)?.tier ?? 0;
  return page.filter(({ tier }) => tier < last).length;
}

/** How many of the newest to look through, so that matches of which a look had so many fill a page: twice the share says. */
function sizeFor(matches: number, { seen }: Look, limit: number): number {
  return Math.min(wide, Math.ceil((2 * (limit + 1) * seen) / matches));
}

/** So many matches an index reads faster than `wide` donations are looked through. */
const fewByIndex = 1000;

/** How many match in all, by their share among those that were looked at. */
async function expected(db: Kysely<Tables>, { category }: Search, { found, seen }: Look): Promise<number> {
  return Math.round((found / seen) * (await countDonations(db, category)));
}

/** For a caller that needs a few good matches: looks farther back among the newest before an index is asked that would read many. */
async function withEnough(db: Kysely<Tables>, search: Search, newest: Look): Promise<SearchHits> {
  const isEnough = ({ found }: Look) => found >= (search.enough ?? 0);
  if (isEnough(newest)) return estimated(db, search, newest, newest.page);
  if (isRare(newest.found, newest) && (await expected(db, search, newest)) <= fewByIndex) {
    return withIndex(db, search, newest);
  }
  const more = await lookThrough(db, search, wide);
  return isEnough(more) ? estimated(db, search, more, more.page) : withIndex(db, search, more);
}

/** Whether an index reads little for so many matches among those that were looked at. */
function isRare(count: number, { seen }: Look): boolean {
  return count < seen * tooCommon;
}

interface Look {
  seen: number;
  /** Whether there are no more donations than were looked at. */
  isAll: boolean;
  /** How many match, and how many of those have their words in the title. */
  found: number;
  inTitle: number;
  page: ListCursor[];
  /** Parts of the needle that many texts hold. */
  common: string[] | null;
}

/**
 * Looks through the newest `size` donations, or the newest with a lower id than `olderThan`; where the needle is rare
 * there, also for which of its letters are not.
 */
async function lookThrough(db: Kysely<Tables>, search: Search, size: number, olderThan?: number): Promise<Look> {
  const isInReach = olderThan === undefined ? sql`true` : sql`id < ${olderThan}::int`;
  const { rows } = await sql<Look>`
    with sample as materialized (
      select search_text as content from donations order by id desc limit ${sampled}
    ), newest as materialized (
      select *, sum(octet_length(search_text)) over (order by id desc) as bytes
      from (
        select id, search_text, search_words, category, location_name, point_id, status from donations
        where ${inCategory(search)} and ${isInReach} order by id desc limit ${size}
      ) latest
    ), looked as materialized (
      select id, ${tierOf(search)} as tier from newest where bytes <= ${lookBytes}::int
    )
    select count(*)::int as seen, (select count(*) from newest) = count(*) and count(*) < ${size}::int as "isAll",
      count(tier)::int as found, (count(*) filter (where tier <= 2))::int as "inTitle", ${pageOf(search)} as page,
      case when count(*) filter (where tier <= 1 or tier = 6) < ${seenOften}::int then array(
        select part from unnest(${partsOf(search.needle ?? '')}::text[]) part
        where exists (select from sample where strpos(content, part) > 0)
      ) end as common
    from looked`.execute(db);
  return rows[0] ?? { seen: 0, isAll: true, found: 0, inTitle: 0, page: [], common: null };
}

/** Adds to the matches among the newest what the indexes find. */
async function withIndex(db: Kysely<Tables>, search: Search, look: Look): Promise<SearchHits> {
  if (look.isAll) return { hits: look.page, total: look.found, isEstimate: false };
  const { related, title } = conditionsOf(search.groups);
  // Where all words together are common, those in the title may still be rare.
  const asked = isRare(look.found, look) ? related : isRare(look.inTitle, look) ? title : undefined;
  const { total, hits } = await askIndex(db, search, look, asked);
  if (total === undefined || (asked !== related && search.groups.length > 0)) {
    return estimated(db, search, look, hits);
  }
  return { hits, total, isEstimate: false };
}

/** Asks the indexes for better matches alone than those of a full page: all of them would be too many to read. */
async function withBetter(db: Kysely<Tables>, search: Search, look: Look): Promise<SearchHits> {
  const { words, title, relatedTitle, related } = conditionsOf(search.groups);
  // By the tier of the page's last: older ones of the same tier come after it.
  const asked = [undefined, undefined, undefined, title, words, sql<boolean>`${words} or ${relatedTitle}`, related];
  const { hits } = await askIndex(db, search, look, asked[look.page.at(-1)?.tier ?? 0]);
  return estimated(db, search, look, hits);
}

/**
 * The matches of a look and of the indexes, and how many the indexes found; undefined where there is nothing to ask them for.
 * Materialized: a planner that takes the words for common ones would walk all donations.
 * @param words What is asked for by words
 */
async function askIndex(
  db: Kysely<Tables>,
  search: Search,
  look: Look,
  words: RawBuilder<boolean> | undefined,
): Promise<{ hits: ListCursor[]; total: number | undefined }> {
  const { needle, groups } = search;
  const isAnything = needle === undefined && groups.length === 0;
  const sources = [
    ...(needle === undefined ? [] : [candidateFor(needle, look.common ?? [])]),
    ...(groups.length === 0 || words === undefined ? [] : [words]),
    ...(isAnything && isFiltered(search) ? [sql<boolean>`true`] : []),
  ];
  if (sources.length === 0) return { hits: look.page, total: undefined };
  const { rows } = await sql<Pick<Look, 'found' | 'page'>>`
    with candidates as materialized (
      select id, octet_length(search_text) as size from donations
      where (${sql.join(sources, sql` or `)}) and ${conditionOf(search)}
    ), read as (
      select id from (select id, sum(size) over (order by id desc) as bytes from candidates) sized
      where bytes <= ${indexBytes}::int
    ), looked as materialized (
      select id, ${tierOf(search)} as tier from donations join read using (id)
    )
    select count(tier)::int as found, ${pageOf(search)} as page from looked`.execute(db);
  const { found, page } = rows[0] ?? { found: 0, page: [] };
  return { hits: merged(look.page, page).slice(0, search.limit + 1), total: found };
}

/** With a total by the share of matches among the newest. */
async function estimated(db: Kysely<Tables>, search: Search, look: Look, hits: ListCursor[]): Promise<SearchHits> {
  return { hits, total: Math.max(await expected(db, search, look), look.found), isEstimate: true };
}

function merged(one: readonly ListCursor[], other: readonly ListCursor[]): ListCursor[] {
  const byId = new Map([...one, ...other].map((hit) => [hit.id, hit]));
  return [...byId.values()].sort((a, b) => a.tier - b.tier || b.id - a.id);
}

/**
 * The tier of a row; null where it does not match. 0 for the text as it is, 1 for the text as a part of words; then for the
 * words alone 2 in the title, 3 anywhere; and for related words 4 in the title, 5 anywhere. 6 for a short name as a part of
 * words (see `isShortName`).
 */
export function tierOf(search: Pick<Search, 'needle' | 'groups' | keyof Filters>): RawBuilder<number | null> {
  const { needle, groups } = search;
  const { words, title, relatedTitle, related } = conditionsOf(groups);
  const isOther = sql`when not ${fits(search)} then null`;
  const holds =
    needle === undefined
      ? sql``
      : sql`when ${contains(sql`search_text`, needle)} then case when ${words} then 0 else 1 end`;
  if (needle !== undefined && isShortName(groups)) {
    return sql`case ${isOther}
      when ${words} then case when ${contains(sql`search_text`, needle)} then 0 when ${title} then 2 else 3 end
      when ${relatedTitle} then 4
      when ${related} then 5
      when ${contains(sql`search_text`, needle)} then 6 end`;
  }
  if (groups.length === 0) return sql`case ${isOther} ${needle === undefined ? sql`else 0` : holds} end`;
  return sql`case ${isOther} ${holds}
    when not ${related} then null
    when ${title} then 2
    when ${words} then 3
    when ${relatedTitle} then 4
    else 5 end`;
}

/** The first of `looked` after the cursor, one more than the limit. */
function pageOf({ before, limit, order }: Search): RawBuilder<ListCursor[]> {
  const place = order === 'newest' ? sql`0` : sql`tier`;
  const isAfter =
    before === undefined
      ? sql`true`
      : sql`(${place} > ${before.tier}::int or (${place} = ${before.tier}::int and id < ${before.id}::int))`;
  return sql`coalesce((
    select json_agg(json_build_object('tier', place, 'id', id) order by place, id desc)
    from (
      select ${place} as place, id from looked where tier is not null and ${isAfter}
      order by place, id desc limit ${limit + 1}
    ) best
  ), '[]')`;
}
