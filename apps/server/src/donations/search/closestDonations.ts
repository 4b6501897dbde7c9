import { sql, type Kysely } from 'kysely';
import { closeParts, joinParts } from '../../search/index.js';
import type { Tables } from '../../store/tables.js';
import { filterCondition, fits, inCategory, isFiltered } from './filters.js';
import { joinedPoints, returnedColumns } from '../../store/rows.js';
import type { Hit, Search, SearchHits } from './search.js';
import { hasAny } from './tsquery.js';

const newest = 500;

/** How many more donations to read from the index for each rare word. */
const ofIndex = 500;

/** Words with fewer occurrences among the newest donations are looked up in the index */
const rare = 3;

export const closeTier = 7;

export async function closestDonations(db: Kysely<Tables>, search: Search): Promise<SearchHits & { instead?: string }> {
  const { groups, before, limit } = search;
  const parts = closeParts(groups);
  const bits = sql.join(
    parts.map(({ words }, index) => sql`(${hasAny(words)})::int * ${2 ** index}::int`),
    sql` + `,
  );
  const hasBit = (index: number) => sql`(parts & ${2 ** index}::int > 0)`;
  const isAfter = before?.tier === closeTier ? sql`id < ${before.id}::int` : sql`true`;
  // only select the filter columns if needed, as each worker has to send them
  const filtered = isFiltered(search) ? sql`, search_words, category, location_name, point_id, status` : sql``;
  // leave this unsorted, otherwise the planner scans all donations by date
  const fromIndex = parts.map(
    ({ words }, index) => sql`union (
      select id, parts from (
        select id, ${bits} as parts from visible_donations
        where (select count(*) from latest where ${hasBit(index)}) < ${rare}
        and ${hasAny(words)} and ${filterCondition(search)} offset 0
      ) found
      order by id desc limit ${ofIndex}
    )`,
  );
  // a matching size is worthless if the item itself doesn't match
  const things = parts.reduce((mask, { group }, index) => mask + (group.kind === 'thing' ? 2 ** index : 0), 0);
  const isThing = things === 0 ? sql`true` : sql`(parts & ${things}::int > 0)`;
  const weight = sql.join(
    parts.map(({ group, weight: one }, index) =>
      group.kind === 'size'
        ? sql`(${hasBit(index)} and ${isThing})::int * ${one}::int`
        : sql`${hasBit(index)}::int * ${one}::int`,
    ),
    sql` + `,
  );
  const { rows } = await sql<(Hit | { id: null }) & { total: number; parts: number; common: number }>`
    with latest as materialized (
      select id, parts from (
        select id, ${bits} as parts ${filtered} from visible_donations
        where ${inCategory(search)} order by id desc limit ${newest}
      ) newest where ${fits(search)}
    ), reached as materialized (
      select id, parts from latest ${sql.join(fromIndex, sql` `)}
    ), rated as materialized (
      select id, parts, ${weight} as weight from reached
    ), best as (
      select id, parts from rated where weight > 0 and weight = (select max(weight) from rated)
    ), counted as (
      select count(*)::int as total, coalesce(bit_or(parts), 0)::int as parts, coalesce(bit_and(parts), 0)::int as common
      from best
    ), page as materialized (select id from best where ${isAfter} order by id desc limit ${limit + 1})
    select total, parts, common, rows.* from counted left join (
      select ${returnedColumns}, latitude, longitude, ${closeTier}::int as tier
      from page join visible_donations using (id) ${joinedPoints}
    ) rows on true order by id desc`.execute(db);
  const { total, parts: mask, common } = rows[0] ?? { total: 0, parts: 0, common: 0 };
  const hits = rows.filter((row): row is (typeof rows)[number] & Hit => row.id !== null);
  if (total === 0) return { hits, total, isEstimate: false };
  const found = parts.filter((_, index) => (mask & (2 ** index)) !== 0);
  return { hits, total, isEstimate: false, instead: joinParts(found, mask !== common) };
}
