import * as z from 'zod/mini';
import { defaultStatus } from './donation.js';

/** Longest message, in UTF-16 units: room for a long question, none for a document. */
export const maxMessageLength = 2000;

/** Most categories that narrow a chat, and the longest name of its place, in UTF-16 units. */
export const chatScopeLimits = { categories: 20, place: 100, contact: 200 } as const;

/** 21 characters of nanoid's 64-character alphabet (spec §3). */
export const sessionIdPattern = /^[A-Za-z0-9_-]{21}$/;

/** Donation that an answer names, for a small card. */
export const chatDonationSchema = z.object({
  id: z.int(),
  title: z.string(),
  /** Address from the server, unchecked: test it with `isHttpUrl` before it reaches a page. */
  image: z.optional(z.string()),
  locationName: z.string(),
  sizes: z.optional(z.array(z.string())),
  status: z._default(z.string(), defaultStatus),
  /** Its distance, and its mismatches. */
  note: z.optional(z.string()),
});
export type ChatDonation = z.infer<typeof chatDonationSchema>;

/** Optional fields of an answer beside its text, which has the same content; our servers send them. */
const extras = {
  /** Donations of the text's lines that end with `/donations/{id}`, if they exist. */
  donations: z.optional(z.array(chatDonationSchema)),
  /** Messages that a visitor may go on with; of the newest answer only. */
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

/** Response of GET /api/chat/{sessionId}. Needs only the fields that a chat shows, so that a plainer server works. */
export const chatHistorySchema = z.array(chatMessageSchema);

/** Message of the assistant. */
export const assistantMessageSchema = z.object({ content: z.string(), timestamp: z.string(), ...extras });

/** Response of POST /api/chat (spec §7). */
export const chatReplySchema = z.object({ assistantMessage: assistantMessageSchema });
export type ChatReply = z.infer<typeof chatReplySchema>;

/** Response without content. */
export const chatDeletedSchema = z.object({});
