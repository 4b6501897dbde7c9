import { sql, type Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Tables } from '../store/tables.js';
import type { Mail } from './mail.js';

const batch = 10;

/** Delay before the first retry in seconds. Doubles with each attempt, up to a day. */
const firstPause = 60;
const longestPause = 86_400;

const maxTries = 17;

export interface DueMail {
  id: number;
  to: string;
  content: string;
  messageId: string;
  createdAt: Date;
}

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

/** Claims emails that are due, so no other server sends them before their next attempt. */
export async function claimMails(db: Kysely<Tables>, now: Date): Promise<DueMail[]> {
  const { rows } = await sql<DueMail>`
    update mails set
      attempts = attempts + 1,
      due_at = ${now}::timestamptz
        + make_interval(secs => least(${firstPause} * power(2, attempts), ${longestPause}))
    where id in (
      select id from mails where sent_at is null and due_at <= ${now}::timestamptz and attempts < ${maxTries}
      order by id limit ${batch} for update skip locked
    )
    returning id, message_id as "messageId", recipient as "to", content, created_at as "createdAt"`.execute(db);
  return rows;
}

/** Clears the content because it may contain a code. */
export async function markSent(db: Kysely<Tables>, id: number, now: Date): Promise<void> {
  await db.updateTable('mails').set({ sent_at: now, content: '' }).where('id', '=', id).execute();
}

export async function dropMail(db: Kysely<Tables>, id: number): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute();
}
