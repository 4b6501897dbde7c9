import * as z from 'zod/mini';
import { codedShape } from '../contract/error.js';
import { requestStates } from '../hand-over/states.js';

export const messageSchema = z.object({
  id: z.int(),
  /** `null` for system messages. */
  authorId: z.nullable(z.int()),
  content: z.string(),
  /** Which step a system message is about (e.g. `promise`), or `hidden` if a moderator hid the message. */
  code: codedShape.code,
  createdAt: z.string(),
  /** Why a moderator hid the message. Only the author gets to see it. */
  hiddenFor: z.optional(z.string()),
});
export type Message = z.infer<typeof messageSchema>;

/** The details a donor needs to choose fairly. */
export const askerSchema = z.object({
  displayName: z.string(),
  /** Number of donations received in the last 28 days. */
  received: z.int(),
  /** Number of completed pickups, and of promised pickups including missed pickups. */
  came: z.int(),
  promised: z.int(),
});
export type Asker = z.infer<typeof askerSchema>;

const time = z.object({ from: z.string(), to: z.string() });

/** A request for a donation. Dates are ISO 8601. */
export const requestSchema = z.object({
  id: z.int(),
  donationId: z.int(),
  /** Missing if the donation was deleted or hidden. People who received it still see its title. */
  title: z.optional(z.string()),
  askerId: z.int(),
  donorId: z.int(),
  /** Missing if the donor has no account. */
  donorName: z.optional(z.string()),
  state: z.enum(requestStates),
  reason: z.string(),
  times: z.array(time),
  /** Set if the donor offered the donation in response to a wish. */
  wishId: z.optional(z.int()),
  /**
   * Whether the donor has to name a place when accepting a time, i.e. the offer does not have a place yet. Only visible
   * to the donor.
   */
  needsPlace: z.optional(z.boolean()),
  /** The pickup place and time. Only visible to the donor and to the person it's promised to. */
  place: z.optional(z.string()),
  /** Start of the proposed time if this is an offer. */
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  /** The pickup code. Only the donor sees it. */
  code: z.optional(z.string()),
  /** When the offer or promise lapses. */
  holdsUntil: z.optional(z.string()),
  /** When the recommended wait ends. Only for the donor, and only while it's in the future. */
  chooseFrom: z.optional(z.string()),
  /** When the dispute period ends. Only for the asker, and only while it's in the future. */
  objectUntil: z.optional(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Only included when fetching a single request. */
  canWrite: z.optional(z.boolean()),
  /** Unread messages. */
  unread: z.optional(z.int()),
  /** Id of the last message the other person has read. */
  readByOther: z.optional(z.nullable(z.int())),
  /** Details about the asker, for the donor only. */
  asker: z.optional(askerSchema),
  /** Oldest first. Only included when fetching a single request. */
  messages: z.optional(z.array(messageSchema)),
  /** Pass this cursor to `listMessages` for older messages. */
  earlierMessages: z.optional(z.string()),
});
export type DonationRequest = z.infer<typeof requestSchema>;
