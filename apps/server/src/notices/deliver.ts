import { topicOfNotice, type MailTime, type NoticeKind, type NoticeText } from '@clothesline/api-client/members';
import type { SiteLanguage } from '@clothesline/api-client/contract';
import type { Transaction } from 'kysely';
import { chosenLanguage } from '../language/chosenLanguage.js';
import { noticeColumns, translateNotice } from '../language/texts.js';
import { readMailChoices } from '../mail/mailChoices.js';
import type { Tables } from '../store/tables.js';
import { mailNotice } from './mail.js';
import { enqueuePushes } from './push.js';

/** Notifications are emailed, so they must not contain the place or time of a pickup. */
export interface Notification {
  userId: number;
  kind: NoticeKind;
  text: NoticeText;
  donationId?: number | null;
  requestId?: number | null;
  wishId?: number | null;
  similar?: readonly { id: number; title: string }[];
  words?: string | undefined;
}

export interface Delivery extends Required<Omit<Notification, 'text' | 'words'>> {
  id: number;
  text: string;
  words: string | undefined;
  reader: { email: string; language: SiteLanguage | undefined; mailTime: MailTime };
  now: Date;
}

const channels: readonly ((db: Transaction<Tables>, delivery: Delivery) => Promise<void>)[] = [
  mailNotice,
  enqueuePushes,
];

export async function deliver(
  db: Transaction<Tables>,
  { userId, kind, text: coded, donationId = null, requestId = null, wishId = null, similar = [], words }: Notification,
  now: Date,
): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'is_demo', 'delete_at', 'mail_choices', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user || (kind === 'message' && (await hasUnread(db, { userId, requestId })))) return;
  const language = chosenLanguage(user);
  const about = { donation_id: donationId, request_id: requestId, wish_id: wishId };
  const { id } = await db
    .insertInto('notices')
    .values({
      user_id: userId,
      kind,
      ...noticeColumns(coded),
      offers: JSON.stringify(similar),
      ...about,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const text = translateNotice(language, coded);
  const topic = topicOfNotice[kind];
  const chosen = topic === null ? 'now' : readMailChoices(user)[topic];
  const reader = { email: user.email, language, mailTime: user.is_demo || user.delete_at ? 'never' : chosen };
  const delivery: Delivery = { id, userId, kind, text, donationId, requestId, wishId, similar, words, reader, now };
  for (const send of channels) await send(db, delivery);
}

async function hasUnread(
  db: Transaction<Tables>,
  { userId, requestId }: Pick<Delivery, 'userId' | 'requestId'>,
): Promise<boolean> {
  const unread = await db
    .selectFrom('notices')
    .select('id')
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .where('kind', '=', 'message')
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return unread !== undefined;
}
