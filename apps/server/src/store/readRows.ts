import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Layout } from './layout.js';
import { donationColumns, ownColumns, type DonationRow } from './rows.js';
import type { Tables } from './tables.js';

type Donations = SelectQueryBuilder<Tables, 'donations', object>;

/** The donations that are asked for, with their points. */
export async function readRows(
  db: Kysely<Tables>,
  layout: Layout,
  ask: (donations: Donations) => Donations,
): Promise<DonationRow[]> {
  const asked = ask(db.selectFrom('visible_donations as donations'));
  if (layout === 'whole') {
    return asked.innerJoin('points', 'points.id', 'point_id').select(donationColumns).execute();
  }
  // A join costs the workers more than the rows: each plans it for each of its shards.
  const rows = await asked.select([...ownColumns, 'point_id']).execute();
  if (rows.length === 0) return [];
  const points = await db
    .selectFrom('points')
    .select(['id', 'latitude', 'longitude'])
    .where(
      'id',
      'in',
      rows.map((row) => row.point_id),
    )
    .execute();
  return atPoints(rows, points);
}

type Point = Pick<DonationRow, 'latitude' | 'longitude'>;

/** The rows with the positions of their points. */
export function atPoints<Id>(
  rows: readonly (Omit<DonationRow, keyof Point> & { point_id: Id })[],
  points: readonly (Point & { id: Id })[],
): DonationRow[] {
  const byId = new Map(points.map(({ id, latitude, longitude }) => [id, { latitude, longitude }]));
  return rows.flatMap(({ point_id: pointId, ...row }) => {
    const point = byId.get(pointId);
    return point ? [{ ...row, ...point }] : [];
  });
}
