import {
  allItems,
  defaultStatus,
  distanceInMiles,
  searchNeedle,
  toTenthOfMile,
  type Donation,
} from '@clothesline/api-client/contract';
import { sql, type Kysely } from 'kysely';
import { groupWords, listFilterToWords } from '../search/index.js';
import { donationColumns, isOnOffer, toDonation, type DonationRow } from '../store/rows.js';
import { countDonations } from './countDonations.js';
import { inCategory } from './search/filters.js';
import { find } from './search/find.js';
import { findNearest } from './search/nearestDonations.js';
import type { Layout } from './layout.js';
import type { DonationPage, Finds, FindQuery, ListCursor, ListQuery, NearbyQuery } from './queries.js';
import type { Tables } from '../store/tables.js';

type StatusPart = 'available' | 'promised' | 'any';

export function readWholeRows(db: Kysely<Tables>, ask: Parameters<Layout['readRows']>[1]): Promise<DonationRow[]> {
  return ask(db.selectFrom('visible_donations as donations'))
    .innerJoin('points', 'points.id', 'point_id')
    .select(donationColumns)
    .execute();
}

export async function readDonation(db: Kysely<Tables>, id: number): Promise<Donation | undefined> {
  return (await readSomeDonations(db, [id]))[0];
}

export async function readSomeDonations(db: Kysely<Tables>, ids: readonly number[]): Promise<Donation[]> {
  return readDonationsWithIds(db, ids, { readRows: readWholeRows });
}

export async function readDonationsWithIds(
  db: Kysely<Tables>,
  ids: readonly number[],
  layout: Pick<Layout, 'readRows'>,
): Promise<Donation[]> {
  if (ids.length === 0) return [];
  return (await layout.readRows(db, (donations) => donations.where('donations.id', 'in', ids))).map(toDonation);
}

export async function readNewestId(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom('visible_donations as donations')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

export async function readListed(db: Kysely<Tables>, { after, to }: { after: number; to: number }) {
  return db
    .selectFrom('visible_donations as donations')
    .select(['id', 'created_at as createdAt'])
    .where('id', '>', after)
    .where('id', '<=', to)
    .where(isOnOffer)
    .orderBy('id')
    .execute();
}

export async function readPage(db: Kysely<Tables>, query: ListQuery, layout: Layout): Promise<DonationPage> {
  if (isPlain(query)) return readNewest(db, { ...query, category: askedCategory(query) }, layout);
  const { limit, before, order, status, around, withoutDonors } = query;
  const needle = searchNeedle(query.search ?? '');
  const search = {
    category: askedCategory(query),
    sizes: query.size?.trim() ? listFilterToWords(query.size, askedCategory(query)) : undefined,
    status,
    around,
    withoutDonors,
    needle: needle || undefined,
    groups: groupWords(needle),
    limit,
    before,
  };
  const found =
    typeof order === 'object'
      ? await findNearest(db, search, order.nearest, layout)
      : await find(db, { ...search, order });
  const { hits, total, isEstimate, instead } = found;
  const page = hits.slice(0, limit);
  return {
    donations: page.map(toDonation),
    tiers: page.map(({ tier }) => tier),
    total,
    isEstimate,
    instead,
    hasMore: hits.length > limit,
  };
}

/** The newest donations (of a category) can be read without searching. */
export function isPlain({ search = '', size = '', status, around, order }: ListQuery): boolean {
  const isFiltered = status !== undefined || around !== undefined || typeof order === 'object';
  return searchNeedle(search) === '' && size.trim() === '' && !isFiltered;
}

function askedCategory({ category }: ListQuery): string | undefined {
  return category === '' || category === allItems ? undefined : category;
}

/** Used by the assistant, only matches whole words. */
export async function findDonations(db: Kysely<Tables>, { words, ...query }: FindQuery): Promise<Finds> {
  const { limit } = query;
  const { hits, isEstimate, instead } = await find(db, { ...query, groups: groupWords(words) });
  return { donations: hits.slice(0, limit).map(toDonation), instead, isAll: !isEstimate && hits.length <= limit };
}

/** Sorted by date. Unless an order was requested, available donations precede promised donations. */
async function readNewest(
  db: Kysely<Tables>,
  { category, limit, before, order, withoutDonors = [] }: ListQuery,
  layout: Layout,
): Promise<DonationPage> {
  const read = (status: StatusPart, from: ListCursor | undefined, count: number) =>
    layout.readRows(db, (donations) => {
      let query = donations.orderBy('donations.id', 'desc').limit(count);
      // These have to be literals since the planner can't match parameters with the partial indexes.
      if (status === 'available') query = query.where('status', '=', sql.lit(defaultStatus));
      if (status === 'promised') query = query.where('status', '=', sql.lit('promised'));
      if (status === 'any') query = query.where(isOnOffer);
      if (category !== undefined) query = query.where('category', '=', category);
      if (from !== undefined) query = query.where('donations.id', '<', from.id);
      if (withoutDonors.length > 0) query = query.where('user_id', 'not in', withoutDonors);
      return query;
    });
  const readInTurn = async () => {
    if (order === 'newest') return (await read('any', before, limit + 1)).map((row) => ({ row, tier: 0 }));
    const available = before?.tier ? [] : await read('available', before, limit + 1);
    const missing = limit + 1 - available.length;
    const promised = missing > 0 ? await read('promised', before?.tier ? before : undefined, missing) : [];
    return [...available.map((row) => ({ row, tier: 0 })), ...promised.map((row) => ({ row, tier: 1 }))];
  };
  const [rows, total] = await Promise.all([readInTurn(), countDonations(db, { category, withoutDonors })]);
  const page = rows.slice(0, limit);
  return {
    donations: page.map(({ row }) => toDonation(row)),
    tiers: page.map(({ tier }) => tier),
    total,
    isEstimate: false,
    hasMore: rows.length > limit,
  };
}

export async function readNearby(
  db: Kysely<Tables>,
  { position, category, withoutDonors, limit, after }: NearbyQuery,
  layout: Layout,
): Promise<Donation[]> {
  const condition = inCategory({ category: category === allItems ? undefined : category, withoutDonors });
  const rows = await layout.readOutward(db, position, { condition, limit, after });
  return rows.map((row) => ({ ...toDonation(row), distance: toTenthOfMile(distanceInMiles(position, row)) }));
}
