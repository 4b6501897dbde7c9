import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Links that undo a change of how somebody signs in. */
export const undoLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table undo_links (
        token_hash text primary key,
        user_id integer not null,
        email text not null,
        changed_at timestamptz not null,
        expires_at timestamptz not null
      )`.execute(db);
    await sql`create index undo_links_of_user on undo_links (user_id)`.execute(db);
    await sql`create index undo_links_of_email on undo_links (email)`.execute(db);
  },
};
