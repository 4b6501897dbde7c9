import { sql, type Kysely, type RawBuilder } from 'kysely';
import { onOfferCount } from '../countDonations.js';
import { joinedPoints, returnedColumns } from '../../store/rows.js';
import type { Tables } from '../../store/tables.js';
import { filterCondition, inCategory, isFiltered } from './filters.js';
import { rankTier } from './rankTier.js';
import type { Hit, Search, SearchHits } from './search.js';
import { contains, substringCondition } from './substring.js';
import { wordConditions } from './tsquery.js';

/**
 * Number of the newest donations to read before falling back to an index: minimum, maximum, and per row of the page.
 * Fewer rows match several words, so read more of them.
 */
const newest = { least: 500, most: 8000, ofRow: 25, timesForWords: 3 };

const afterAll = 7;

/** How often a donation may be found: among the newest, by its text and by its words. */
const sourcesOfHit = 3;

type Row = Hit & { total: number; isEstimate: boolean };

/**
 * Ranks and paginates in a single query. Exact text ranks above words, each sorted by date, whereas "newest" ignores
 * the rank. The cost barely depends on the number of donations since common words are found among the newest. Indexes
 * are only needed for matches that rank better than the last match on the page. Duplicates are only removed from the
 * page, since PostgreSQL would allocate hash tables for the estimated number of matches, even for branches that are
 * never executed.
 */
export async function searchDonations(db: Kysely<Tables>, search: Search): Promise<SearchHits> {
  const { before, groups, limit, order } = search;
  const times = groups.length > 1 ? newest.timesForWords : 1;
  const size = Math.min(newest.most, times * Math.max(newest.least, newest.ofRow * limit));
  const tier = order === 'newest' ? sql`case when (${rankTier(search)}) is not null then 0 end` : rankTier(search);
  const isAfter = before
    ? sql`(tier > ${before.tier}::int or (tier = ${before.tier}::int and id < ${before.id}::int))`
    : sql`tier is not null`;
  // later pages continue with older donations in the same tier
  const older = before
    ? sql`union select id, tier from (
        select id, ${tier} as tier from visible_donations
        where ${inCategory(search)} and id < ${before.id}::int order by id desc limit ${size}
      ) older where tier = ${before.tier}::int`
    : sql``;
  const { rows } = await sql<Row | { id: null; total: number; isEstimate: boolean }>`
    with latest as materialized (
      select id, ${tier} as tier from visible_donations
      where ${inCategory(search)} order by id desc limit ${size}
    ), near as materialized (
      select id, tier from latest where ${isAfter} ${older}
    ), last as materialized (
      select case when (select count(*) from latest) < ${size}::int then -1 else coalesce(
        (select tier from near order by tier, id desc offset ${limit} limit 1), ${afterAll}) end as tier
    ), indexed as materialized (${indexed(search, tier)}),
    page as materialized (
      select distinct id, tier from (
        select * from (select * from near union all select * from indexed where ${isAfter}) found
        order by tier, id desc limit ${sourcesOfHit * (limit + 1)}
      ) best order by tier, id desc limit ${limit + 1}
    ), counted as (
      select count(tier)::int as found, count(*)::int as seen, (select tier from last) as last_tier from latest
    ), totals as (
      select case
        when last_tier = -1 then found
        when last_tier > 5 then (
          select count(distinct id) from (
            select id from latest where tier is not null union all select id from indexed
          ) found
        )
        else greatest(found, found::float8 / seen * ${onOfferCount(search)})
      end::int as total, last_tier between 0 and 5 as "isEstimate" from counted
    )
    select total, "isEstimate", rows.* from totals left join (
      select ${returnedColumns}, latitude, longitude, tier
      from page join visible_donations using (id) ${joinedPoints}
    ) rows on true order by tier, id desc`.execute(db);
  const { total, isEstimate } = rows[0] ?? { total: 0, isEstimate: false };
  return { hits: rows.filter((row): row is Row => row.id !== null), total, isEstimate };
}

function indexed(search: Search, tier: RawBuilder<unknown>): RawBuilder<unknown> {
  const { needle, groups, before } = search;
  const { words, title, relatedTitle, related } = wordConditions(search);
  const holds = needle === undefined ? sql`false` : contains(sql`search_text`, needle);
  const byWords = [
    { lasts: sql`= 3`, worst: 2, condition: title, as: sql`case when ${holds} then 0 else 2 end` },
    {
      lasts: sql`= 4`,
      worst: 3,
      condition: words,
      as: sql`case when ${holds} then 0 when ${title} then 2 else 3 end`,
    },
    { lasts: sql`= 5`, worst: 4, condition: sql`(${words} or ${relatedTitle})`, as: tier },
    { lasts: sql`> 5`, worst: afterAll, condition: related, as: tier },
  ];
  const isAnything = needle === undefined && groups.length === 0;
  const sources = [
    ...(needle === undefined
      ? []
      : [
          {
            lasts: sql`> 0`,
            worst: afterAll,
            condition: sql`${substringCondition(needle)} and ${holds}`,
            as: tier,
          },
        ]),
    ...(groups.length === 0 ? [] : byWords),
    ...(isAnything && isFiltered(search) ? [{ lasts: sql`> 5`, worst: afterAll, condition: sql`true`, as: tier }] : []),
  ].filter(({ worst }) => before === undefined || before.tier <= worst);
  if (sources.length === 0) return sql`select id, 0 as tier from latest where false`;
  return sql`select id, tier from (${sql.join(
    sources.map(
      ({ lasts, condition, as }) => sql`
        select id, ${as} as tier from visible_donations
        where (select tier from last) ${lasts} and ${condition} and ${filterCondition(search)}`,
    ),
    sql` union all `,
  )}) asked where tier is not null`;
}
