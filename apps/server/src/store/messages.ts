import type { ChatMessage } from '@clothesline/api-client/contract';
import type { Kysely } from 'kysely';
import type { Exchange, History, HistoryQuery, WithReplyData } from './store.js';
import type { Tables } from './tables.js';

type Reply = ChatMessage & WithReplyData;

const toReplyData = (data: string | null): WithReplyData => (data === null ? {} : { replyData: data });

/** The most messages that are read at once. */
const historyLimit = 500;

/** The newest messages of a session, oldest first; of those before an id where one is given, 500 by default. */
export async function readMessages(
  db: Kysely<Tables>,
  sessionId: string,
  { before, limit = historyLimit }: HistoryQuery = {},
): Promise<History> {
  let query = db
    .selectFrom('messages')
    .select(['id', 'role', 'content', 'sent_at', 'reply_data'])
    .where('session_id', '=', sessionId)
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (before !== undefined) query = query.where('id', '<', before);
  const rows = await query.execute();
  const messages = rows
    .slice(0, limit)
    .reverse()
    .map(({ id, role, content, sent_at, reply_data }) => ({
      id: String(id),
      role,
      content,
      sessionId,
      timestamp: sent_at,
      ...toReplyData(reply_data),
    }));
  return { messages, hasMore: rows.length > limit };
}

/** Stores an exchange and returns its reply; where the key was used before, the reply that was stored then. */
export async function writeMessages(
  db: Kysely<Tables>,
  sessionId: string,
  { message, reply }: Exchange,
  key?: string,
): Promise<Reply> {
  const rows = [message, reply].map((said) => toRow(sessionId, said, key));
  if (key === undefined) {
    await db.insertInto('messages').values(rows).execute();
    return reply;
  }
  const written = await db
    .insertInto('messages')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'write_key', 'role']).where('write_key', 'is not', null).doNothing(),
    )
    .returning('id')
    .execute();
  if (written.length > 0) return reply;
  return (await readReply(db, sessionId, key)) ?? reply;
}

/** Deletes what was said in a session. */
export async function deleteMessages(db: Kysely<Tables>, sessionId: string): Promise<void> {
  await db.deleteFrom('messages').where('session_id', '=', sessionId).execute();
}

/** The reply that was stored with a key. */
export async function readReply(db: Kysely<Tables>, sessionId: string, key: string): Promise<Reply | undefined> {
  const row = await db
    .selectFrom('messages')
    .select(['role', 'content', 'sent_at', 'reply_data'])
    .where('session_id', '=', sessionId)
    .where('write_key', '=', key)
    .where('role', '=', 'assistant')
    .executeTakeFirst();
  return row && { role: row.role, content: row.content, timestamp: row.sent_at, ...toReplyData(row.reply_data) };
}

export interface KeyedExchange extends Exchange {
  sessionId: string;
  key?: string | undefined;
}

/** Stores many exchanges in one statement; where one of the keys was used before, none. */
export async function writeExchanges(db: Kysely<Tables>, exchanges: readonly KeyedExchange[]): Promise<Reply[]> {
  const rows = exchanges.flatMap(({ sessionId, message, reply, key }) =>
    [message, reply].map((said) => toRow(sessionId, said, key)),
  );
  await db.insertInto('messages').values(rows).execute();
  return exchanges.map(({ reply }) => reply);
}

function toRow(sessionId: string, { role, content, timestamp, replyData }: Reply, key?: string) {
  return {
    session_id: sessionId,
    role,
    content,
    sent_at: timestamp,
    write_key: key ?? null,
    reply_data: replyData ?? null,
  };
}
