import { sql } from 'kysely';
import type { Config } from '../../../config/readConfig.js';
import { refuseNewer } from '../../../store/migrate.js';
import { hasStore } from '../../../store/open/embeddedPlace.js';
import { withDatabase } from '../../../store/withDatabase.js';
import { advice, ok, type Found } from './checks.js';

export async function checkDatabase(config: Config): Promise<Found> {
  if (config.databaseUrl === undefined && !(await hasStore(config.dataDir))) {
    return advice('There is no store yet.', 'The first start of the server makes it, or "clothesline migrate".');
  }
  return withDatabase(config, { alone: false }, async (db) => {
    const { done, due } = await refuseNewer(db);
    if (done.length === 0) return advice('The database is empty.', 'The first start of the server fills it.');
    if (due.length > 0) {
      return advice(
        `${due.length} migrations are due.`,
        'Make a backup, then run "clothesline migrate" or start the server.',
      );
    }
    const { rows } = await sql<{ version: string; size: string }>`
      select current_setting('server_version') as version, pg_size_pretty(pg_database_size(current_database())) as size`.execute(
      db,
    );
    return ok(`PostgreSQL ${rows[0]?.version} answers; the database takes ${rows[0]?.size}.`);
  });
}
