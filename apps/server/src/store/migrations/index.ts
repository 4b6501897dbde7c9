import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import schema from './baseline.sql';
import wishes from './wishes.sql';
import organizations from './organizations.sql';
import needs from './needs.sql';

export const baseline = '050-baseline';

/** Never change a migration that has been released. */
export const migrations: Record<string, Migration> = {
  [baseline]: { up: runAll(schema) },
  '051-wishes': { up: runAll(wishes) },
  '052-organizations': { up: runAll(organizations) },
  '053-needs': { up: runAll(needs) },
};

function runAll(statements: string) {
  return async (db: Kysely<unknown>) => void (await sql.raw(statements).execute(db));
}
