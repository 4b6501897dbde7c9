import { sql, type Kysely, type Transaction } from 'kysely';
import { findArea } from '@clothesline/api-client/contract';
import type { AreaRule } from '../areas/areas.js';
import type { Tables } from './tables.js';

/** Remembers which rule has been applied. */
const ruleName = 'areas';

const batch = 5000;

const lockId = 7_304_211;

/**
 * Applies a new rounding rule to donations and wishes that are already stored. `clearLog` has to remove the previous
 * rows from the WAL.
 */
export async function roundStoredPositions(
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
      await sql`select pg_advisory_xact_lock(${lockId})`.execute(transaction);
      return roundPositions(transaction, size, rule.exactDonors);
    });
    // Deleted rows with exact positions are still on disk at this point. Repeated if startup is interrupted.
    if (moved > 0 || known !== undefined) {
      await sql`vacuum (full, analyze) points`.execute(db);
      await clearLog();
    }
  }
  // do this last so that an interrupted run is repeated
  await db
    .insertInto('facts')
    .values({ name: ruleName, value: wanted })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: wanted }))
    .execute();
}

async function roundPositions(db: Transaction<Tables>, size: number, exactDonors: readonly number[]): Promise<number> {
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
  /** PostgreSQL returns bigint as a string. */
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
