import { sql, type Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Tables } from '../store/tables.js';
import type { Mail } from './mail.js';

/** Mails that are tried together. */
const batch = 10;

/** Seconds until the first retry, doubled up to a day. During the first, a single instance sends the mail. */
const firstPause = 60;
const longestPause = 86_400;

/** Tries of a mail, in a week: it is given up after these. */
const mostTries = 17;

/** A mail that is to be sent now. */
export interface DueMail {
  id: number;
  to: string;
  /** A `MailContent` as JSON. */
  content: string;
  messageId: string;
  createdAt: Date;
}

/** Stores a mail in the transaction that caused it. It is sent afterwards. */
export async function enqueueMail(db: Kysely<Tables>, { to, content }: Mail, now: Date, due = now): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      message_id: `<${randomUUID()}@clothesline>`,
      recipient: to,
      content: JSON.stringify(content),
      created_at: now,
      due_at: due,
    })
    .execute();
}

/** Claims the mails that are due: no other instance sends them until their next try. */
export async function claimMails(db: Kysely<Tables>, now: Date): Promise<DueMail[]> {
  const { rows } = await sql<DueMail>`
    update mails set
      attempts = attempts + 1,
      due_at = ${now}::timestamptz
        + make_interval(secs => least(${firstPause} * power(2, attempts), ${longestPause}))
    where id in (
      select id from mails where sent_at is null and due_at <= ${now}::timestamptz and attempts < ${mostTries}
      order by id limit ${batch} for update skip locked
    )
    returning id, message_id as "messageId", recipient as "to", content, created_at as "createdAt"`.execute(db);
  return rows;
}

/** Marks a mail as sent and deletes its content, which may contain a code. */
export async function markSent(db: Kysely<Tables>, id: number, now: Date): Promise<void> {
  await db.updateTable('mails').set({ sent_at: now, content: '' }).where('id', '=', id).execute();
}

/** Deletes a mail whose content has become useless. */
export async function dropMail(db: Kysely<Tables>, id: number): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute();
}
