import {
  endpoints,
  type chatStreamEndpoints,
  type ChatMessage,
  type ChatPart,
  type ChatReply,
  type Donation,
} from '@clothesline/api-client/contract';
import type { Context, Handler } from 'hono';
import { streamSSE } from 'hono/streaming';
import { checked, queryOf } from '../http/checked.js';
import type { Environment } from '../http/environment.js';
import { readJson } from '../http/readJson.js';
import { sendJson } from '../http/sendJson.js';
import type { Limiter } from '../limits/limits.js';
import type { CallHandlers } from './calls.js';
import { readCursor } from './cursor.js';
import { idempotencyKey } from './idempotencyKey.js';
import { sendList } from './sendList.js';
import { originOf, type ShownDonations } from './shownDonations.js';
import { isOtherPage, rejectForms } from '../security/crossOrigin.js';
import type { OriginLists } from '../security/origins.js';
import type { Store } from '../store/store.js';
import { remembered, type Assistant } from '../assistant/answers/assistant.js';
import { cardsOf, namedIn } from '../assistant/messages/cards.js';
import { saidElsewhere } from '../assistant/messages/elsewhere.js';
import { suggestionsOf } from '../assistant/answers/suggestions.js';

export interface ChatParts {
  store: Store;
  limiter: Limiter;
  assistant: Assistant;
  shown: ShownDonations;
  origins: OriginLists;
  /** Called with an error after the response has begun. */
  onFailure: (c: Context<Environment>, error: unknown) => void;
  now: () => Date;
}

type ChatHandlers = Pick<CallHandlers, 'getChatHistory' | 'sendMessage' | 'deleteChat'> &
  Record<keyof typeof chatStreamEndpoints, Handler<Environment>>;

/** The calls of the chat. Any page may make them: nothing in them is anybody's but the session's own. */
export function chatCalls({ store, limiter, assistant, shown, origins, onFailure, now }: ChatParts): ChatHandlers {
  /** The messages with the cards of the donations that they name, and with what a visitor may go on with. */
  async function dressed<Message extends ChatMessage>(
    c: Context,
    messages: readonly Message[],
    earlier: readonly ChatMessage[] = [],
  ): Promise<Message[]> {
    const ids = messages.flatMap(({ role, content }) => (role === 'assistant' ? namedIn(content) : []));
    const donations = new Map<number, Donation>(
      shown(c, await store.donationsWithIds([...new Set(ids)])).map((donation) => [donation.id, donation]),
    );
    return messages.map((message, index) => {
      if (message.role !== 'assistant') return message;
      const cards = cardsOf(message.content, donations);
      const isNewest = index === messages.length - 1;
      const suggestions = isNewest ? suggestionsOf([...earlier, ...messages]) : [];
      return {
        ...message,
        ...(cards.length > 0 && { donations: cards }),
        ...(suggestions.length > 0 && { suggestions }),
      };
    });
  }

  async function replyTo(c: Context, reply: ChatMessage, earlier: readonly ChatMessage[]): Promise<ChatReply> {
    const [{ role: _, ...assistantMessage } = reply] = await dressed(c, [reply], earlier);
    return { assistantMessage };
  }

  /** What a message asks for: the reply that it had before under its key, or what is needed to answer it now. */
  async function opened(c: Context<Environment>) {
    rejectForms(c);
    const { sessionId, scope, ...message } = checked(endpoints.sendMessage.body, await readJson(c));
    const key = idempotencyKey(c);
    const known = key && (await store.knownReply(sessionId, key));
    if (!known) await limiter.onChat(c, sessionId);
    const { messages } = await store.messages(sessionId, { limit: remembered });
    const earlier = [...messages, message];
    return {
      known: known ? await replyTo(c, known, earlier) : undefined,
      sessionId,
      content: message.content,
      scope,
      earlier: messages,
      async answered(said: string): Promise<ChatReply> {
        const content = isOtherPage(c, origins) ? saidElsewhere(said, originOf(c, origins)) : said;
        const reply = { role: 'assistant' as const, content, timestamp: now().toISOString() };
        return replyTo(c, await store.addMessages(sessionId, { message, reply }, key), earlier);
      },
    };
  }

  return {
    async getChatHistory(c) {
      const { sessionId } = checked(endpoints.getChatHistory.params, c.req.param());
      const { cursor } = checked(endpoints.getChatHistory.query, queryOf(c.req.url));
      const before = readCursor(cursor, Number.MAX_SAFE_INTEGER);
      const { messages, hasMore } = await store.messages(sessionId, { before });
      return sendList(c, (await dressed(c, messages)).toReversed(), {
        next: { endpoint: endpoints.getChatHistory, hasMore, query: ({ id }) => ({ cursor: id }) },
        reversed: true,
      });
    },

    async deleteChat(c) {
      rejectForms(c);
      const { sessionId } = checked(endpoints.deleteChat.params, c.req.param());
      await store.deleteMessages(sessionId);
      return sendJson(c, {});
    },

    async sendMessage(c) {
      const { known, sessionId, content, scope, earlier, answered } = await opened(c);
      return sendJson(c, known ?? (await answered(await assistant.reply(content, earlier, { sessionId, scope }))));
    },

    async streamMessage(c) {
      const { known, sessionId, content, scope, earlier, answered } = await opened(c);
      // A proxy that gathers the response would hold parts back.
      c.header('X-Accel-Buffering', 'no');
      return streamSSE(c, async (response) => {
        const send = (part: ChatPart) => response.writeSSE({ data: JSON.stringify(part) });
        if (known) return send(known);
        const parts = partsTo(send);
        response.onAbort(parts.stop);
        try {
          const text = await assistant.reply(content, earlier, { ...parts.options, sessionId, scope });
          // What somebody has read and stopped is part of the conversation; what nobody has seen is not.
          const said = parts.options.signal.aborted ? parts.sent() : text;
          if (said.trim() === '') return;
          const reply = await answered(said);
          await send(reply);
        } catch (error) {
          // The response ends without its last part, which a client takes for a failure.
          onFailure(c, error);
        }
      });
    },
  };
}

/** Sends parts of an answer in order as they are made, and remembers what was sent. */
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
