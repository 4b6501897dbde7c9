import * as z from 'zod/mini';
import { requestStates } from './states.js';

/** What was said between the two people of a request. */
export const messageSchema = z.object({
  id: z.int(),
  /** Null for a line of the server's: a step of the hand-over. */
  authorId: z.nullable(z.int()),
  content: z.string(),
  createdAt: z.string(),
  /** Why a moderator hid it: others read a sentence about that in its place. For its author alone. */
  hiddenFor: z.optional(z.string()),
});
export type Message = z.infer<typeof messageSchema>;

/** What helps a donor to choose fairly. */
export const askerSchema = z.object({
  displayName: z.string(),
  /** Things that this person received in the last 28 days. */
  received: z.int(),
  /** Promises that ended with a hand-over, and all that ended with one or with a no-show that counts. */
  came: z.int(),
  promised: z.int(),
});
export type Asker = z.infer<typeof askerSchema>;

const time = z.object({ from: z.string(), to: z.string() });

/** Somebody's wish for a donation. Dates are ISO 8601. */
export const requestSchema = z.object({
  id: z.int(),
  donationId: z.int(),
  /** The donation's, in the responses for lists and for one request; missing where it is gone or hidden. */
  title: z.optional(z.string()),
  askerId: z.int(),
  donorId: z.int(),
  state: z.enum(requestStates),
  reason: z.string(),
  times: z.array(time),
  /** Where and when it is collected: for the donor and the person promised alone. */
  place: z.optional(z.string()),
  /** Of an offer: the time that its asker proposes and its donor has not accepted. */
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  /** Three words that the donor reads out: for the donor alone. */
  code: z.optional(z.string()),
  /** Until when the offer or the promise holds. */
  holdsUntil: z.optional(z.string()),
  /** Until when the donor is invited to wait for others to ask: for the donor alone, while it is ahead. */
  chooseFrom: z.optional(z.string()),
  /** Until when the asker of a missed pickup can object: for the asker alone, while it is ahead. */
  objectUntil: z.optional(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** False where neither of the two can write to the other any more; in the response for one request. */
  canWrite: z.optional(z.boolean()),
  /** Messages that the reader has not seen. */
  unread: z.optional(z.int()),
  /** The newest message that the other person has seen. */
  readByOther: z.optional(z.nullable(z.int())),
  /** For the donor alone. */
  asker: z.optional(askerSchema),
  /** The newest ones, oldest of them first; in the response for one request. */
  messages: z.optional(z.array(messageSchema)),
  /** Cursor of `listMessages` for those before; missing if there are none. */
  earlierMessages: z.optional(z.string()),
});
export type DonationRequest = z.infer<typeof requestSchema>;
