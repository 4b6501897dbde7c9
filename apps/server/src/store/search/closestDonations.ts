import { closeParts, joinParts } from '../../search/index.js';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables.js';
import { filterCondition, fits, inCategory, isFiltered } from './filters.js';
import type { Search, SearchHits } from './search.js';
import { hasAny } from './tsquery.js';

/** How many of the newest donations are looked through for those that come close. */
const newest = 2000;

/** How many an index adds for each word that is rare among those. */
const ofIndex = 500;

/** A word that fewer of the newest hold is asked of the index, which reads 1,500 of a million donations for it. */
const rare = 3;

/** The tier of close matches in a cursor. */
export const closeTier = 7;

export interface CloseHits extends SearchHits {
  /** The words that the matches have, for the searcher. */
  instead: string;
}

/** Donations that have most of the words that are looked for, the newest first. */
export async function closestDonations(db: Kysely<Tables>, search: Search): Promise<CloseHits> {
  const { groups, before, limit } = search;
  const parts = closeParts(groups);
  // A bit for each part that a donation has a word of.
  const bits = sql.join(
    parts.map(({ words }, index) => sql`(${hasAny(words)})::int * ${2 ** index}::int`),
    sql` + `,
  );
  const hasBit = (index: number) => sql`(parts & ${2 ** index}::int > 0)`;
  const isAfter = before?.tier === closeTier ? sql`id < ${before.id}::int` : sql`true`;
  // Columns of the filters are not read without them: of spread donations, they would come from every worker.
  const filtered = isFiltered(search) ? sql`, search_words, category, location_name, point_id, status` : sql``;
  // Apart from their order: a planner that expects to meet the word soon would walk all donations.
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
  // A size counts only together with the thing that the search names.
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
  const { rows } = await sql<{ ids: number[]; total: number; parts: number; common: number }>`
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
    )
    select count(*)::int as total, coalesce(bit_or(parts), 0)::int as parts,
      coalesce(bit_and(parts), 0)::int as common,
      array(select id from best where ${isAfter} order by id desc limit ${limit + 1}) as ids
    from best`.execute(db);
  const { ids, total, parts: mask, common } = rows[0] ?? { ids: [], total: 0, parts: 0, common: 0 };
  const found = parts.filter((_, index) => (mask & (2 ** index)) !== 0);
  return {
    hits: ids.map((id) => ({ tier: closeTier, id })),
    total,
    isEstimate: false,
    instead: joinParts(found, mask !== common),
  };
}
