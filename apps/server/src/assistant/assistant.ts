import type { ChatMessage } from '@clothesline/api-client/contract';

/** Answers what people write in the chat. */
export interface Assistant {
  /**
   * @param earlier What was said before in the conversation, in order
   */
  reply(text: string, earlier?: readonly ChatMessage[]): Promise<string>;
}
