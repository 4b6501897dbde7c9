import type { Position } from '@clothesline/api-client/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { donationColumns, toDonation, type DonationRow } from './rows.js';
import { beginning, beginningOfAny, contains, holding } from './search.js';
import { chord, cubeText } from './sphere.js';
import type { FindQuery, Finds, SearchTerm } from './store.js';
import type { Tables } from './tables.js';
import { blockMark, queryOfAll, queryOfPlace, queryOfTerm, type WordQuery } from './wordQuery.js';

/** Blocks of 1,024 donations that are searched, from the newest on, until enough is found. */
const newestBlocks = 8;

/** Matches in those blocks from which on a search is common, and older blocks are not needed. */
const foundOften = 3;

/** Blocks of all donations that are sampled to see whether a condition is common. */
const sampledBlocks = 4;

/** Multiples of the golden ratio, modulo 1, are spread evenly: blocks that are sampled so follow no pattern in the data. */
const step = (Math.sqrt(5) - 1) / 2;

/** One condition of a query: for the index of words, and for rows. */
interface Condition {
  query: WordQuery;
  /** For rows that the index of words found. */
  check: RawBuilder<boolean>;
  /** For all donations, by the indexes of letters and of points. */
  alone: RawBuilder<boolean>;
}

/**
 * Finds donations in a time that does not grow with their number. The index of words is searched block by block, from the
 * newest on. Where those hold too few matches and one of the conditions is rare, an index over all donations is used.
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

/** Searches the newest blocks, and stops at the limit of the query. */
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

/** Whether each condition holds for a donation in the sampled blocks. */
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

/** Materialized: where the planner expects common words, it would read all donations. */
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
    // Checked first: it is cheaper than the regular expression, and false for most texts.
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
