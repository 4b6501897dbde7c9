import { endpoints, type ChatMessage } from '@clothesline/api-client/contract';
import type { Context } from 'hono';
import { remembered, type Assistant } from '../assistant/assistant.js';
import { checked, queryOf } from '../http/checked.js';
import { fittingRows } from '../http/fittingRows.js';
import { readJson } from '../http/readJson.js';
import { sendJson, sendJsonText } from '../http/sendJson.js';
import type { Limiter } from '../limits/limits.js';
import { rejectForms } from '../security/crossOrigin.js';
import type { Store } from '../store/store.js';
import type { CallHandlers } from './calls.js';
import { linkToNext, readCursor } from './cursor.js';
import { idempotencyKey } from './idempotencyKey.js';

export interface ChatParts {
  store: Store;
  limiter: Limiter;
  assistant: Assistant;
  now: () => Date;
}

/** The calls of the chat. Any page may make them: nothing in them is anybody's but the session's own. */
export function chatCalls({
  store,
  limiter,
  assistant,
  now,
}: ChatParts): Pick<CallHandlers, 'getChatHistory' | 'sendMessage'> {
  return {
    async getChatHistory(c) {
      const { sessionId } = checked(endpoints.getChatHistory.params, c.req.param());
      const { cursor } = checked(endpoints.getChatHistory.query, queryOf(c.req.url));
      const before = readCursor(cursor, Number.MAX_SAFE_INTEGER);
      const { messages, hasMore } = await store.messages(sessionId, { before });
      const newestFirst = messages.toReversed();
      const rows = fittingRows(newestFirst);
      const oldest = newestFirst[rows.length - 1];
      const goesOn = hasMore || rows.length < messages.length;
      return sendJsonText(c, `[${rows.toReversed().join()}]`, {
        headers: goesOn && oldest ? { Link: linkToNext(c, endpoints.getChatHistory, { cursor: oldest.id }) } : {},
      });
    },

    async sendMessage(c) {
      rejectForms(c);
      const { sessionId, ...message } = checked(endpoints.sendMessage.body, await readJson(c));
      const key = idempotencyKey(c);
      const known = key && (await store.knownReply(sessionId, key));
      if (known) return sendReply(c, known);
      await limiter.onChat(c, sessionId);
      const { messages: earlier } = await store.messages(sessionId, { limit: remembered });
      const content = await assistant.reply(message.content, earlier);
      const reply = { role: 'assistant' as const, content, timestamp: now().toISOString() };
      return sendReply(c, await store.addMessages(sessionId, { message, reply }, key));
    },
  };
}

function sendReply(c: Context, { content, timestamp }: ChatMessage): Promise<Response> {
  return sendJson(c, { assistantMessage: { content, timestamp } });
}
