import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Photos that something showed and shows no more: whether nothing else does is looked up later, for all of them at once. */
export const releasedPhotos: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table photos add column is_released boolean not null default false`.execute(db);
    await sql`create index photos_released on photos (hash) where is_released`.execute(db);
  },
};
