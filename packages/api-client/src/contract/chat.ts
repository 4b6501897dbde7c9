import * as z from 'zod/mini';

/** The longest message, in UTF-16 units: room for a long question, none for a document. */
export const maxMessageLength = 2000;

/** 21 characters of nanoid's 64-character alphabet (spec §3). */
export const sessionIdPattern = /^[A-Za-z0-9_-]{21}$/;

/** What a chat shows: who said what, when (ISO 8601). */
export const chatMessageSchema = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.string(),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** What GET /api/chat/{sessionId} answers. Only what a chat shows is asked for, so that a plainer server will do. */
export const chatHistorySchema = z.array(chatMessageSchema);

/** What POST /api/chat answers (spec §7). */
export const chatReplySchema = z.object({
  assistantMessage: z.object({ content: z.string(), timestamp: z.string() }),
});
export type ChatReply = z.infer<typeof chatReplySchema>;
