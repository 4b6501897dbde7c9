import * as z from 'zod/mini';
import { codedShape } from '../contract/error.js';
import { requestStates } from '../hand-over/states.js';

/** Message between the two people of a request. */
export const messageSchema = z.object({
  id: z.int(),
  /** Author; null for a line of the server, a step of the hand-over. */
  authorId: z.nullable(z.int()),
  content: z.string(),
  /** Code of a line of the server, as `promise`, or `hidden` in place of a message that a moderator hid. */
  code: codedShape.code,
  createdAt: z.string(),
  /** Reason for which a moderator hid it, for its author alone. Others read a sentence in its place. */
  hiddenFor: z.optional(z.string()),
});
export type Message = z.infer<typeof messageSchema>;

/** Facts that help a donor to choose fairly. */
export const askerSchema = z.object({
  displayName: z.string(),
  /** Donations that this person received in the last 28 days. */
  received: z.int(),
  /** Promises that ended with a hand-over, and all that ended with one or with a no-show that counts. */
  came: z.int(),
  promised: z.int(),
});
export type Asker = z.infer<typeof askerSchema>;

const time = z.object({ from: z.string(), to: z.string() });

/** Request for a donation. Dates are ISO 8601. */
export const requestSchema = z.object({
  id: z.int(),
  donationId: z.int(),
  /** Title of the donation, in the responses for lists and for one request; missing if it is deleted or hidden, except for its receiver. */
  title: z.optional(z.string()),
  askerId: z.int(),
  donorId: z.int(),
  /** Name of the donor, in the responses for lists and for one request; missing without an account. */
  donorName: z.optional(z.string()),
  state: z.enum(requestStates),
  reason: z.string(),
  times: z.array(time),
  /** Place and time of the hand-over: for the donor and the person promised alone. */
  place: z.optional(z.string()),
  /** Of an offer: the time that its asker proposes and its donor has not accepted. */
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  /** Three words that the donor reads out: for the donor alone. */
  code: z.optional(z.string()),
  /** Time until which the offer or the promise holds. */
  holdsUntil: z.optional(z.string()),
  /** Time until which the donor is advised to wait for more requests: for the donor alone, while it is ahead. */
  chooseFrom: z.optional(z.string()),
  /** Time until which the asker of a missed pickup can object: for the asker alone, while it is ahead. */
  objectUntil: z.optional(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** False if neither of the two can write any more; in the response for one request. */
  canWrite: z.optional(z.boolean()),
  /** Number of messages that the reader has not seen. */
  unread: z.optional(z.int()),
  /** Newest message that the other person has seen. */
  readByOther: z.optional(z.nullable(z.int())),
  /** Facts for the donor alone. */
  asker: z.optional(askerSchema),
  /** Newest messages, the oldest of them first; in the response for one request. */
  messages: z.optional(z.array(messageSchema)),
  /** Cursor of `listMessages` for earlier messages; missing if there are none. */
  earlierMessages: z.optional(z.string()),
});
export type DonationRequest = z.infer<typeof requestSchema>;
