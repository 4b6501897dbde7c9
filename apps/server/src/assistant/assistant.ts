/** Answers what people write in the chat. */
export interface Assistant {
  reply(text: string): Promise<string>;
}
