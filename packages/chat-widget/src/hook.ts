import { useTexts } from '@clothesline/ui';
import { reply } from './extras/reply.js';
import { chatMessages, type ChatMessages } from './messages.js';
import { type Chat, type ChatSiteOptions, type ConversationOptions, useChat as useModel } from './useChat.js';

export interface ChatHookOptions extends ConversationOptions, Omit<ChatSiteOptions, 'quickReplies'> {
  /** Whether the chat is in use. Defaults to true. While it's false, nothing is stored or sent. */
  open?: boolean | undefined;
  messages?: Partial<Pick<ChatMessages, 'sendFailed' | 'tooMany' | 'fromSite'>> | undefined;
}

/** The logic behind `<ChatWidget>`: session, history, streamed replies and retries. Requires an `ApiProvider`. */
export function useChat({
  open = true,
  sessionStorage,
  onMessage,
  onError,
  messages,
  product = 'Clothesline',
  ...site
}: ChatHookOptions = {}): Chat {
  const words = useTexts(chatMessages, messages);
  return useModel({ isOpen: open, site: { product, ...site }, sessionStorage, words, whenLoaded, onMessage, onError });
}

const whenLoaded = async () => ({ reply });
