import type { ChatMessage, StoredMessage } from '@clothesline/api-client/contract';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.js';

/** The most messages of a session that are told: its newest. */
export const historyLimit = 500;

export async function readMessages(db: Kysely<Tables>, sessionId: string): Promise<StoredMessage[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'role', 'content', 'sent_at'])
    .where('session_id', '=', sessionId)
    .orderBy('id', 'desc')
    .limit(historyLimit)
    .execute();
  return rows
    .reverse()
    .map(({ id, role, content, sent_at }) => ({ id: String(id), role, content, sessionId, timestamp: sent_at }));
}

export async function writeMessages(
  db: Kysely<Tables>,
  sessionId: string,
  messages: readonly ChatMessage[],
): Promise<void> {
  const rows = messages.map(({ role, content, timestamp }) => ({
    session_id: sessionId,
    role,
    content,
    sent_at: timestamp,
  }));
  await db.insertInto('messages').values(rows).execute();
}
