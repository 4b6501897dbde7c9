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

/** Splits a file into statements. This relies on lines within functions being indented. */
function runAll(file: string) {
  return async (db: Kysely<unknown>) => {
    for (const statement of file.split(/;\n+(?=create|alter|--)/)) await sql.raw(statement).execute(db);
  };
}
