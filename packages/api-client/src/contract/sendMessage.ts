import * as z from 'zod/mini';
import { maxMessageLength, sessionIdPattern } from './chat.js';
import { chatMessageSchema } from './chatSchema.js';
import { chatScopeSchema } from './chatScope.js';
import { isoDate, requiredLine } from './fields.js';
import { queryCursor } from './query.js';
import { expected } from './text.js';

export const sessionIdSchema = z
  .string({ error: expected('text') })
  .check(z.regex(sessionIdPattern, { error: 'A session id has 21 characters of A-Z, a-z, 0-9, _ and -' }));

/** Query of GET /api/chat/{sessionId}. Returns the latest messages, or the messages before the cursor. */
export const historyQuerySchema = z.object({ cursor: queryCursor });

export const storedMessageSchema = z.extend(chatMessageSchema, { id: z.string(), sessionId: z.string() });
export type StoredMessage = z.infer<typeof storedMessageSchema>;

/** Body of POST /api/chat. */
export const sendMessageSchema = z.object({
  role: z.literal('user', { error: "Expected 'user'" }),
  content: requiredLine(maxMessageLength),
  sessionId: sessionIdSchema,
  timestamp: isoDate,
  /** Not part of the spec. */
  scope: z.optional(chatScopeSchema),
});
export type SendMessage = z.infer<typeof sendMessageSchema>;
