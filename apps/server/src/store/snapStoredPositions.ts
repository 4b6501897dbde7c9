import { sql, type Kysely, type Transaction } from 'kysely';
import { findArea } from '@clothesline/api-client/contract';
import type { AreaRule } from '../areas/areas.js';
import type { Tables } from './tables.js';

/** Fact that records the applied rule. */
const ruleName = 'areas';

/** Points per batch. */
const batch = 5000;

/** Arbitrary lock id. */
const lockId = 7_304_211;

/** Applies a changed rounding rule to stored donations and wishes. `clearLog` removes the previous rows from the log. */
export async function snapStoredPositions(
  db: Kysely<Tables>,
  rule: AreaRule,
  clearLog: () => Promise<void> | void = () => {},
): Promise<void> {
  const wanted = JSON.stringify([rule.size, rule.exactDonors]);
  const known = await db.selectFrom('facts').select('value').where('name', '=', ruleName).executeTakeFirst();
  if (known?.value === wanted) return;
  const { size } = rule;
  if (size !== 'exact') {
    const moved = await db.transaction().execute(async (transaction) => {
      // A second server finds the work done.
      await sql`select pg_advisory_xact_lock(${lockId})`.execute(transaction);
      return snapAll(transaction, size, rule.exactDonors);
    });
    // Deleted rows stay in the log until then, with exact positions. Repeated after an interrupted start.
    if (moved > 0 || known !== undefined) {
      await sql`vacuum (full, analyze) points`.execute(db);
      await clearLog();
    }
  }
  // Last, so that an interrupted run starts again.
  await db
    .insertInto('facts')
    .values({ name: ruleName, value: wanted })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: wanted }))
    .execute();
}

async function snapAll(db: Transaction<Tables>, size: number, exactDonors: readonly number[]): Promise<number> {
  let moved = 0;
  for (let after = '0'; ;) {
    const { rows } = await sql<{ id: string; latitude: number; longitude: number }>`
      select id::text, latitude, longitude from points where id > ${after}::bigint order by id limit ${batch}`.execute(
      db,
    );
    const last = rows.at(-1);
    if (!last) return moved;
    after = last.id;
    const steps = rows
      .map((point) => ({ id: point.id, from: point, to: findArea(point, size).center }))
      .filter(({ from, to }) => from.latitude !== to.latitude || from.longitude !== to.longitude);
    if (steps.length === 0) continue;
    moved += steps.length;
    await move(db, steps, exactDonors);
  }
}

interface Step {
  /** PostgreSQL returns bigint as text. */
  id: string;
  to: { latitude: number; longitude: number };
}

async function move(db: Transaction<Tables>, steps: readonly Step[], exactDonors: readonly number[]): Promise<void> {
  const ids = steps.map(({ id }) => id);
  const latitudes = steps.map(({ to }) => to.latitude);
  const longitudes = steps.map(({ to }) => to.longitude);
  const aims = sql`unnest(${ids}::bigint[], ${latitudes}::float8[], ${longitudes}::float8[]) as aim(id, latitude, longitude)`;
  await sql`
    insert into points (latitude, longitude) select distinct latitude, longitude from ${aims}
    on conflict (latitude, longitude) do nothing`.execute(db);
  for (const table of ['donations', 'wishes']) {
    await sql`
      update ${sql.table(table)} moved set point_id = points.id
      from ${aims} join points on points.latitude = aim.latitude and points.longitude = aim.longitude
      where moved.point_id = aim.id and user_id <> all(${[...exactDonors]}::int[])`.execute(db);
  }
  await sql`
    delete from points where id = any(${ids}::bigint[])
    and not exists (select from donations where point_id = points.id)
    and not exists (select from wishes where point_id = points.id)`.execute(db);
}
