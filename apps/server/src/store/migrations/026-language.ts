import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What somebody reads the site and its mails in; null where they did not choose. */
export const language: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table users add column language text`.execute(db);
  },
};
