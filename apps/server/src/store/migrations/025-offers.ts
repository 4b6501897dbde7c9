import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The donations that a notice offers in place of one that is gone, for the mail of a day: JSON of their ids and titles. */
export const offers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table notices add column offers text not null default '[]'`.execute(db);
  },
};
