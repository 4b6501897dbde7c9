import { sql } from 'kysely';
import type { Config } from '../../../config/readConfig.js';
import { withDatabase } from '../../../store/withDatabase.js';
import { ok, problem, type Found } from './checks.js';

/** Tolerance in milliseconds. For comparison, sign-in codes are valid for 10 minutes. */
const tolerance = 60_000;

/** A clock that's before this date must be wrong. */
const earliest = Date.UTC(2026, 0, 1);

const mend = 'Let the machine set its clock by NTP ("timedatectl set-ntp true").';

export async function checkClock(config: Config): Promise<Found> {
  if (Date.now() < earliest) return problem(`The clock says ${new Date().toISOString()}.`, mend);
  if (config.databaseUrl === undefined) return ok(`The clock says ${new Date().toISOString()}.`);
  const difference = await withDatabase(config, { alone: false }, async (db) => {
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
    return Math.abs(Date.now() - (rows[0]?.now.getTime() ?? 0));
  });
  const what = `This clock and the database's differ by ${(difference / 1000).toFixed(1)} seconds.`;
  return difference > tolerance ? problem(what, mend) : ok(what);
}
