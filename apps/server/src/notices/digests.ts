import type { Transaction } from 'kysely';
import { readNoticeText, translateNotice } from '../language/texts.js';
import { chosenLanguage } from '../language/chosenLanguage.js';
import { enqueueMail } from '../mail/outbox.js';
import type { Tables } from '../store/tables.js';
import type { Database } from '../store/database.js';
import { readOffers } from './noticeCalls.js';
import { withSubjects } from './subjects.js';

/** How long a digest collects notices before it's sent (in ms) */
export const digestTime = 86_400_000;

const batch = 100;

const maxNotices = 50;

export async function sendDueDigests({
  database,
  now,
}: {
  database: Pick<Database, 'db' | 'transaction'>;
  now: () => Date;
}): Promise<number> {
  const due = await database.db
    .selectFrom('notices')
    .select('user_id')
    .distinct()
    .where('in_digest', '=', true)
    .where('created_at', '<=', new Date(now().getTime() - digestTime))
    .limit(batch)
    .execute();
  for (const { user_id: userId } of due) await database.transaction((db) => sendDigest(db, userId, now()));
  return due.length;
}

/** Claims the notices in the same statement, otherwise other servers could send them as well. */
async function sendDigest(db: Transaction<Tables>, userId: number, now: Date): Promise<void> {
  const notices = await db
    .updateTable('notices')
    .set({ in_digest: false })
    .where('user_id', '=', userId)
    .where('in_digest', '=', true)
    .returning([
      'id',
      'kind',
      'text',
      'text_code',
      'text_values',
      'offers',
      'donation_id',
      'request_id',
      'wish_id',
      'read_at',
    ])
    .execute();
  const user = await db
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .where('delete_at', 'is', null)
    .executeTakeFirst();
  const unread = notices.filter((notice) => notice.read_at === null).toSorted((one, other) => one.id - other.id);
  if (!user || unread.length === 0) return;
  const content = {
    kind: 'digest' as const,
    userId,
    language: chosenLanguage(user),
    notices: await withSubjects(
      db,
      userId,
      unread.slice(-maxNotices).map((notice) => ({
        id: notice.id,
        kind: notice.kind,
        text: translateNotice(chosenLanguage(user), readNoticeText(notice)),
        donationId: notice.donation_id,
        requestId: notice.request_id,
        wishId: notice.wish_id,
        similar: readOffers(notice),
      })),
    ),
  };
  await enqueueMail(db, { to: user.email, content }, now);
}
