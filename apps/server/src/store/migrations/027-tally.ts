import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Every statement that changes donations tells how many more there are of a category. Nothing is done with it here: the
 * triggers of `donations` count. Where its rows are on several machines no trigger can, and `distribute` writes another.
 */
export const tally: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create function tally(category text, added bigint) returns void language sql as ''`.execute(db);
  },
};
