import { sql, type Kysely, type RawBuilder } from 'kysely';
import { countDonations } from '../countDonations.js';
import type { ListCursor } from '../store.js';
import type { Tables } from '../tables.js';
import { filterCondition, isFiltered } from './filters.js';
import { seenOften, type Look } from './look.js';
import { lookThrough } from './lookThrough.js';
import { inOrder, selectPage } from './selectPage.js';
import type { Search, SearchHits } from './search.js';
import { substringCondition } from './substring.js';
import { rankTier } from './rankTier.js';
import { wordConditions } from './tsquery.js';

/** How many of the newest donations are looked through before an index is asked: enough for a common word. */
const narrow = 1000;

/** The same for a caller that needs a few good matches. */
const narrowest = 300;

/** The same where a common word does not fill a page of the first look, and for later pages. */
const wide = 8000;

/** The share of matches among the newest from which on an index would read too many: older ones are left to later pages. */
const tooCommon = 0.025;

/** Bytes of text that an index finds at most: of more, the newest count. */
const indexBytes = 1_500_000;

/**
 * Searches in a time that does not grow with the donations: what is common is met among the newest, what is rare by an
 * index. First come those that hold the text as it is, then those that have its words, the newest first; in the order "newest" all alike.
 */
export async function searchDonations(db: Kysely<Tables>, search: Search): Promise<SearchHits> {
  const { before, needle, groups, limit, order } = search;
  const first = before?.tier ?? (needle === undefined && groups.length > 0 && order === undefined ? 2 : 0);
  const isFull = ({ page }: Look) => page.length > limit && page.at(-1)?.tier === first;
  const newest = await lookThrough(db, search, search.enough === undefined ? narrow : narrowest);
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
  const more = await lookThrough(db, search, isMany ? lookSize(better, newest, limit) : wide);
  if (isFull(more)) return estimated(db, search, more, more.page);
  return isMany && more.page.length > limit ? withBetter(db, search, more) : withIndex(db, search, more);
}

/** How many of a page fit better than its last. */
function betterThanLast({ page }: Look): number {
  const last = page.at(-1)?.tier ?? 0;
  return page.filter(({ tier }) => tier < last).length;
}

/** How many of the newest to look through, so that matches of which a look had so many are more than `count`: twice the share says. */
function lookSize(matches: number, { seen }: Look, count: number): number {
  return Math.min(wide, Math.ceil((2 * (count + 1) * seen) / matches));
}

/** So many matches an index reads faster than `wide` donations are looked through. */
const fewByIndex = 1000;

/** How many match in all, by their share among those that were looked at. */
async function expected(db: Kysely<Tables>, search: Search, { found, seen }: Look): Promise<number> {
  if (found === 0) return 0;
  return Math.round((found / seen) * (await countDonations(db, search)));
}

/** For a caller that needs a few good matches: looks farther back among the newest before an index is asked that would read many. */
async function withEnough(db: Kysely<Tables>, search: Search, newest: Look): Promise<SearchHits> {
  const { enough = 0 } = search;
  const isEnough = ({ found }: Look) => found >= enough;
  // The caller shows no total.
  const some = ({ page, found }: Look): SearchHits => ({ hits: page, total: found, isEstimate: true });
  if (isEnough(newest)) return some(newest);
  if (isRare(newest.found, newest) && (await expected(db, search, newest)) <= fewByIndex) {
    return withIndex(db, search, newest);
  }
  const more = await lookThrough(db, search, lookSize(newest.found, newest, enough));
  return isEnough(more) ? some(more) : withIndex(db, search, more);
}

/** Whether an index reads little for so many matches among those that were looked at. */
function isRare(count: number, { seen }: Look): boolean {
  return count < seen * tooCommon;
}

/** Adds to the matches among the newest what the indexes find. */
async function withIndex(db: Kysely<Tables>, search: Search, look: Look): Promise<SearchHits> {
  if (look.isAll) return { hits: look.page, total: look.found, isEstimate: false };
  const { related, title } = wordConditions(search);
  // If all words together are common, those in the title may still be rare.
  const asked = isRare(look.found, look) ? related : isRare(look.inTitle, look) ? title : undefined;
  const { total, hits } = await askIndex(db, search, look, asked);
  if (total === undefined || (asked !== related && search.groups.length > 0)) {
    return estimated(db, search, look, hits);
  }
  return { hits, total, isEstimate: false };
}

/** Asks the indexes for better matches alone than those of a full page: all of them would be too many to read. */
async function withBetter(db: Kysely<Tables>, search: Search, look: Look): Promise<SearchHits> {
  const { words, title, relatedTitle, related } = wordConditions(search);
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
    ...(needle === undefined ? [] : [substringCondition(needle, look.common ?? [])]),
    ...(groups.length === 0 || words === undefined ? [] : [words]),
    ...(isAnything && isFiltered(search) ? [sql<boolean>`true`] : []),
  ];
  if (sources.length === 0) return { hits: look.page, total: undefined };
  const isCandidate = sql`(${sql.join(sources, sql` or `)}) and ${filterCondition(search)}`;
  const looked =
    search.layout === 'spread' ? rankedByWorkers(search, isCandidate) : rankedAfterwards(search, isCandidate);
  const { rows } = await sql<Pick<Look, 'found' | 'page'>>`
    with ${looked} select count(tier)::int as found, ${selectPage(search)} as page from looked`.execute(db);
  const { found, page } = rows[0] ?? { found: 0, page: [] };
  return { hits: merged(look.page, page).slice(0, search.limit + 1), total: found };
}

function rankedAfterwards(search: Search, isCandidate: RawBuilder<unknown>) {
  return sql`candidates as materialized (
      select id, octet_length(search_text) as size from visible_donations where ${isCandidate}
    ), read as (
      select id from (select id, sum(size) over (order by id desc) as bytes from candidates) sized
      where bytes <= ${indexBytes}::int
    ), looked as materialized (
      select id, ${rankTier(search)} as tier from visible_donations join read using (id)
    )`;
}

/** The same where donations are spread: what is joined to them afterwards would go back to every worker. */
function rankedByWorkers({ needle, groups, inEnglish }: Search, isCandidate: RawBuilder<unknown>) {
  return sql`candidates as materialized (
      select id, octet_length(search_text) as size, ${rankTier({ needle, groups, inEnglish })} as tier from visible_donations
      where ${isCandidate}
    ), looked as materialized (
      select id, tier from (select id, tier, sum(size) over (order by id desc) as bytes from candidates) sized
      where bytes <= ${indexBytes}::int
    )`;
}

/** With a total by the share of matches among the newest. */
async function estimated(db: Kysely<Tables>, search: Search, look: Look, hits: ListCursor[]): Promise<SearchHits> {
  return { hits, total: Math.max(await expected(db, search, look), look.found), isEstimate: true };
}

function merged(one: readonly ListCursor[], other: readonly ListCursor[]): ListCursor[] {
  const byId = new Map([...one, ...other].map((hit) => [hit.id, hit]));
  return [...byId.values()].sort(inOrder);
}
