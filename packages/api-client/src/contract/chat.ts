import * as z from 'zod/mini';
import { isoDate, requiredLine } from './fields.js';
import { expected } from './text.js';

/** The longest message, in UTF-16 units: room for a long question, none for a document. */
export const maxMessageLength = 2000;

/** 21 characters of nanoid's 64-character alphabet (spec §3). */
export const sessionIdPattern = /^[A-Za-z0-9_-]{21}$/;

export const sessionIdSchema = z
  .string({ error: expected('text') })
  .check(z.regex(sessionIdPattern, { error: 'A session id has 21 characters of A-Z, a-z, 0-9, _ and -' }));

/** What a chat shows: who said what, when (ISO 8601). */
export const chatMessageSchema = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.string(),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** A message as the server keeps it. */
export const storedMessageSchema = z.extend(chatMessageSchema, { id: z.string(), sessionId: z.string() });
export type StoredMessage = z.infer<typeof storedMessageSchema>;

/** What GET /api/chat/{sessionId} answers. Only what a chat shows is asked for, so that a plainer server will do. */
export const chatHistorySchema = z.array(chatMessageSchema);

/** What POST /api/chat takes. */
export const sendMessageSchema = z.object({
  role: z.literal('user', { error: "Expected 'user'" }),
  content: requiredLine(maxMessageLength),
  sessionId: sessionIdSchema,
  timestamp: isoDate,
});
export type SendMessage = z.infer<typeof sendMessageSchema>;

/** What POST /api/chat answers (spec §7). */
export const chatReplySchema = z.object({
  assistantMessage: z.object({ content: z.string(), timestamp: z.string() }),
});
export type ChatReply = z.infer<typeof chatReplySchema>;
