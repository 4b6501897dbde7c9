import * as z from 'zod/mini';
import { defaultStatus } from './donation.js';

export const chatDonationSchema = z.object({
  id: z.int(),
  title: z.string(),
  /** This URL isn't validated. Check it with `isHttpUrl` before use. */
  image: z.optional(z.string()),
  locationName: z.string(),
  sizes: z.optional(z.array(z.string())),
  status: z._default(z.string(), defaultStatus),
  /** The distance, plus any ways the result differs from the query. */
  note: z.optional(z.string()),
});
export type ChatDonation = z.infer<typeof chatDonationSchema>;

/** Optional extras of a reply. Clients can ignore them since the text contains the same information. */
const extras = {
  /** Cards for the lines of the text that end in `/donations/{id}`. */
  donations: z.optional(z.array(chatDonationSchema)),
  /** Suggested follow-up messages. Only show them for the latest reply. */
  suggestions: z.optional(z.array(z.string())),
};

/** A chat message. The timestamp is ISO 8601. */
export const chatMessageSchema = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.string(),
  ...extras,
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** Limited to the fields that the chat displays, so minimal servers pass validation too. */
export const chatHistorySchema = z.array(chatMessageSchema);

export const assistantMessageSchema = z.object({ content: z.string(), timestamp: z.string(), ...extras });

/** The response of POST /api/chat (spec §7). */
export const chatReplySchema = z.object({ assistantMessage: assistantMessageSchema });
export type ChatReply = z.infer<typeof chatReplySchema>;

export const chatDeletedSchema = z.object({});
