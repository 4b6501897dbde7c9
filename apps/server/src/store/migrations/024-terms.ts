import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Notices are looked through for those whose term is over. */
export const terms: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index notices_created on notices (created_at)`.execute(db);
  },
};
