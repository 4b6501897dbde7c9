import { errorText } from '../../members/texts.js';
import type { ChatReply } from '../../contract/chat.js';
import { type chatStreamEndpoints, endpoints } from '../../contract/endpoints.js';
import { reply } from './assistant.js';
import { checked, once, readQuery, type Call } from './call.js';
import { HttpError, jsonResponse, readJson } from './http.js';

export type FakeAnswer = Omit<ChatReply['assistantMessage'], 'timestamp'>;

export interface FakeChat {
  answer: FakeAnswer | undefined;
  streams: boolean;
}

type ChatCallName = 'getChatHistory' | 'deleteChat' | 'sendMessage' | keyof typeof chatStreamEndpoints;

export const chatHandlers: Record<ChatCallName, (call: Call) => Response | Promise<Response>> = {
  getChatHistory({ params, url, store }) {
    const { sessionId } = checked(endpoints.getChatHistory.params, params);
    const { cursor } = checked(endpoints.getChatHistory.query, readQuery(url));
    const before = cursor === undefined ? Number.POSITIVE_INFINITY : Number(cursor);
    if (Number.isNaN(before)) throw new HttpError(400, errorText('badCursor'));
    return jsonResponse(
      200,
      store.messages.filter((message) => message.sessionId === sessionId && Number(message.id) < before),
    );
  },

  deleteChat({ params, store }) {
    const { sessionId } = checked(endpoints.deleteChat.params, params);
    store.messages = store.messages.filter((message) => message.sessionId !== sessionId);
    return jsonResponse(200, {});
  },

  async sendMessage(call) {
    return jsonResponse(200, { assistantMessage: await answerTo(call) });
  },

  async streamMessage(call) {
    if (!call.store.chat.streams) throw new HttpError(404, errorText('noSuchCall'));
    const assistantMessage = await answerTo(call);
    const words = assistantMessage.content.match(/\S+\s*/g) ?? [];
    const parts = [...words.map((text) => ({ text })), { assistantMessage }];
    return new Response(parts.map((part) => `data: ${JSON.stringify(part)}\n\n`).join(''), {
      headers: { 'Content-Type': 'text/event-stream' },
    });
  },
};

async function answerTo({ request, store, now }: Call): Promise<ChatReply['assistantMessage']> {
  const sent = checked(endpoints.sendMessage.body, await readJson(request));
  const { scope, ...message } = sent;
  const { sessionId } = message;
  return once(store, request, sent, () => {
    const answer = {
      ...(store.chat.answer ?? { content: reply(store, sent.content, scope) }),
      timestamp: now.toISOString(),
    };
    const first = store.messages.length + 1;
    store.messages.push(
      { ...message, id: String(first) },
      { role: 'assistant', ...answer, id: String(first + 1), sessionId },
    );
    return answer;
  });
}
