import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Photos that were uploaded, by the hash of their widest file, and whether a donation lists them. */
export const photos: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('photos')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('widths', sql`integer[]`, (column) => column.notNull())
      .addColumn('stored_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('is_listed', 'boolean', (column) => column.notNull().defaultTo(false))
      .execute();
    await sql`create index photos_unlisted on photos (stored_at) where not is_listed`.execute(db);
  },
};
