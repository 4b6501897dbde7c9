import * as z from 'zod/mini';
import { codedShape } from '../contract/error.js';
import { requestStates } from '../hand-over/states.js';

/** Message between the two people of a request. */
export const messageSchema = z.object({
  id: z.int(),
  /** Null for a system line. */
  authorId: z.nullable(z.int()),
  content: z.string(),
  /** Step of a system line, such as `promise`, or `hidden`. */
  code: codedShape.code,
  createdAt: z.string(),
  /** Sent to the author only. */
  hiddenFor: z.optional(z.string()),
});
export type Message = z.infer<typeof messageSchema>;

/** Facts for a fair choice. */
export const askerSchema = z.object({
  displayName: z.string(),
  /** In the last 28 days. */
  received: z.int(),
  /** Completed promises, and completed or missed promises. */
  came: z.int(),
  promised: z.int(),
});
export type Asker = z.infer<typeof askerSchema>;

const time = z.object({ from: z.string(), to: z.string() });

/** Request for a donation. Dates are ISO 8601. */
export const requestSchema = z.object({
  id: z.int(),
  donationId: z.int(),
  /** Absent if deleted or hidden, except for the receiver. */
  title: z.optional(z.string()),
  askerId: z.int(),
  donorId: z.int(),
  /** Absent without an account. */
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
  /** Proposed time of an offer. */
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  /** Sent to the donor only. */
  code: z.optional(z.string()),
  /** Deadline of the offer or promise. */
  holdsUntil: z.optional(z.string()),
  /** End of the recommended wait; donor only, if ahead. */
  chooseFrom: z.optional(z.string()),
  /** End of the dispute period; asker only, if ahead. */
  objectUntil: z.optional(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Single requests only. */
  canWrite: z.optional(z.boolean()),
  /** Unread messages. */
  unread: z.optional(z.int()),
  /** Last message seen by the other person. */
  readByOther: z.optional(z.nullable(z.int())),
  /** For the donor. */
  asker: z.optional(askerSchema),
  /** Single requests only; oldest first. */
  messages: z.optional(z.array(messageSchema)),
  /** Cursor for `listMessages`. */
  earlierMessages: z.optional(z.string()),
});
export type DonationRequest = z.infer<typeof requestSchema>;
