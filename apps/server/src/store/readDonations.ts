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

/** How many of the newest donations are looked through before an index is asked. */
const narrow = 1000;
const wide = 8000;

/** What was found so often among the first of those is common: the wider look finds enough. */
const foundOften = 3;

/** Finds in a time that does not grow with the donations: see `searchDonations`. */
export async function findDonations(db: Kysely<Tables>, query: FindQuery): Promise<Finds> {
  for (const size of [narrow, wide]) {
    const { donations, isAll } = await findAmong(db, query, size);
    const isEnough = donations.length === query.limit || (size === wide && donations.length >= foundOften);
    if (isAll || isEnough) return { donations, isAll };
    if (donations.length < foundOften) break;
  }
  return { donations: await findAfter(db, query, sql`true`), isAll: true };
}

async function findAmong(db: Kysely<Tables>, query: FindQuery, size: number): Promise<Finds> {
  const newest = db.selectFrom('donations').select('id').orderBy('id', 'desc').offset(size).limit(1);
  const edge = await newest.executeTakeFirst();
  const donations = await findAfter(db, query, edge ? sql`donations.id > ${edge.id}` : sql`true`);
  return { donations, isAll: edge === undefined };
}

/** Materialized: a planner that takes the words for common ones would walk all donations. */
async function findAfter(
  db: Kysely<Tables>,
  { terms = [], place, around, limit }: FindQuery,
  isAfter: RawBuilder<unknown>,
): Promise<Donation[]> {
  // In the order in which they are tried: what is cheap, and leaves few, comes first.
  const conditions = [isAfter, ...(place === undefined ? [] : [isAt(place)]), ...terms.map(holds)];
  const where = sql.join([...conditions, ...(around ? [isAround(around)] : [])], sql` and `);
  const isBounded = terms.length > 0 || place !== undefined || around !== undefined;
  const { rows } = await sql<DonationRow>`
    with found as ${isBounded ? sql`materialized` : sql``} (
      select donations.id from donations ${around ? sql`join points on points.id = point_id` : sql``} where ${where}
    ), newest as (select id from found order by id desc limit ${limit})
    select ${sql.join(donationColumns.map((column) => sql.ref(column)))}
    from newest join donations using (id) join points on points.id = point_id
    order by donations.id desc`.execute(db);
  return rows.map(toDonation);
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
