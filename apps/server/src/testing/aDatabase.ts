import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { createDatabase, type Database } from '../store/database.js';
import type { Tables } from '../store/tables.js';

const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

export function aDatabase(overrides: Partial<Database> = {}): Database {
  const pool = {
    db,
    version: async () => '0',
    forgetVersion: () => {},
    listen: () => ({ isOpen: () => true, opened: Promise.resolve() }),
    pool: () => ({ connections: 0, idle: 0, waiting: 0 }),
    close: async () => {},
  };
  return { ...createDatabase(pool, { isDistributed: false }), ...overrides };
}
