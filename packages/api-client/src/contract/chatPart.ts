import * as z from 'zod/mini';
import { assistantMessageSchema } from './chat.js';

/** Streams an answer; same input as POST /api/chat. */
export const chatStreamPath = '/api/chat/stream';

/** Event data: more text, a reset, or finally the whole answer. */
export const chatPartSchema = z.object({
  text: z.optional(z.string()),
  restart: z.optional(z.literal(true)),
  assistantMessage: z.optional(assistantMessageSchema),
});
export type ChatPart = z.infer<typeof chatPartSchema>;

/** Throws for an invalid event. */
export function readChatPart(data: string): ChatPart {
  return z.parse(chatPartSchema, JSON.parse(data));
}
