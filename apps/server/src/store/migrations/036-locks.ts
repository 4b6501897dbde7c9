import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Objections to a no-show; mailboxes of suspended accounts; whose the answers are that are kept. */
export const locks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table requests add column objected_at timestamptz`.execute(db);
    await sql`alter table answered_writes add column user_id integer`.execute(db);
    await sql`
      create table barred_mailboxes (mailbox_hash text primary key, barred_at timestamptz not null)`.execute(db);
  },
};
