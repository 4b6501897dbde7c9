import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the store knows about itself, such as the areas that its positions are rounded to. */
export const facts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('facts')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};
