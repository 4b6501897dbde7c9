import {
  allItems,
  distanceInMiles,
  searchNeedle,
  toTenthOfMile,
  type Donation,
} from '@clothesline/api-client/contract';
import { groupsOf, wordsOfFilter } from '@clothesline/api-client/search';
import { sql, type Kysely } from 'kysely';
import { donationColumns, toDonation, type DonationRow } from './rows.js';
import { countDonations } from './countDonations.js';
import { find } from './search/find.js';
import { cubeText } from './sphere.js';
import type { DonationPage, Finds, FindQuery, ListCursor, ListQuery, NearbyQuery } from './store.js';
import type { Tables } from './tables.js';

function donationsWithPoints(db: Kysely<Tables>) {
  return db.selectFrom('donations').innerJoin('points', 'points.id', 'point_id').select(donationColumns);
}

export async function readDonation(db: Kysely<Tables>, id: number): Promise<Donation | undefined> {
  const row = await donationsWithPoints(db).where('donations.id', '=', id).executeTakeFirst();
  return row && toDonation(row);
}

export async function readNewestId(db: Kysely<Tables>): Promise<number> {
  const row = await db.selectFrom('donations').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? 0;
}

export async function readListed(db: Kysely<Tables>, { after, to }: { after: number; to: number }) {
  return db
    .selectFrom('donations')
    .select(['id', 'created_at as createdAt'])
    .where('id', '>', after)
    .where('id', '<=', to)
    .orderBy('id')
    .execute();
}

export async function readPage(db: Kysely<Tables>, query: ListQuery): Promise<DonationPage> {
  const category = query.category === '' || query.category === allItems ? undefined : query.category;
  const needle = searchNeedle(query.search ?? '');
  const sizes = query.size?.trim() ? wordsOfFilter(query.size) : undefined;
  if (needle === '' && !sizes) return readNewest(db, { ...query, category });
  const { limit, before } = query;
  const search = { category, sizes, needle: needle || undefined, groups: groupsOf(needle), limit, before };
  const { hits, total, isEstimate, instead } = await find(db, search);
  const read = await readHits(db, hits.slice(0, limit));
  return { ...read, total, isEstimate, instead, hasMore: hits.length > limit };
}

/** The donations with words, for the assistant: a word is never a part of another one. */
export async function findDonations(db: Kysely<Tables>, { words, ...query }: FindQuery): Promise<Finds> {
  const { limit } = query;
  const { hits, instead } = await find(db, { ...query, groups: groupsOf(words) });
  const { donations } = await readHits(db, hits.slice(0, limit));
  return { donations, instead, isAll: hits.length <= limit };
}

/** The donations of a search in its order. */
async function readHits(
  db: Kysely<Tables>,
  hits: readonly ListCursor[],
): Promise<Pick<DonationPage, 'donations' | 'tiers'>> {
  const ids = hits.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await donationsWithPoints(db).where('donations.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const known = hits.flatMap(({ id, tier }) => {
    const row = byId.get(id);
    return row ? [{ row, tier }] : [];
  });
  return { donations: known.map(({ row }) => toDonation(row)), tiers: known.map(({ tier }) => tier) };
}

async function readNewest(
  db: Kysely<Tables>,
  { category, limit, before }: { category: string | undefined } & Pick<ListQuery, 'limit' | 'before'>,
): Promise<DonationPage> {
  let query = donationsWithPoints(db)
    .orderBy('donations.id', 'desc')
    .limit(limit + 1);
  if (category !== undefined) query = query.where('category', '=', category);
  if (before !== undefined) query = query.where('donations.id', '<', before.id);
  const [rows, total] = await Promise.all([query.execute(), countDonations(db, category)]);
  const donations = rows.slice(0, limit).map(toDonation);
  return { donations, tiers: donations.map(() => 0), total, isEstimate: false, hasMore: rows.length > limit };
}

/** Walks the points from the nearest outward, and takes the newest donations of each: many may share one point. */
export async function readNearby(
  db: Kysely<Tables>,
  { position, category, limit, after }: NearbyQuery,
): Promise<Donation[]> {
  const here = sql`${cubeText(position)}::cube`;
  const inCategory = category === undefined || category === allItems ? sql`` : sql`and category = ${category}`;
  // How far the page before went: on the way out its points are passed again.
  const passed = sql`(select position <-> ${here} from donations join points on points.id = point_id where donations.id = ${after})`;
  const [isLater, isAfter] =
    after === undefined
      ? [sql``, sql``]
      : [sql`where position <-> ${here} >= ${passed}`, sql`and (far > ${passed} or id < ${after})`];
  const { rows } = await sql<DonationRow>`
    select d.id, title, description, category, images, user_id, latitude, longitude, location_name, status, created_at
    from (
      select id, latitude, longitude, position <-> ${here} as far from points ${isLater} order by position <-> ${here}
    ) p
    cross join lateral (
      select * from donations where point_id = p.id ${inCategory} ${isAfter} order by id desc limit ${limit}
    ) d
    order by far, d.id desc
    limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...toDonation(row), distance: toTenthOfMile(distanceInMiles(position, row)) }));
}
