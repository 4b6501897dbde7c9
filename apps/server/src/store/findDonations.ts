import type { Position } from '@clothesline/api-client/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { donationColumns, toDonation, type DonationRow } from './rows.js';
import { beginning, beginningOfAny, contains, holding } from './search.js';
import { chord, cubeText } from './sphere.js';
import type { FindQuery, Finds, SearchTerm } from './store.js';
import type { Tables } from './tables.js';
import { blockMark, queryOfAll, queryOfPlace, queryOfTerm, type WordQuery } from './wordQuery.js';

/** How many thousands of the newest donations are asked, until enough is found. */
const newestBlocks = 8;

/** What was found so often among them is common: of what is older there is no need. */
const foundOften = 3;

/** How many thousands of all donations tell whether something is common. */
const sampledBlocks = 4;

/** Steps of the golden ratio come down evenly, and on no pattern of anybody's. */
const step = (Math.sqrt(5) - 1) / 2;

/** One thing that is wanted, as the index of words finds it and as a row has to fulfil it. */
interface Condition {
  query: WordQuery;
  /** For rows that the index of words found. */
  check: RawBuilder<boolean>;
  /** For all donations, by the indexes of letters and of points. */
  alone: RawBuilder<boolean>;
}

/**
 * Finds in a time that does not grow with the donations. The newest are asked of the index of words, a thousand after the
 * other. Where they hold too little, and something of what is wanted is rare among all, an index finds all that there is.
 */
export async function findDonations(db: Kysely<Tables>, query: FindQuery): Promise<Finds> {
  const conditions = conditionsOf(query);
  const newest = await askNewest(db, query, conditions);
  if (newest.isAll || newest.donations.length >= Math.min(foundOften, query.limit)) return newest;
  if (await areCommon(db, query, conditions)) return newest;
  const { rows } = await sql<DonationRow>`
    with found as materialized (
      select donations.id from ${asked(query)} where ${every(conditions.map(({ alone }) => alone))}
    ), newest as (select id from found order by id desc limit ${query.limit})
    select ${columns} from newest join donations using (id) join points on points.id = point_id
    order by donations.id desc`.execute(db);
  return { donations: rows.map(toDonation), isAll: true };
}

const columns = sql.join(donationColumns.map((column) => sql.ref(column)));

/** Stops at the thousand in which the last that is wanted was found. */
async function askNewest(db: Kysely<Tables>, query: FindQuery, conditions: readonly Condition[]): Promise<Finds> {
  const { rows } = await sql<{ blocks: number; donations: DonationRow[] }>`
    with last as (select coalesce(max(id), 0) >> 10 as block from donations), newest as materialized (
      select found.id from last cross join generate_series(block, greatest(block - ${newestBlocks - 1}::int, 0), -1) as asked
      cross join lateral (
        with ${hitsIn(sql`asked`, query, conditions)} select id from hits order by id desc limit ${query.limit}
      ) found
      limit ${query.limit}
    )
    select block as blocks, (
      select coalesce(json_agg(row_to_json(one) order by one.id desc), '[]') from (
        select ${columns} from newest join donations using (id) join points on points.id = point_id
      ) one
    ) as donations
    from last`.execute(db);
  const [{ blocks, donations } = { blocks: 0, donations: [] }] = rows;
  return { donations: donations.map(toDonation), isAll: blocks < newestBlocks };
}

/** Whether each thing that is wanted is held by some of the donations that are picked from all over. */
async function areCommon(db: Kysely<Tables>, query: FindQuery, conditions: readonly Condition[]): Promise<boolean> {
  const each = conditions.map(
    (condition) => sql<boolean>`exists (
      select from sample cross join lateral (with ${hitsIn(sql`block`, query, [condition])} select from hits limit 1) found
    )`,
  );
  const { rows } = await sql<{ are: boolean }>`
    with sample as materialized (
      select floor(blocks * mod(pick * ${step}::numeric, 1))::int as block
      from (select max(id) >> 10 as blocks from donations) newest cross join generate_series(1, ${sampledBlocks}::int) as pick
    )
    select ${every(each)} as are`.execute(db);
  return rows[0]?.are ?? true;
}

/** Materialized: a planner that takes the words for common ones would walk all donations. */
function hitsIn(block: RawBuilder<unknown>, query: FindQuery, conditions: readonly Condition[]): RawBuilder<unknown> {
  const wanted = queryOfAll(conditions.map((condition) => condition.query));
  const checks = conditions.filter((condition) => !condition.query.isExact).map(({ check }) => check);
  return sql`hits as materialized (
    select donations.id from ${asked(query)}
    where words_of(donations.id, category, search_text) @@ replace(${wanted}, ${blockMark}, ${block}::text)::tsquery
    and ${every(checks)}
  )`;
}

function asked({ around }: FindQuery): RawBuilder<unknown> {
  return around ? sql`donations join points on points.id = point_id` : sql`donations`;
}

function every(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

function conditionsOf({ terms = [], place, around }: FindQuery): Condition[] {
  return [
    ...(place === undefined ? [] : [atPlace(place)]),
    ...terms.map(holdingTerm),
    ...(around ? [isAround(around)] : []),
  ];
}

function holdingTerm(term: SearchTerm): Condition {
  const { words, categories } = term;
  const inCategory = categories.length > 0 ? [sql`category in (${sql.join(categories)})`] : [];
  const begins = sql`search_text ~ ${beginningOfAny(words)}`;
  const isThere = (has: (word: string) => RawBuilder<unknown>) =>
    words.length === 0 ? [] : [sql`((${sql.join(words.map(has), sql` or `)}) and ${begins})`];
  const either = (options: RawBuilder<unknown>[]) =>
    options.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(options, sql` or `)})`;
  return {
    query: queryOfTerm(term),
    // Most texts hold none of the words at all, which takes a fraction of the time to see.
    check: either([...inCategory, ...isThere((word) => contains(sql`search_text`, word))]),
    alone: either([...inCategory, ...isThere(holding)]),
  };
}

function atPlace(place: string): Condition {
  const begins = sql<boolean>`lower(location_name) ~ ${beginning(place)}`;
  return { query: queryOfPlace(place), check: begins, alone: sql<boolean>`${holding(place)} and ${begins}` };
}

function isAround({ position, miles }: { position: Position; miles: number }): Condition {
  const here = sql`${cubeText(position)}::cube`;
  const reach = sql`${chord(miles)}::float8`;
  const isNear = sql<boolean>`position <@ cube_enlarge(${here}, ${reach}, 3) and position <-> ${here} <= ${reach}`;
  return { query: { text: queryOfAll([]), isExact: false }, check: isNear, alone: isNear };
}
