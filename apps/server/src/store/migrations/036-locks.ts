import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Objections to a no-show. */
export const locks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table requests add column objected_at timestamptz`.execute(db);
  },
};
