import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Donations, and the points that they are at. */
export const donations: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create extension if not exists pg_trgm`.execute(db);
    await sql`create extension if not exists cube`.execute(db);

    await db.schema
      .createTable('points')
      .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('latitude', 'double precision', (column) => column.notNull())
      .addColumn('longitude', 'double precision', (column) => column.notNull())
      .addUniqueConstraint('points_position_key', ['latitude', 'longitude'])
      .execute();
    // The point on the unit sphere: straight-line order is great-circle order, over the poles and the 180th meridian too.
    await sql`
      alter table points add column position cube not null generated always as (cube(array[
        cos(radians(latitude)) * cos(radians(longitude)),
        cos(radians(latitude)) * sin(radians(longitude)),
        sin(radians(latitude))
      ])) stored`.execute(db);
    await sql`create index points_position on points using gist (position)`.execute(db);

    await db.schema
      .createTable('donations')
      .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('images', sql`text[]`, (column) => column.notNull())
      .addColumn('user_id', 'integer', (column) => column.notNull())
      .addColumn('point_id', 'bigint', (column) => column.notNull().references('points.id'))
      .addColumn('location_name', 'text', (column) => column.notNull())
      .addColumn('place_key', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull().defaultTo('available'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('listed_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('search_text', 'text', (column) => column.notNull())
      .execute();
    await sql`create index donations_category on donations (category, id desc)`.execute(db);
    await sql`create index donations_point on donations (point_id, id desc)`.execute(db);
    await sql`create index donations_place on donations (place_key text_pattern_ops, id desc)`.execute(db);
    await sql`create index donations_search on donations using gin (search_text gin_trgm_ops)`.execute(db);
  },
};
