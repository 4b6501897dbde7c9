import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { reasonOf, StartError } from '../config/startError.js';
import { migrations } from './migrations/index.js';
import type { Tables } from './tables.js';

/** The name of the last migration that a database has had; undefined where it has had none. */
export async function schemaOf(db: Kysely<Tables>): Promise<string | undefined> {
  const done = (await migratorOf(db).getMigrations()).filter(({ executedAt }) => executedAt);
  return done.at(-1)?.name;
}

/** Brings the database to today's shape, in one transaction, under a lock that holds other instances off. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  const [, newer] = /previously executed migration (\S+) is missing/.exec(error ? reasonOf(error) : '') ?? [];
  if (newer) throw new StartError(`The store is of a newer version (${newer}) than this server; update the server.`);
  if (error) throw error;
}

/** Brings an empty database to the shape of an older version. */
export async function migrateTo(db: Kysely<Tables>, schema: string): Promise<void> {
  const { error } = await migratorOf(db).migrateTo(schema);
  if (error) throw error;
}

function migratorOf(db: Kysely<Tables>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}
