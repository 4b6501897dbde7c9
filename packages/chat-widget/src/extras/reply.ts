import type { Client } from '@clothesline/api-client';
import type { ChatReply } from '@clothesline/api-client/contract';
import type { ChatMessages } from '../messages.js';
import { extraMessages } from './extraMessages.js';
import { siteAnswer, type SiteAnswerSource } from './siteAnswers.js';
import { streamReply, type Call } from './streamReply.js';

export interface ReplyOptions {
  /** Called with all that has come so far, each time that more comes. */
  onText: (text: string) => void;
  site: SiteAnswerSource;
  messages: Partial<ChatMessages>;
}

/** The site's own answer to what is said, which is never sent to the server; else the assistant's (see `streamReply`). */
export async function reply(client: Client, call: Call, { onText, site, messages }: ReplyOptions): Promise<ChatReply> {
  const own = await siteAnswer(call.body.content, site);
  if (!own) return streamReply(client, call, onText);
  call.signal.throwIfAborted();
  const { fromSite } = { ...extraMessages, ...messages };
  return { assistantMessage: { content: fromSite(own.from, own.answer), timestamp: new Date().toISOString() } };
}
