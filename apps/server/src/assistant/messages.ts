import type { ChatMessage, StoredMessage } from '@clothesline/api-client/contract';
import type { Kysely } from 'kysely';
import { batchWrites } from '../store/batchWrites.js';
import type { Database } from '../store/database.js';
import type { Tables } from '../store/tables.js';

interface WithReplyData {
  replyData?: string | undefined;
}

export type StoredReply = ChatMessage & WithReplyData;

interface Exchange {
  message: ChatMessage;
  reply: StoredReply;
}

interface KeyedExchange extends Exchange {
  sessionId: string;
  key?: string | undefined;
}

const toReplyData = (data: string | null): WithReplyData => (data === null ? {} : { replyData: data });

const historyLimit = 500;

export function createChats(database: Database) {
  const { db } = database;
  const add = batchWrites(
    (all: KeyedExchange[]) => writeExchanges(db, all),
    (one) => writeExchange(db, one),
  );
  return {
    /**
     * Stores a message along with its reply in a single transaction. Returns the stored reply if the key was used
     * before.
     */
    add: (sessionId: string, exchange: Exchange, key?: string) =>
      database.write(() => add({ sessionId, key, ...exchange })),

    knownReply: (sessionId: string, key: string) => readReply(db, sessionId, key),

    /** Reads the newest messages, sorted oldest first. Pass `before` to get those preceding an ID. */
    async read(
      sessionId: string,
      { before, limit = historyLimit }: { before?: number | undefined; limit?: number } = {},
    ): Promise<{ messages: (StoredMessage & WithReplyData)[]; hasMore: boolean }> {
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
        .toReversed()
        .map(({ id, role, content, sent_at, reply_data }) => ({
          id: String(id),
          role,
          content,
          sessionId,
          timestamp: sent_at,
          ...toReplyData(reply_data),
        }));
      return { messages, hasMore: rows.length > limit };
    },

    async delete(sessionId: string): Promise<void> {
      await db.deleteFrom('messages').where('session_id', '=', sessionId).execute();
    },
  };
}

async function writeExchange(db: Kysely<Tables>, exchange: KeyedExchange): Promise<StoredReply> {
  const { sessionId, key, reply } = exchange;
  const written = await db
    .insertInto('messages')
    .values(toRows(exchange))
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'write_key', 'role']).where('write_key', 'is not', null).doNothing(),
    )
    .returning('id')
    .execute();
  if (written.length > 0 || key === undefined) return reply;
  return (await readReply(db, sessionId, key)) ?? reply;
}

/** All or nothing: if any of the keys was used before, no exchange is stored. */
async function writeExchanges(db: Kysely<Tables>, exchanges: readonly KeyedExchange[]): Promise<StoredReply[]> {
  await db.insertInto('messages').values(exchanges.flatMap(toRows)).execute();
  return exchanges.map(({ reply }) => reply);
}

async function readReply(db: Kysely<Tables>, sessionId: string, key: string): Promise<StoredReply | undefined> {
  const row = await db
    .selectFrom('messages')
    .select(['role', 'content', 'sent_at', 'reply_data'])
    .where('session_id', '=', sessionId)
    .where('write_key', '=', key)
    .where('role', '=', 'assistant')
    .executeTakeFirst();
  return row && { role: row.role, content: row.content, timestamp: row.sent_at, ...toReplyData(row.reply_data) };
}

function toRows({ sessionId, key, message, reply }: KeyedExchange) {
  return [message, reply].map(({ role, content, timestamp, replyData }: StoredReply) => ({
    session_id: sessionId,
    role,
    content,
    sent_at: timestamp,
    write_key: key ?? null,
    reply_data: replyData ?? null,
  }));
}
