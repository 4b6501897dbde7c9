import type { Donation, Position } from '@clothesline/api-client/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Layout } from '../layout.js';
import { maxAlike, sample, toPlaces, type PlaceRow } from '../readPlaces.js';
import { ownColumns, type DonationRow } from '../../store/rows.js';
import { distanceTo, donationDistanceTo, type Outward } from '../search/outward.js';
import { chord } from '../sphere.js';
import type { Place } from '../queries.js';
import type { Tables } from '../../store/tables.js';
import { tally } from '../tally.js';
import { writeBatch, type KeyedDonation } from '../writeDonations.js';
import { identifyWrite } from '../writeKeys.js';

export const spread: Layout = {
  readRows,
  readOutward,
  readPlaces,
  writeBatch: write,
  // row positions are per worker, so this can't be done in batches
  async deleteRows(db, table, condition) {
    await sql`delete from ${sql.table(table)} where ${condition}`.execute(db);
  },
};

async function readRows(db: Kysely<Tables>, ask: Parameters<Layout['readRows']>[1]): Promise<DonationRow[]> {
  const rows = await ask(db.selectFrom('visible_donations as donations'))
    .select([...ownColumns, 'point_id'])
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.point_id);
  const points = await db.selectFrom('points').select(['id', 'latitude', 'longitude']).where('id', 'in', ids).execute();
  return joinPoints(rows, points);
}

type Point = Pick<DonationRow, 'latitude' | 'longitude'>;

function joinPoints<Id>(
  rows: readonly (Omit<DonationRow, keyof Point> & { point_id: Id })[],
  points: readonly (Point & { id: Id })[],
): DonationRow[] {
  const byId = new Map(points.map(({ id, latitude, longitude }) => [id, { latitude, longitude }]));
  return rows.flatMap(({ point_id: pointId, ...row }) => {
    const point = byId.get(pointId);
    return point ? [{ ...row, ...point }] : [];
  });
}

/**
 * Number of points to read in the first step, and the growth factor for further steps. A few points are enough because
 * databases large enough to be distributed have lots of donations per point.
 */
const steps = { first: 10, growth: 8 };

/**
 * Reads outward in steps of two queries each: first the nearest points (on the coordinator), then their donations.
 * Points are numbered by distance so that workers can stop early.
 */
async function readOutward(
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
    const order = new Set(fars).size < fars.length ? sql`far` : sql`nth`;
    const { rows } = await sql<Omit<DonationRow, 'latitude' | 'longitude'> & { point_id: string }>`
      select ${sql.join(ownColumns.map((column) => sql.ref(column)))}, point_id from visible_donations donations
      join unnest(${ids}::bigint[], ${fars}::float8[]) with ordinality as point (point, far, nth) on point = point_id
      where ${condition} and ${isAfter}
      order by ${order}, donations.id desc limit ${limit - found.length}`.execute(db);
    found.push(...joinPoints(rows, points));
    isFarther = sql`${far} > ${last.far}::float8`;
  }
  return found;
}

async function readFar(db: Kysely<Tables>, id: number, position: Position): Promise<number | undefined> {
  const { rows } = await sql<{ far: number | null }>`select ${donationDistanceTo(id, position)} as far`.execute(db);
  return rows[0]?.far ?? undefined;
}

/** Runs a query per step because index scans can't span workers. */
async function readPlaces(db: Kysely<Tables>, names: readonly string[]): Promise<Map<string, Place[]>> {
  const rows = await Promise.all(
    names.map(async (asked) => {
      const keys: string[] = [];
      for (;;) {
        const last = keys.at(-1);
        const isAfter = last === undefined ? sql`place_key ~>=~ ${asked}` : sql`place_key ~>~ ${last}`;
        const next = await sql<{ key: string }>`
        select place_key as key from visible_donations where ${isAfter} and place_key ~<~ ${`${asked}.`}
        order by place_key using ~<~ limit 1`.execute(db);
        const [found] = next.rows;
        if (found) keys.push(found.key);
        if (!found || keys.length === maxAlike) break;
      }
      return Promise.all(keys.map((key) => readPlace(db, asked, key)));
    }),
  );
  return toPlaces(rows.flat(2));
}

async function readPlace(db: Kysely<Tables>, asked: string, key: string): Promise<PlaceRow[]> {
  const { rows } = await sql<Omit<PlaceRow, 'asked' | 'key'>>`
    select min(location_name) as location_name, avg(latitude) as latitude, avg(longitude) as longitude
    from (
      select location_name, latitude, longitude from visible_donations donations join points on points.id = point_id
      where place_key = ${key} order by donations.id desc limit ${sample}
    ) newest`.execute(db);
  return rows.map((row) => ({ ...row, asked, key }));
}

async function write(db: Kysely<Tables>, all: readonly KeyedDonation[]): Promise<Donation[]> {
  return db.transaction().execute(async (transaction) => {
    const written = await writeBatch(
      transaction,
      all.map(({ donation }) => ({ donation })),
    );
    const keys = all.flatMap(({ donation, key }, index) => {
      const [known, id] = [key && identifyWrite(key, donation), written[index]?.id];
      if (known === undefined || id === undefined) return [];
      const { ofCaller, ofContent, fingerprint } = known;
      return [ofCaller, ofContent].map((one) => ({ key: one, fingerprint, donation_id: id }));
    });
    if (keys.length > 0) await transaction.insertInto('write_keys').values(keys).execute();
    await tally(
      transaction,
      all.map(({ donation }) => donation.category),
      1,
    );
    return written;
  });
}
