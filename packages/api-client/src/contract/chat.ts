import * as z from 'zod/mini';
import { defaultStatus } from './donation.js';

/** The longest message, in UTF-16 units: room for a long question, none for a document. */
export const maxMessageLength = 2000;

/** The most categories that a chat is narrowed to, and the longest name of its place, in UTF-16 units. */
export const chatScopeLimits = { categories: 20, place: 100 } as const;

/** 21 characters of nanoid's 64-character alphabet (spec §3). */
export const sessionIdPattern = /^[A-Za-z0-9_-]{21}$/;

/** A donation that an answer names, as a small card shows it. */
export const chatDonationSchema = z.object({
  id: z.int(),
  title: z.string(),
  /** What the server says: check with `isHttpUrl` before it reaches a page. */
  image: z.optional(z.string()),
  locationName: z.string(),
  sizes: z.optional(z.array(z.string())),
  status: z._default(z.string(), defaultStatus),
  /** How far it is, and in what it does not fit. */
  note: z.optional(z.string()),
});
export type ChatDonation = z.infer<typeof chatDonationSchema>;

/** What an answer may have beside its text, which says the same: our servers send it. */
const extras = {
  /** Of the lines of the text that end with `/donations/{id}`, those that are there. */
  donations: z.optional(z.array(chatDonationSchema)),
  /** Messages that a visitor may go on with; of the newest answer only. */
  suggestions: z.optional(z.array(z.string())),
};

/** What a chat shows: who said what, when (ISO 8601). */
export const chatMessageSchema = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.string(),
  ...extras,
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** What GET /api/chat/{sessionId} answers. Only what a chat shows is asked for, so that a plainer server will do. */
export const chatHistorySchema = z.array(chatMessageSchema);

/** What the assistant says. */
export const assistantMessageSchema = z.object({ content: z.string(), timestamp: z.string(), ...extras });

/** What POST /api/chat answers (spec §7). */
export const chatReplySchema = z.object({ assistantMessage: assistantMessageSchema });
export type ChatReply = z.infer<typeof chatReplySchema>;

/** The answer of a call that tells nothing but that it was done. */
export const chatDeletedSchema = z.object({});
