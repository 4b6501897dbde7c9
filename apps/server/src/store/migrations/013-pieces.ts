import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What each image of a donation shows, and how many pieces it is. */
export const pieces: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('donations')
      .addColumn('image_descriptions', sql`text[]`)
      .addColumn('quantity', 'integer')
      .execute();
  },
};
