import type { WordGroup } from '@clothesline/api-client/search';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables.js';
import { filterCondition, fits, inCategory, isFiltered } from './filters.js';
import type { Search, SearchHits } from './search.js';
import { hasWordOf } from './tsquery.js';

/** How many of the newest donations are looked through for those that come close. */
const newest = 2000;

/** How many an index adds for each word that is rare among those. */
const ofIndex = 500;

/** A word that fewer of the newest hold is asked of the index, which reads 1,500 of a million donations for it. */
const rare = 3;

/** The tier of close matches in a cursor. */
export const closeTier = 7;

export interface CloseHits extends SearchHits {
  /** The groups that the matches have words of. */
  groups: WordGroup[];
  /** Whether a match has words of some of the groups alone, and another those of others. */
  isAny: boolean;
}

/** Donations that have most of the words that are looked for, the newest first. */
export async function closestDonations(db: Kysely<Tables>, search: Search): Promise<CloseHits> {
  const { groups, before, limit } = search;
  // A bit for each group that a donation has a word of.
  const bits = sql.join(
    groups.map((group, index) => sql`(${hasWordOf(group)})::int * ${2 ** index}::int`),
    sql` + `,
  );
  const hasBit = (index: number) => sql`(groups & ${2 ** index}::int > 0)`;
  const isAfter = before?.tier === closeTier ? sql`id < ${before.id}::int` : sql`true`;
  // Columns of the filters are not read without them: of spread donations, they would come from every worker.
  const filtered = isFiltered(search) ? sql`, search_words, category, location_name, point_id, status` : sql``;
  const latest = sql`
    select id, groups from (
      select id, ${bits} as groups ${filtered} from donations
      where ${inCategory(search)} order by id desc limit ${newest}
    ) latest where ${fits(search)}`;
  const counts = await sql<{ counts: number[] }>`
    select array[${sql.join(groups.map((_, index) => sql`(count(*) filter (where ${hasBit(index)}))::int`))}] as counts
    from (${latest}) latest`.execute(db);
  // Apart from their order: a planner that expects to meet the word soon would walk all donations.
  const fromIndex = groups
    .filter((_, index) => (counts.rows[0]?.counts[index] ?? 0) < rare)
    .map(
      (group) => sql`union (
        select id, groups from (
          select id, ${bits} as groups from donations where ${hasWordOf(group)} and ${filterCondition(search)} offset 0
        ) found
        order by id desc limit ${ofIndex}
      )`,
    );
  const weight = sql.join(
    groups.map((group, index) => sql`${hasBit(index)}::int * ${group.weight}::int`),
    sql` + `,
  );
  const { rows } = await sql<{ ids: number[]; total: number; groups: number; common: number }>`
    with reached as materialized ((${latest}) ${sql.join(fromIndex, sql` `)}), rated as materialized (
      select id, groups, ${weight} as weight from reached
    ), best as (
      select id, groups from rated where weight > 0 and weight = (select max(weight) from rated)
    )
    select count(*)::int as total, coalesce(bit_or(groups), 0)::int as groups,
      coalesce(bit_and(groups), 0)::int as common,
      array(select id from best where ${isAfter} order by id desc limit ${limit + 1}) as ids
    from best`.execute(db);
  const { ids, total, groups: found, common } = rows[0] ?? { ids: [], total: 0, groups: 0, common: 0 };
  return {
    hits: ids.map((id) => ({ tier: closeTier, id })),
    total,
    isEstimate: false,
    groups: groups.filter((_, index) => (found & (2 ** index)) !== 0),
    isAny: found !== common,
  };
}
