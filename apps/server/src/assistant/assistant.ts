import type { ChatMessage, ChatScope } from '@clothesline/api-client/contract';

/** As many messages of a conversation are remembered, of both sides. */
export const remembered = 24;

/** Who asks, and who hears an answer while it is made. */
export interface ReplyOptions {
  sessionId?: string;
  /** What the site that shows the chat narrows its searches to. */
  scope?: ChatScope | undefined;
  /** Called with more of the text. */
  onText?: (text: string) => void;
  /** Called where what was heard so far is no part of the answer. */
  onRestart?: () => void;
  /** Aborted where nobody waits for the answer any more. */
  signal?: AbortSignal;
}

/** Answers what people write in the chat. */
export interface Assistant {
  /**
   * The whole answer.
   * @param earlier The last messages of the conversation, in order
   */
  reply(text: string, earlier?: readonly ChatMessage[], options?: ReplyOptions): Promise<string>;
}
