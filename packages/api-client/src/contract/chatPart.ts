import * as z from 'zod/mini';
import { assistantMessageSchema } from './chat.js';

/** Where an answer comes part by part, to what is sent as to POST /api/chat. */
export const chatStreamPath = '/api/chat/stream';

/** The data of one event of such an answer: more of its text, or that what came is to be left out, or the whole of it, last. */
export const chatPartSchema = z.object({
  text: z.optional(z.string()),
  restart: z.optional(z.literal(true)),
  assistantMessage: z.optional(assistantMessageSchema),
});
export type ChatPart = z.infer<typeof chatPartSchema>;

/** The part that an event holds. Throws an error for what is none. */
export function readChatPart(data: string): ChatPart {
  return z.parse(chatPartSchema, JSON.parse(data));
}
