import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { errorReason, StartError } from '../config/startError.js';
import { baseline, migrations } from './migrations/index.js';
import type { Tables } from './tables.js';

/** Applied migrations. */
export interface SchemaState {
  done: string[];
  due: string[];
  newer: string[];
}

/** Read-only. */
export async function schemaState(db: Kysely<Tables>): Promise<SchemaState> {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  const { rows } = found[0]?.there
    ? await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    : { rows: [] };
  const done = rows.map(({ name }) => name);
  return {
    done,
    due: Object.keys(migrations).filter((name) => !done.includes(name)),
    newer: done.filter((name) => !(name in migrations) && name > baseline),
  };
}

export async function refuseNewer(db: Kysely<Tables>): Promise<SchemaState> {
  const state = await schemaState(db);
  const newest = state.newer.at(-1);
  if (newest !== undefined) throw newerError(newest);
  return state;
}

export async function requireToday(db: Kysely<Tables>): Promise<void> {
  const { done, due } = await refuseNewer(db);
  if (done.length === 0) {
    throw new StartError('The database is empty. Start the server, or run "clothesline migrate".');
  }
  if (due.length === 0) return;
  if (due.includes(baseline)) throw earlierError(done.at(-1));
  throw new StartError(
    `The database has an older schema (${done.at(-1)}). Run "clothesline migrate", or start the server.`,
  );
}

function newerError(name: string): StartError {
  return new StartError(`The database has a newer schema (${name}). Update the server.`);
}

function earlierError(name = ''): StartError {
  return new StartError(
    `The database was created before 0.1.0 (${name}), which this server can't read. Use an empty one.`,
  );
}

/** Runs in a transaction and takes a lock to make other servers wait. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error } = await createMigrator(db).migrateToLatest();
  const [, unknown] = /previously executed migration (\S+) is missing/.exec(error ? errorReason(error) : '') ?? [];
  if (unknown) throw unknown < baseline ? earlierError(unknown) : newerError(unknown);
  if (error) throw error;
  await viewVisible(db);
}

/** Views have to be recreated when columns change. */
async function viewVisible(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ isCurrent: boolean }>`
    select array_agg(column_name::text order by ordinal_position) filter (where table_name = 'donations')
      is not distinct from
      array_agg(column_name::text order by ordinal_position) filter (where table_name = 'visible_donations') as "isCurrent"
    from information_schema.columns
    where table_schema = current_schema() and table_name in ('donations', 'visible_donations')`.execute(db);
  if (rows[0]?.isCurrent) return;
  await db.transaction().execute(async (transaction) => {
    await sql`drop view if exists visible_donations`.execute(transaction);
    await sql`create view visible_donations as select * from donations where hidden_at is null`.execute(transaction);
  });
}

function createMigrator(db: Kysely<Tables>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}
