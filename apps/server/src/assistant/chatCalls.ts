import {
  endpoints,
  type chatStreamEndpoints,
  type ChatPart,
  type ChatReply,
  type Donation,
} from '@clothesline/api-client/contract';
import type { Context, Handler } from 'hono';
import { streamSSE } from 'hono/streaming';
import { checked, readQuery } from '../http/checked.js';
import type { App, Environment } from '../http/environment.js';
import { readJson } from '../http/readJson.js';
import { sendJson } from '../http/sendJson.js';
import type { Limiter } from '../limits/limits.js';
import { type CallHandlers, callRoutes } from '../http/callRoutes.js';
import { readCursor } from '../http/cursor.js';
import { idempotencyKey } from '../http/idempotencyKey.js';
import { sendList } from '../http/sendList.js';
import { type ShownDonations } from '../accounts/showDonations.js';
import { type OriginLists, publicOrigin } from '../security/origins.js';
import { isOtherPage, rejectForms } from '../security/crossOrigin.js';
import type { Donations } from '../donations/createDonations.js';
import type { Database } from '../store/database.js';
import { readReplyData, remembered, writeReplyData, type Assistant, type Reply } from './assistant.js';
import { createChats, type StoredReply } from './messages.js';
import { chatCard } from './answers/lines.js';
import type { ResponseCache } from '../http/responseCache.js';

export interface ChatParts {
  database: Database;
  donations: Pick<Donations, 'withIds'>;
  limiter: Limiter;
  assistant: Assistant;
  shown: ShownDonations;
  origins: OriginLists;
  onFailure: (c: Context<Environment>, error: unknown) => void;
  now: () => Date;
}

type ChatHandlers = Pick<CallHandlers, 'getChatHistory' | 'sendMessage' | 'deleteChat'> &
  Record<keyof typeof chatStreamEndpoints, Handler<Environment>>;

/** Chat calls work from any page because chat sessions aren't tied to accounts. */
export function chatCalls({
  database,
  donations,
  limiter,
  assistant,
  shown,
  origins,
  onFailure,
  now,
}: ChatParts): ChatHandlers {
  const chats = createChats(database);

  async function withCards<Message extends StoredReply>(c: Context, messages: readonly Message[]) {
    const datas = messages.map(({ role, replyData }) => (role === 'assistant' ? readReplyData(replyData) : undefined));
    const ids = datas.flatMap((data) => data?.donations.map(({ id }) => id) ?? []);
    const found = await shown(c, await donations.withIds([...new Set(ids)]));
    const byId = new Map<number, Donation>(found.map((donation) => [donation.id, donation]));
    return messages.map(({ replyData: _data, ...message }, index) => {
      const data = datas[index];
      if (!data) return message;
      const cards = data.donations.flatMap(({ id, note }) => chatCard(byId.get(id), note));
      const suggestions = index === messages.length - 1 ? data.suggestions : [];
      return {
        ...message,
        ...(cards.length > 0 && { donations: cards }),
        ...(suggestions.length > 0 && { suggestions }),
      };
    });
  }

  async function replyTo(c: Context, stored: StoredReply): Promise<ChatReply> {
    const [{ role: _, ...assistantMessage } = stored] = await withCards(c, [stored]);
    return { assistantMessage };
  }

  /** Returns the stored reply if the idempotency key is known, otherwise prepares a new reply. */
  async function opened(c: Context<Environment>) {
    rejectForms(c);
    const { sessionId, scope, ...message } = checked(endpoints.sendMessage.body, await readJson(c));
    const key = idempotencyKey(c);
    const known = key && (await chats.knownReply(sessionId, key));
    if (!known) await limiter.onChat(c, sessionId);
    const { messages } = await chats.read(sessionId, { limit: remembered });
    return {
      known: known ? await replyTo(c, known) : undefined,
      content: message.content,
      earlier: messages.map(({ role, content, replyData }) => ({
        role,
        content,
        ...(replyData !== undefined && { state: readReplyData(replyData).state }),
      })),
      options: { sessionId, scope, marketplace: isOtherPage(c, origins) ? publicOrigin(c, origins) : undefined },
      async answered({ text, ...data }: Reply): Promise<ChatReply> {
        const reply = {
          role: 'assistant' as const,
          content: text,
          timestamp: now().toISOString(),
          replyData: writeReplyData(data),
        };
        return replyTo(c, await chats.add(sessionId, { message, reply }, key));
      },
    };
  }

  return {
    async getChatHistory(c) {
      const { sessionId } = checked(endpoints.getChatHistory.params, c.req.param());
      const { cursor } = checked(endpoints.getChatHistory.query, readQuery(c.req.url));
      const before = readCursor(cursor, Number.MAX_SAFE_INTEGER);
      const { messages, hasMore } = await chats.read(sessionId, { before });
      return sendList(c, (await withCards(c, messages)).toReversed(), {
        next: { endpoint: endpoints.getChatHistory, hasMore, query: ({ id }) => ({ cursor: id }) },
        reversed: true,
      });
    },

    async deleteChat(c) {
      rejectForms(c);
      const { sessionId } = checked(endpoints.deleteChat.params, c.req.param());
      await chats.delete(sessionId);
      return sendJson(c, {});
    },

    async sendMessage(c) {
      const { known, content, earlier, options, answered } = await opened(c);
      return sendJson(c, known ?? (await answered(await assistant.reply(content, earlier, options))));
    },

    async streamMessage(c) {
      const { known, content, earlier, options, answered } = await opened(c);
      // nginx would buffer the stream otherwise
      c.header('X-Accel-Buffering', 'no');
      return streamSSE(c, async (response) => {
        const send = (part: ChatPart) => response.writeSSE({ data: JSON.stringify(part) });
        if (known) return send(known);
        const parts = partsTo(send);
        response.onAbort(parts.stop);
        try {
          const reply = await assistant.reply(content, earlier, { ...parts.options, ...options });
          // if the client disconnected, store the part it has received so far
          const text = parts.options.signal.aborted ? parts.sent() : reply.text;
          if (text.trim() === '') return;
          await send(await answered({ ...reply, text }));
        } catch (error) {
          // clients detect the failure by the missing last part
          onFailure(c, error);
        }
      });
    },
  };
}

function partsTo(send: (part: ChatPart) => Promise<void>) {
  const stopped = new AbortController();
  let sent = '';
  const options = {
    signal: stopped.signal,
    onText(text: string) {
      sent += text;
      void send({ text });
    },
    onRestart() {
      sent = '';
      void send({ restart: true });
    },
  };
  return { options, sent: () => sent, stop: () => stopped.abort() };
}

export const chatRoutes = (parts: ChatParts & { cache: ResponseCache }): App =>
  callRoutes(chatCalls(parts), parts.cache);
