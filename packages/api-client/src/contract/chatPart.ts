import * as z from 'zod/mini';
import { assistantMessageSchema } from './chat.js';

/** Path that streams an answer in parts; takes the input of POST /api/chat. */
export const chatStreamPath = '/api/chat/stream';

/** Data of one event of a streamed answer: more of its text, a reset of the text so far, or the whole answer, last. */
export const chatPartSchema = z.object({
  text: z.optional(z.string()),
  restart: z.optional(z.literal(true)),
  assistantMessage: z.optional(assistantMessageSchema),
});
export type ChatPart = z.infer<typeof chatPartSchema>;

/** Parses the part of an event. Throws an error for an invalid one. */
export function readChatPart(data: string): ChatPart {
  return z.parse(chatPartSchema, JSON.parse(data));
}
