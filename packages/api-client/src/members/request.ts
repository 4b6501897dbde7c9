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
  /** Why a moderator hid it; only sent to its author. Others read a placeholder. */
  hiddenFor: z.optional(z.string()),
});
export type Message = z.infer<typeof messageSchema>;

/** Facts that help a donor to choose fairly. */
export const askerSchema = z.object({
  displayName: z.string(),
  /** Donations that this person received in the last 28 days. */
  received: z.int(),
  /** Completed promises, and all that were completed or counted as a no-show. */
  came: z.int(),
  promised: z.int(),
});
export type Asker = z.infer<typeof askerSchema>;

const time = z.object({ from: z.string(), to: z.string() });

/** Request for a donation. Dates are ISO 8601. */
export const requestSchema = z.object({
  id: z.int(),
  donationId: z.int(),
  /**
   * Title of the donation, in lists and single requests. Omitted if it is deleted or hidden, except for its receiver.
   */
  title: z.optional(z.string()),
  askerId: z.int(),
  donorId: z.int(),
  /** Name of the donor, in lists and single requests. Omitted for donors without an account. */
  donorName: z.optional(z.string()),
  state: z.enum(requestStates),
  reason: z.string(),
  times: z.array(time),
  /** The wish that the donor offered the donation for. */
  wishId: z.optional(z.int()),
  /** Whether an offer has no place yet, so that its donor names one when accepting a time; only sent to the donor. */
  needsPlace: z.optional(z.boolean()),
  /** Place and time of the pickup; only sent to the donor and the person promised. */
  place: z.optional(z.string()),
  /** Of an offer: the time that its asker proposes and its donor has not accepted. */
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  /** The three words that the donor reads out; only sent to the donor. */
  code: z.optional(z.string()),
  /** Time until which the offer or the promise holds. */
  holdsUntil: z.optional(z.string()),
  /**
   * Time until which the donor is advised to wait for more requests; only sent to the donor, and only if it is in the
   * future.
   */
  chooseFrom: z.optional(z.string()),
  /**
   * Time until which the asker of a missed pickup can dispute it; only sent to the asker, and only if it is in the
   * future.
   */
  objectUntil: z.optional(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** False if neither person can write anymore; only for single requests. */
  canWrite: z.optional(z.boolean()),
  /** Number of messages that the reader has not seen. */
  unread: z.optional(z.int()),
  /** Newest message that the other person has seen. */
  readByOther: z.optional(z.nullable(z.int())),
  /** Facts for the donor only. */
  asker: z.optional(askerSchema),
  /** Newest messages in chronological order; only for single requests. */
  messages: z.optional(z.array(messageSchema)),
  /** Cursor of `listMessages` for earlier messages, if there are any. */
  earlierMessages: z.optional(z.string()),
});
export type DonationRequest = z.infer<typeof requestSchema>;
