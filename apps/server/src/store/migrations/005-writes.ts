import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What makes several instances one to somebody who writes: which writes were done, and who wrote how often. */
export const writes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('write_keys')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('donation_id', 'integer', (column) => column.notNull())
      .addColumn('written_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute();
    await sql`create index write_keys_age on write_keys (written_at)`.execute(db);
    // Unlogged: a request waits for no disk, and a crash resets the limits.
    await sql`
      create unlogged table allowances (
        key text primary key,
        step double precision not null,
        period double precision not null,
        full_at timestamptz not null
      ) with (fillfactor = 50)`.execute(db);
    await sql`create index allowances_age on allowances (full_at)`.execute(db);
  },
};
