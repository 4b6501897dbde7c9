import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A code is worked out again from a seed, so that the same is mailed twice. Those that wait at the upgrade work no more. */
export const codesAgain: Migration = {
  async up(db: Kysely<unknown>) {
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
  },
};
