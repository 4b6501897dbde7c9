import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Links that undo a change of how somebody signs in; codes that are worked out again from a seed, so that the same is
 * mailed twice (those that wait at the upgrade work no more); tokens of sessions as hashes.
 */
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
    await sql`drop table sign_in_codes`.execute(db);
    await sql`
      create table sign_in_codes (
        email text not null,
        purpose text not null,
        seed text not null,
        attempts integer not null default 0,
        mailed_at timestamptz not null,
        expires_at timestamptz not null,
        primary key (email, purpose)
      )`.execute(db);
    await sql`update sessions set token = encode(sha256(convert_to(token, 'UTF8')), 'hex')`.execute(db);
  },
};
