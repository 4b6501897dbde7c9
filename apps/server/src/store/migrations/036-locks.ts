import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Objections to a no-show; mailboxes of suspended accounts; the caller of a kept answer; a notification when sessions
 * end.
 */
export const locks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table requests add column objected_at timestamptz`.execute(db);
    await sql`alter table answered_writes add column user_id integer`.execute(db);
    await sql`
      create table barred_mailboxes (mailbox_hash text primary key, barred_at timestamptz not null)`.execute(db);
    await sql`
      create function tell_of_ended_sessions() returns trigger language plpgsql as $$
      begin
        if exists (select from gone) then perform tell_of_change('session', null, '{}'); end if;
        return null;
      end $$`.execute(db);
    await sql`
      create trigger tell_of_ended_sessions after delete on sessions referencing old table as gone
      for each statement execute function tell_of_ended_sessions()`.execute(db);
  },
};
