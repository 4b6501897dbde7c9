import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What an account's password hashes to, where somebody added one. */
export const passwords: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table users add column password_hash text`.execute(db);
  },
};
