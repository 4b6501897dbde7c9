import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Photos that hidden donations and people alone show, those that may not be shown at all, and the hash of each file. */
export const hiddenPhotos: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table photos add column is_hidden boolean not null default false,
        add column is_forbidden boolean not null default false, add column sha256s text[]`.execute(db);
    await sql`
      update photos set is_hidden = true where hash in (
        select substr(image, 9, 64) from (
          select unnest(images) as image, false as hidden from donations
          union all select unnest(images), true from hidden_donations
          union all select profile_image, delete_at is not null or suspended_for is not null from users
        ) images where image like '/photos/%' group by 1 having bool_and(hidden)
      )`.execute(db);
  },
};
