import type { Transaction } from 'kysely';
import { enqueueMail } from '../mail/outbox.js';
import type { Tables } from '../store/tables.js';
import type { Delivery } from './deliver.js';
import { withSubjects } from './subjects.js';

/**
 * An hour in milliseconds. We send at most a single email per kind, donation and clock hour; all notices are listed on
 * the site.
 */
const mailHour = 3_600_000;

export async function mailNotice(db: Transaction<Tables>, delivery: Delivery): Promise<void> {
  const { id, userId, kind, text, donationId, requestId, wishId, similar, words, reader, now } = delivery;
  const { email, language, mailTime } = reader;
  if (mailTime === 'daily') {
    await db.updateTable('notices').set({ in_digest: true }).where('id', '=', id).execute();
  }
  if (mailTime !== 'now') return;
  const recent = await db
    .selectFrom('notices')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('donation_id', '=', donationId)
    .where('created_at', '>=', new Date(Math.floor(now.getTime() / mailHour) * mailHour))
    .where('id', '<', id)
    .executeTakeFirst();
  if (recent) return;
  const told = { id, kind, text, donationId, requestId, wishId, similar: [...similar], ...(words && { words }) };
  const [notice = told] = await withSubjects(db, userId, [told]);
  await enqueueMail(db, { to: email, content: { kind: 'notice', notice, userId, language } }, now);
}
