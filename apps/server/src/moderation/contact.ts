import type { ContactMessage } from '@clothesline/api-client/members';
import type { Transaction } from 'kysely';
import { randomInt } from 'node:crypto';
import { enqueueMail } from '../mail/outbox.js';
import type { Tables } from '../store/tables.js';

export interface ContactReaders {
  /** Address of the operator; undefined if the site's settings have none. */
  operator: string | undefined;
  moderators: readonly string[];
  now: Date;
}

/** Numbers of entries that are about no row. */
const numbers = 2 ** 31 - 1;

/** Puts a visitor's message into the moderators' queue, and mails it to the operator, else to the moderators. */
export async function addContact(
  db: Transaction<Tables>,
  { email, words }: ContactMessage,
  { operator, moderators, now }: ContactReaders,
): Promise<void> {
  const { id } = await db
    .insertInto('moderation_entries')
    .values({ kind: 'contact', target_id: randomInt(1, numbers), person_id: null, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const report = { entry_id: id, reporter_id: null, reason: 'other' as const, words: `${words}\n${email}` };
  await db
    .insertInto('reports')
    .values({ ...report, created_at: now })
    .execute();
  for (const to of operator === undefined ? moderators : [operator]) {
    await enqueueMail(db, { to, content: { kind: 'contact', email, words } }, now);
  }
}
