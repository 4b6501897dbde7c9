import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a mail says in place of the written mail, who gets which by mail, and what waits for the mail of a day. */
export const mails: Migration = {
  async up(db: Kysely<unknown>) {
    // Codes are over before anybody could miss their mail; all else that waits is in the bell.
    await sql`delete from mails where sent_at is null`.execute(db);
    await sql`
      alter table mails
        drop column subject, drop column plain_text, drop column html, add column content text not null default ''`.execute(
      db,
    );
    await sql`alter table mails alter column content drop default`.execute(db);
    await sql`alter table users add column mail_choices text not null default '{}'`.execute(db);
    await sql`alter table notices add column in_digest boolean not null default false`.execute(db);
    await sql`create index notices_in_digest on notices (created_at) where in_digest`.execute(db);
  },
};
