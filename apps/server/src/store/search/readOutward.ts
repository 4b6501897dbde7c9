import type { Position } from '@clothesline/api-client/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Layout } from '../layout.js';
import { atPoints } from '../readRows.js';
import { ownColumns, returnedColumns, type DonationRow } from '../rows.js';
import { chord } from '../sphere.js';
import type { Tables } from '../tables.js';
import { distanceTo, donationDistanceTo, outward, type Outward } from './outward.js';

/**
 * Points whose donations are asked for at first, and how many times as many each time that these are too few: where donations
 * are many enough to be spread, a few points fill a page.
 */
const steps = { first: 10, growth: 8 };

/** The donations that fit, from the nearest outward; at one distance the newest first. */
export async function readOutward(
  db: Kysely<Tables>,
  position: Position,
  asked: Outward,
  layout: Layout,
): Promise<DonationRow[]> {
  if (layout === 'spread') return readSpread(db, position, asked);
  const { rows } = await sql<DonationRow>`
    select ${columns} from ${outward(position, asked)} nearest order by far, id desc`.execute(db);
  return rows;
}

const columns = sql`${returnedColumns}, latitude, longitude`;

const own = sql.join(ownColumns.map((column) => sql.ref(column)));

/**
 * The same in two statements for each step, since no machine walks as far as it has to without being told: the points of
 * the step, which the coordinator has, and their donations, without a join to points that each worker would plan for each
 * of its shards. The points are numbered from the nearest, so that a worker, which reads them in that order, stops at the
 * point that fills the page. A point with very many donations is read whole.
 */
async function readSpread(
  db: Kysely<Tables>,
  position: Position,
  { condition, miles, limit, after }: Outward,
): Promise<DonationRow[]> {
  const far = distanceTo(position);
  const start = after === undefined ? undefined : await readFar(db, after, position);
  const isAfter =
    after === undefined
      ? sql`true`
      : sql`(far > ${start}::float8 or (far = ${start}::float8 and donations.id < ${after}))`;
  const found: DonationRow[] = [];
  let isFarther: RawBuilder<unknown> = start === undefined ? sql`true` : sql`${far} >= ${start}::float8`;
  for (let count = steps.first; found.length < limit; count *= steps.growth) {
    const { rows: points } = await sql<Pick<DonationRow, 'latitude' | 'longitude'> & { id: string; far: number }>`
      select id, latitude, longitude, ${far} as far from points
      where ${isFarther} and ${miles === undefined ? sql`true` : sql`${far} <= ${chord(miles)}::float8`}
      order by ${far} fetch first ${sql.lit(count)} rows with ties`.execute(db);
    const last = points.at(-1);
    if (!last) break;
    const [ids, fars] = [points.map((point) => point.id), points.map((point) => point.far)];
    // Of points that are equally far, the newest donations come first.
    const order = new Set(fars).size < fars.length ? sql`far` : sql`nth`;
    const { rows } = await sql<Omit<DonationRow, 'latitude' | 'longitude'> & { point_id: string }>`
      select ${own}, point_id from visible_donations donations
      join unnest(${ids}::bigint[], ${fars}::float8[]) with ordinality as point (point, far, nth) on point = point_id
      where ${condition} and ${isAfter}
      order by ${order}, donations.id desc limit ${limit - found.length}`.execute(db);
    found.push(...atPoints(rows, points));
    isFarther = sql`${far} > ${last.far}::float8`;
  }
  return found;
}

/** How far away a donation is; undefined where it is gone. */
async function readFar(db: Kysely<Tables>, id: number, position: Position): Promise<number | undefined> {
  const { rows } = await sql<{ far: number | null }>`select ${donationDistanceTo(id, position)} as far`.execute(db);
  return rows[0]?.far ?? undefined;
}
