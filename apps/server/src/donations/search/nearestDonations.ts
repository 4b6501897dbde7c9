import type { Position } from '@clothesline/api-client/contract';
import { sql, type Kysely } from 'kysely';
import { countDonations } from '../countDonations.js';
import type { Layout } from '../layout.js';
import type { Tables } from '../../store/tables.js';
import { inCategory, isFiltered } from './filters.js';
import { find, type Found } from './find.js';
import { distanceTo, donationDistanceTo } from './outward.js';
import { returnedColumns } from '../../store/rows.js';
import type { Hit, Search } from './search.js';
import { rankTier } from './rankTier.js';

/** From this many matches on, it's faster to scan outward from the position. */
const probed = 10;

/** If there are more matches than this, only the newest are sorted by distance. */
const sortable = 5000;

export async function findNearest(
  db: Kysely<Tables>,
  search: Search,
  position: Position,
  layout: Layout,
): Promise<Found> {
  const isAnything = search.needle === undefined && search.groups.length === 0 && !isFiltered(search);
  if (isAnything) {
    const total = await countDonations(db, search);
    return { hits: await walk(db, search, position, layout), total, isEstimate: false };
  }
  const probe = await find(db, { ...search, limit: probed, before: undefined, order: 'newest' });
  if (probe.isEstimate) return { ...probe, hits: await walk(db, { ...search, ...probe.asked }, position, layout) };
  const all = await find(db, { ...search, limit: sortable, before: undefined, order: 'newest' });
  return { ...all, hits: await ordered(db, { ...search, ids: all.hits.map(({ id }) => id) }, position) };
}

async function walk(db: Kysely<Tables>, search: Search, position: Position, layout: Layout): Promise<Hit[]> {
  const asked = {
    condition: sql<boolean>`${inCategory(search)} and (${rankTier(search)}) is not null`,
    miles: search.around?.miles,
    limit: search.limit + 1,
    after: search.before?.id,
  };
  return (await layout.readOutward(db, position, asked)).map((row) => ({ ...row, tier: 0 }));
}

async function ordered(
  db: Kysely<Tables>,
  { ids, before, limit }: Pick<Search, 'before' | 'limit'> & { ids: readonly number[] },
  position: Position,
): Promise<Hit[]> {
  const isAfter =
    before === undefined
      ? sql`true`
      : sql`far > ${donationDistanceTo(before.id, position)} or (far = ${donationDistanceTo(before.id, position)} and id < ${before.id})`;
  const { rows } = await sql<Hit>`
    select ${returnedColumns}, latitude, longitude, 0 as tier from (
      select donations.*, latitude, longitude, ${distanceTo(position)} as far
      from visible_donations donations join points on points.id = point_id where donations.id = any(${ids}::int[])
    ) hits where ${isAfter} order by far, id desc limit ${limit + 1}`.execute(db);
  return rows;
}
