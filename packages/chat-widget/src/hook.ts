import type { KeyValueStore } from '@clothesline/api-client';
import type { ChatMessage } from '@clothesline/api-client/contract';
import { useTexts } from '@clothesline/ui';
import { reply } from './extras/reply.js';
import { chatMessages, type ChatMessages } from './messages.js';
import { type Chat, type ChatFailure, type ChatSite, useChat as useModel } from './useChat.js';

export interface ChatHookOptions extends Pick<ChatSite, 'categories' | 'place' | 'radius' | 'answers' | 'answersUrl'> {
  /** The name of the site that answers; "Clothesline" by default. */
  product?: string | undefined;
  /** Whether the conversation is shown; it is by default. Before, nothing is stored and nothing is sent. */
  open?: boolean | undefined;
  /** The storage of the session's id, for each server under a key of its own; the browser's localStorage by default. */
  sessionStorage?: KeyValueStore | undefined;
  /** Called for each message that the visitor sends and for each reply. */
  onMessage?: ((message: ChatMessage) => void) | undefined;
  /** Called when sending or loading the history fails. */
  onError?: ((failure: ChatFailure) => void) | undefined;
  /** The words of an entry in place of a missing reply, and of the giver of a site's own answer. */
  messages?: Partial<Pick<ChatMessages, 'sendFailed' | 'tooMany' | 'fromSite'>> | undefined;
}

/**
 * The parts of `<ChatWidget>`: one conversation with its session, history, replies part by part, and second tries.
 * Needs an `ApiProvider` above it.
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
  const words = useTexts<ChatMessages>('chat-widget', chatMessages, messages);
  return useModel({
    isOpen: open,
    site: { product, ...site },
    storage: sessionStorage,
    words,
    whenLoaded,
    onMessage,
    onError,
  });
}

const whenLoaded = async () => ({ reply });
