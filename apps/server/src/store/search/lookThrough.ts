import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables.js';
import { inCategory } from './filters.js';
import { lookBytes, sampled, seenOften, type Look } from './look.js';
import { lookSpread } from './lookSpread.js';
import { selectPage } from './selectPage.js';
import type { Search } from './search.js';
import { splitParts } from './substring.js';
import { rankTier } from './rankTier.js';

/**
 * Looks through the newest `size` donations, or the newest with a lower id than `olderThan`; where the needle is rare
 * there, also for which of its letters are not.
 */
export async function lookThrough(db: Kysely<Tables>, search: Search, size: number, olderThan?: number): Promise<Look> {
  if (search.layout === 'spread') return lookSpread(db, search, size, olderThan);
  const isInReach = olderThan === undefined ? sql`true` : sql`id < ${olderThan}::int`;
  const { rows } = await sql<Look>`
    with sample as materialized (
      select search_text as content from visible_donations order by id desc limit ${sampled}
    ), newest as materialized (
      select *, sum(octet_length(search_text)) over (order by id desc) as bytes
      from (
        select id, search_text, search_words, category, location_name, point_id, status from visible_donations
        where ${inCategory(search)} and ${isInReach} order by id desc limit ${size}
      ) latest
    ), looked as materialized (
      select id, ${rankTier(search)} as tier from newest where bytes <= ${lookBytes}::int
    )
    select count(*)::int as seen, (select count(*) from newest) = count(*) and count(*) < ${size}::int as "isAll",
      count(tier)::int as found, (count(*) filter (where tier <= 2))::int as "inTitle", ${selectPage(search)} as page,
      case when count(*) filter (where tier <= 1 or tier = 6) < ${seenOften}::int then array(
        select part from unnest(${splitParts(search.needle ?? '')}::text[]) part
        where exists (select from sample where strpos(content, part) > 0)
      ) end as common
    from looked`.execute(db);
  return rows[0] ?? { seen: 0, isAll: true, found: 0, inTitle: 0, page: [], common: null };
}
