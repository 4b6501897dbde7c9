import { type ChatCall, type Client, streamReply } from '@clothesline/api-client';
import type { ChatReply } from '@clothesline/api-client/contract';
import type { ChatMessages } from '../messages.js';
import { extraMessages } from './extraMessages.js';
import { siteAnswer, type SiteAnswerSource } from './siteAnswers.js';

interface ReplyOptions {
  onText: (text: string) => void;
  site: SiteAnswerSource;
  messages: Partial<ChatMessages>;
}

/** Replies with the site's own answer if there's a match. Then nothing is sent to the server. */
export async function reply(
  client: Client,
  call: ChatCall,
  { onText, site, messages }: ReplyOptions,
): Promise<ChatReply> {
  const hasOwn = site.answers !== undefined || site.answersUrl !== undefined;
  const own = hasOwn ? await siteAnswer(call.body.content, site) : undefined;
  if (!own) return streamReply(client, call, onText);
  call.signal.throwIfAborted();
  const { fromSite } = { ...extraMessages, ...messages };
  return { assistantMessage: { content: fromSite(own), timestamp: new Date().toISOString() } };
}
