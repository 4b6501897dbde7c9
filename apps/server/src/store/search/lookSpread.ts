import { sql, type Kysely } from 'kysely';
import type { ListCursor } from '../store.js';
import type { Tables } from '../tables.js';
import { fits, inCategory } from './filters.js';
import { lookBytes, sampled, seenOften, type Look } from './look.js';
import { inOrder, isLater } from './selectPage.js';
import type { Search } from './search.js';
import { splitParts } from './substring.js';
import { rankTier } from './rankTier.js';

/**
 * The same where donations are spread: the workers say which are the newest, and then which of those match. In one statement
 * every text would come to the coordinator, which alone knows what is newest of all.
 */
export async function lookSpread(db: Kysely<Tables>, search: Search, size: number, olderThan?: number): Promise<Look> {
  const isInReach = olderThan === undefined ? sql`true` : sql`id < ${olderThan}::int`;
  const { rows: newest } = await sql<{ id: number; size: number }>`
    select id, octet_length(search_text) as size from visible_donations
    where ${inCategory(search)} and ${isInReach} order by id desc limit ${size}`.execute(db);
  const looked = newest.slice(0, countWithin(newest));
  const { needle, groups, inEnglish } = search;
  const { rows: found } = await sql<ListCursor>`
    select id, tier from (
      select id, ${rankTier({ needle, groups, inEnglish })} as tier from visible_donations
      where ${inCategory(search)} and id between ${looked.at(-1)?.id ?? 0}::int and ${looked[0]?.id ?? 0}::int
      and ${fits(search)}
    ) looked where tier is not null`.execute(db);
  const hits = search.order === 'newest' ? found.map(({ id }) => ({ id, tier: 0 })) : found;
  return {
    seen: looked.length,
    isAll: looked.length === newest.length && newest.length < size,
    found: found.length,
    inTitle: found.filter(({ tier }) => tier <= 2).length,
    page: hits
      .filter((hit) => isLater(hit, search.before))
      .sort(inOrder)
      .slice(0, search.limit + 1),
    common:
      found.filter(({ tier }) => tier <= 1 || tier === 6).length < seenOften ? await commonParts(db, search) : null,
  };
}

/** How many of the rows hold as much text as one look reads. */
function countWithin(rows: readonly { size: number }[]): number {
  let bytes = 0;
  for (const [index, { size }] of rows.entries()) {
    bytes += size;
    if (bytes > lookBytes) return index;
  }
  return rows.length;
}

/** The parts of the needle that many texts hold. */
async function commonParts(db: Kysely<Tables>, { needle = '' }: Search): Promise<string[]> {
  const parts = splitParts(needle);
  if (parts.length === 0) return [];
  const { rows } = await sql<{ text: string }>`
    select search_text as text from visible_donations order by id desc limit ${sampled}`.execute(db);
  return parts.filter((part) => rows.some(({ text }) => text.includes(part)));
}
