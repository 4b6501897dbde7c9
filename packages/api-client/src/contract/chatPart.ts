import * as z from 'zod/mini';
import { assistantMessageSchema } from './chatSchema.js';

/** Streams a reply. Takes the same input as POST /api/chat. */
export const chatStreamPath = '/api/chat/stream';

/** The data of a stream event: more text, a restart, or finally the complete message. */
export const chatPartSchema = z.object({
  text: z.optional(z.string()),
  restart: z.optional(z.literal(true)),
  assistantMessage: z.optional(assistantMessageSchema),
});
export type ChatPart = z.infer<typeof chatPartSchema>;

/** Parses the data of an event. Throws if it's invalid. */
export function readChatPart(data: string): ChatPart {
  return z.parse(chatPartSchema, JSON.parse(data));
}
