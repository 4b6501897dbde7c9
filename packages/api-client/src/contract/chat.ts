export type { ChatDonation, ChatMessage, ChatReply } from './chatSchema.js';

/** Maximum length of a chat message, in UTF-16 code units. */
export const maxMessageLength = 2000;

/**
 * Limits for the chat scope: the number of `categories`, and the length of `place` and `contact` in UTF-16 code units.
 */
export const chatScopeLimits = { categories: 20, place: 100, contact: 200 } as const;

/** Session ids are nanoids (spec §3). */
export const sessionIdPattern = /^[A-Za-z0-9_-]{21}$/;
