import * as z from 'zod/mini';
import { defaultStatus } from './donation.js';

/** In UTF-16 units. */
export const maxMessageLength = 2000;

/** Maximum categories, and place length in UTF-16 units. */
export const chatScopeLimits = { categories: 20, place: 100, contact: 200 } as const;

/** nanoid (spec §3). */
export const sessionIdPattern = /^[A-Za-z0-9_-]{21}$/;

/** Donation card of an answer. */
export const chatDonationSchema = z.object({
  id: z.int(),
  title: z.string(),
  /** Unchecked: test with `isHttpUrl` before use. */
  image: z.optional(z.string()),
  locationName: z.string(),
  sizes: z.optional(z.array(z.string())),
  status: z._default(z.string(), defaultStatus),
  /** Distance and mismatches. */
  note: z.optional(z.string()),
});
export type ChatDonation = z.infer<typeof chatDonationSchema>;

/** Optional parts of an answer; the text has the same content. */
const extras = {
  /** Donations of lines that end with `/donations/{id}`. */
  donations: z.optional(z.array(chatDonationSchema)),
  /** Suggested messages, for the newest answer only. */
  suggestions: z.optional(z.array(z.string())),
};

/** Message in a chat: its author, text and time (ISO 8601). */
export const chatMessageSchema = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.string(),
  ...extras,
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** Only the fields that a chat shows, so that simple servers work. */
export const chatHistorySchema = z.array(chatMessageSchema);

/** Message of the assistant. */
export const assistantMessageSchema = z.object({ content: z.string(), timestamp: z.string(), ...extras });

/** Response of POST /api/chat (spec §7). */
export const chatReplySchema = z.object({ assistantMessage: assistantMessageSchema });
export type ChatReply = z.infer<typeof chatReplySchema>;

/** Response without content. */
export const chatDeletedSchema = z.object({});
