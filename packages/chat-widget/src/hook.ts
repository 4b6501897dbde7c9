import { useTexts } from '@clothesline/ui';
import { reply } from './extras/reply.js';
import { chatMessages, type ChatMessages } from './messages.js';
import { type Chat, type ChatSiteOptions, type ConversationOptions, useChat as useModel } from './useChat.js';

export interface ChatHookOptions extends ConversationOptions, Omit<ChatSiteOptions, 'quickReplies'> {
  /** Whether the conversation is shown; it is by default. Before, nothing is stored and nothing is sent. */
  open?: boolean | undefined;
  /** The words of an entry in place of a missing reply, and of the giver of a site's own answer. */
  messages?: Partial<Pick<ChatMessages, 'sendFailed' | 'tooMany' | 'fromSite'>> | undefined;
}

/**
 * The logic of `<ChatWidget>`: a conversation with its session, history, streamed replies, and retries. Needs an
 * `ApiProvider`.
 */
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
