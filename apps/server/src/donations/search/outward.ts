import type { Position } from '@clothesline/api-client/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { returnedColumns, type DonationRow } from '../../store/rows.js';
import type { Tables } from '../../store/tables.js';
import { chord, cubeText } from '../sphere.js';

export interface Outward {
  condition: RawBuilder<boolean>;
  miles?: number | undefined;
  limit: number;
  after?: number | undefined;
}

export async function readWholeOutward(db: Kysely<Tables>, position: Position, asked: Outward): Promise<DonationRow[]> {
  const { rows } = await sql<DonationRow>`
    select ${returnedColumns}, latitude, longitude from ${outward(position, asked)} nearest
    order by far, id desc`.execute(db);
  return rows;
}

/**
 * Selects matching rows including `latitude`, `longitude` and the distance `far`. Scans points outward and takes the
 * newest donations of each point since many donations may share the same point.
 */
function outward(position: Position, { condition, miles, limit, after }: Outward): RawBuilder<unknown> {
  const far = distanceTo(position);
  const reached = miles === undefined ? sql`true` : sql`${far} <= ${chord(miles)}::float8`;
  // a page starts at the distance where the last page ended, so it revisits points
  const [isLater, isAfter] =
    after === undefined
      ? [sql`true`, sql`true`]
      : [
          sql`${far} >= ${donationDistanceTo(after, position)}`,
          sql`(far > ${donationDistanceTo(after, position)} or id < ${after})`,
        ];
  return sql`(
    select d.*, latitude, longitude, far
    from (
      select id, latitude, longitude, ${far} as far from points
      where ${reached} and ${isLater} order by ${far}
    ) p
    cross join lateral (
      select * from visible_donations where point_id = p.id and ${condition} and ${isAfter} order by id desc limit ${limit}
    ) d
    order by far, d.id desc
    limit ${limit}
  )`;
}

export function distanceTo(position: Position): RawBuilder<number> {
  return sql`position <-> ${cubeText(position)}::cube`;
}

export function donationDistanceTo(id: number, position: Position): RawBuilder<number> {
  return sql`(select ${distanceTo(position)} from visible_donations donations join points on points.id = point_id where donations.id = ${id})`;
}
