import type { ChatMessage } from '@clothesline/api-client/contract';

/** As many messages of a conversation are remembered, of both sides. */
export const remembered = 24;

/** Answers what people write in the chat. */
export interface Assistant {
  /**
   * @param earlier The last messages of the conversation, in order
   */
  reply(text: string, earlier?: readonly ChatMessage[]): Promise<string>;
}
