import type { ContactMessage } from '@clothesline/api-client/members';
import { sql, type Transaction } from 'kysely';
import { randomInt } from 'node:crypto';
import { enqueueMail } from '../mail/outbox.js';
import type { Tables } from '../store/tables.js';

export interface ContactReaders {
  operator: string | undefined;
  moderators: readonly string[];
  reporterId: number | null;
  isMailed: boolean;
  now: Date;
}

const digestTime = 3_600_000;

const numbers = 2 ** 31 - 1;

/**
 * Puts a message into the moderation queue and emails it to the operator, or to the moderators if there's no operator
 * address.
 */
export async function addContact(
  db: Transaction<Tables>,
  { email, words }: ContactMessage,
  { operator, moderators, reporterId, isMailed, now }: ContactReaders,
): Promise<void> {
  const { id } = await db
    .insertInto('moderation_entries')
    .values({ kind: 'contact', target_id: randomInt(1, numbers), person_id: null, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const report = { entry_id: id, reporter_id: reporterId, reason: 'other' as const, words: `${words}\n${email}` };
  await db
    .insertInto('reports')
    .values({ ...report, created_at: now })
    .execute();
  for (const to of operator === undefined ? moderators : [operator]) {
    if (isMailed) await enqueueMail(db, { to, content: { kind: 'contact', email, words } }, now);
    else await addToDigest(db, to, now);
  }
}

async function addToDigest(db: Transaction<Tables>, to: string, now: Date): Promise<void> {
  const { numAffectedRows } = await sql`
    update mails set content = jsonb_set(content::jsonb, '{count}', to_jsonb((content::jsonb ->> 'count')::int + 1))::text
    where id = (
      select max(id) from mails
      where recipient = ${to} and sent_at is null and attempts = 0 and content like '%"contact digest"%'
    )`.execute(db);
  if (numAffectedRows) return;
  const due = new Date(now.getTime() + digestTime);
  await enqueueMail(db, { to, content: { kind: 'contact digest', count: 1 } }, now, due);
}
