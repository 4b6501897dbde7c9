import {
  allItems,
  distanceInMiles,
  searchNeedle,
  toTenthOfMile,
  type Donation,
  type Position,
} from '@clothesline/api-client/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { donationColumns, toDonation, type DonationRow } from './rows.js';
import { readTally } from './readTally.js';
import { beginning, beginningOfAny, containing } from './search.js';
import { searchDonations } from './searchDonations.js';
import { chord, cubeText } from './sphere.js';
import type { DonationPage, FindQuery, Finds, ListQuery, NearbyQuery, SearchTerm } from './store.js';
import type { Tables } from './tables.js';

function donationsWithPoints(db: Kysely<Tables>) {
  return db.selectFrom('donations').innerJoin('points', 'points.id', 'point_id').select(donationColumns);
}

export async function readDonation(db: Kysely<Tables>, id: number): Promise<Donation | undefined> {
  const row = await donationsWithPoints(db).where('donations.id', '=', id).executeTakeFirst();
  return row && toDonation(row);
}

export async function readPage(db: Kysely<Tables>, query: ListQuery): Promise<DonationPage> {
  const category = query.category === '' || query.category === allItems ? undefined : query.category;
  const needle = searchNeedle(query.search ?? '');
  if (needle === '') return readNewest(db, { ...query, category });
  const { limit, before } = query;
  const { ids, total, isEstimate } = await searchDonations(db, { category, needle, limit, before });
  const rows =
    ids.length === 0
      ? []
      : await donationsWithPoints(db)
          .where('donations.id', 'in', ids.slice(0, limit))
          .orderBy('donations.id', 'desc')
          .execute();
  return { donations: rows.map(toDonation), total, isEstimate, hasMore: ids.length > limit };
}

async function readNewest(
  db: Kysely<Tables>,
  { category, limit, before }: { category: string | undefined; limit: number; before?: number | undefined },
): Promise<DonationPage> {
  let query = donationsWithPoints(db)
    .orderBy('donations.id', 'desc')
    .limit(limit + 1);
  if (category !== undefined) query = query.where('category', '=', category);
  if (before !== undefined) query = query.where('donations.id', '<', before);
  const [rows, total] = await Promise.all([query.execute(), readTally(db, category)]);
  return { donations: rows.slice(0, limit).map(toDonation), total, isEstimate: false, hasMore: rows.length > limit };
}

/** Walks the points from the nearest outward, and takes the newest donations of each: many may share one point. */
export async function readNearby(db: Kysely<Tables>, { position, category, limit }: NearbyQuery): Promise<Donation[]> {
  const here = sql`${cubeText(position)}::cube`;
  const inCategory = category === undefined || category === allItems ? sql`` : sql`and category = ${category}`;
  const { rows } = await sql<DonationRow>`
    select d.id, title, description, category, images, user_id, latitude, longitude, location_name, status, created_at
    from (select id, latitude, longitude, position <-> ${here} as far from points order by position <-> ${here}) p
    cross join lateral (select * from donations where point_id = p.id ${inCategory} order by id desc limit ${limit}) d
    order by far, d.id desc
    limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...toDonation(row), distance: toTenthOfMile(distanceInMiles(position, row)) }));
}

/** How many of the newest donations are looked through: at first, and where those hold some. */
const narrow = 1000;
const wide = 8000;

/** What was found so often among the first of those is common: the wider look finds enough. */
const foundOften = 3;

/** How many of all donations tell whether something is common. */
const sample = 250;

/** Steps of the golden ratio come down evenly, and on no pattern of anybody's. */
const step = (Math.sqrt(5) - 1) / 2;

/**
 * Finds in a time that does not grow with the donations. An index is asked where something of what is wanted is rare; of
 * what is common, but rare together, the newest are all that is looked through.
 */
export async function findDonations(db: Kysely<Tables>, query: FindQuery): Promise<Finds> {
  const first = await lookAmong(db, query, narrow);
  if (first.isAll || first.donations.length === query.limit) return first;
  if (first.donations.length < foundOften && !(await areCommon(db, query))) {
    const hits = sql`select donations.id from ${asked(query)} where ${wanted(query)}`;
    // Materialized: a planner that takes the words for common ones would walk all donations.
    return { donations: await newestOf(db, sql`materialized (${hits})`, query.limit), isAll: true };
  }
  return lookAmong(db, query, wide);
}

async function lookAmong(db: Kysely<Tables>, query: FindQuery, size: number): Promise<Finds> {
  const newest = db.selectFrom('donations').select('id').orderBy('id', 'desc').offset(size).limit(1);
  const edge = await newest.executeTakeFirst();
  const isNew = edge ? sql`donations.id > ${edge.id}` : sql`true`;
  const hits = sql`
    select donations.id from ${asked(query)} where ${isNew} and ${wanted(query)}
    order by donations.id desc limit ${query.limit}`;
  return { donations: await newestOf(db, sql`(${hits})`, query.limit), isAll: edge === undefined };
}

/** Whether each thing that is wanted is held by some of the donations that are picked from all over. */
async function areCommon(db: Kysely<Tables>, query: FindQuery): Promise<boolean> {
  const all = conditionsOf(query).map((condition) => sql`bool_or(${condition})`);
  if (all.length === 0) return true;
  const { rows } = await sql<{ are: boolean }>`
    select ${sql.join(all, sql` and `)} as are
    from (select max(id) as most from donations) newest
    cross join generate_series(1, ${sample}::int) as pick
    join donations on donations.id = ceil(most * mod(pick * ${step}::numeric, 1))::int
    join points on points.id = point_id`.execute(db);
  return rows[0]?.are ?? true;
}

async function newestOf(db: Kysely<Tables>, found: RawBuilder<unknown>, limit: number): Promise<Donation[]> {
  const { rows } = await sql<DonationRow>`
    with found as ${found}, newest as (select id from found order by id desc limit ${limit})
    select ${sql.join(donationColumns.map((column) => sql.ref(column)))}
    from newest join donations using (id) join points on points.id = point_id
    order by donations.id desc`.execute(db);
  return rows.map(toDonation);
}

function asked({ around }: FindQuery): RawBuilder<unknown> {
  return around ? sql`donations join points on points.id = point_id` : sql`donations`;
}

function wanted(query: FindQuery): RawBuilder<unknown> {
  const conditions = conditionsOf(query);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** In the order in which they are tried: what is cheap, and leaves few, comes first. */
function conditionsOf({ terms = [], place, around }: FindQuery): RawBuilder<boolean>[] {
  return [...(place === undefined ? [] : [isAt(place)]), ...terms.map(holds), ...(around ? [isAround(around)] : [])];
}

function holds({ words, categories }: SearchTerm): RawBuilder<boolean> {
  const options = [
    ...(categories.length > 0 ? [sql`category in (${sql.join(categories)})`] : []),
    ...(words.length > 0 ? [holdsAny(words)] : []),
  ];
  return options.length === 0 ? sql`true` : sql`(${sql.join(options, sql` or `)})`;
}

/** Most texts hold none of the words at all, which takes a fraction of the time to see. */
function holdsAny(words: readonly string[]): RawBuilder<boolean> {
  const isThere = sql.join(
    words.map((word) => sql`search_text like ${containing(word)}`),
    sql` or `,
  );
  return sql`((${isThere}) and search_text ~ ${beginningOfAny(words)})`;
}

/** The first condition is the one with an index. */
function isAt(place: string): RawBuilder<boolean> {
  return sql`search_text like ${containing(place)} and lower(location_name) ~ ${beginning(place)}`;
}

function isAround({ position, miles }: { position: Position; miles: number }): RawBuilder<boolean> {
  const here = sql`${cubeText(position)}::cube`;
  const reach = sql`${chord(miles)}::float8`;
  return sql`position <@ cube_enlarge(${here}, ${reach}, 3) and position <-> ${here} <= ${reach}`;
}
