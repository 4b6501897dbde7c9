import { allItems, distanceInMiles, toTenthOfMile, type Donation, type Position } from '@clothesline/api-client/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { donationColumns, toDonation, type DonationRow } from './rows.js';
import { beginning, matching } from './search.js';
import { chord, cubeText } from './sphere.js';
import type { DonationPage, FindQuery, ListQuery, NearbyQuery } from './store.js';
import type { Tables } from './tables.js';

/** How many of a place's newest donations say where it is. */
const placeSample = 100;

function donationsWithPoints(db: Kysely<Tables>) {
  return db.selectFrom('donations').innerJoin('points', 'points.id', 'point_id').select(donationColumns);
}

export async function readDonation(db: Kysely<Tables>, id: number): Promise<Donation | undefined> {
  const row = await donationsWithPoints(db).where('donations.id', '=', id).executeTakeFirst();
  return row && toDonation(row);
}

export async function readPage(db: Kysely<Tables>, { limit, before, ...filter }: ListQuery): Promise<DonationPage> {
  const condition = matching(filter);
  let query = donationsWithPoints(db).where(condition).orderBy('donations.id', 'desc').limit(limit + 1);
  if (before !== undefined) query = query.where('donations.id', '<', before);
  const [rows, { total }] = await Promise.all([
    query.execute(),
    db.selectFrom('donations').select(sql<number>`count(*)::int`.as('total')).where(condition).executeTakeFirstOrThrow(),
  ]);
  return { donations: rows.slice(0, limit).map(toDonation), total, hasMore: rows.length > limit };
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

export async function findDonations(db: Kysely<Tables>, query: FindQuery): Promise<Donation[]> {
  const { words = [], category, places = [], around, limit } = query;
  const conditions: RawBuilder<boolean>[] = [];
  if (words.length > 0) {
    const patterns = words.map((word) => sql`search_text ~ ${beginning(word)}`);
    conditions.push(sql`(${sql.join(patterns, sql` or `)})`);
  }
  if (category !== undefined) conditions.push(sql`category = ${category}`);
  if (places.length > 0) conditions.push(sql`place_key in (${sql.join(places)})`);
  if (around) {
    const here = sql`${cubeText(around.position)}::cube`;
    const reach = chord(around.miles);
    conditions.push(sql`position <@ cube_enlarge(${here}, ${reach}::float8, 3)`, sql`position <-> ${here} <= ${reach}::float8`);
  }
  let rows = donationsWithPoints(db).orderBy('donations.id', 'desc').limit(limit);
  for (const condition of conditions) rows = rows.where(condition);
  return (await rows.execute()).map(toDonation);
}

/** One short walk along an index for each name: the cost does not grow with the donations. */
export async function readPlaces(db: Kysely<Tables>, keys: readonly string[]): Promise<Map<string, Position>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ key: string } & Position>`
    select key, avg(latitude) as latitude, avg(longitude) as longitude
    from unnest(array[${sql.join(keys)}]::text[]) as key
    cross join lateral (select point_id from donations where place_key = key order by id desc limit ${placeSample}) newest
    join points on points.id = point_id
    group by key`.execute(db);
  return new Map(rows.map(({ key, latitude, longitude }) => [key, { latitude, longitude }]));
}
