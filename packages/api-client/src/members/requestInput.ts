import * as z from 'zod/mini';
import { queryCursor, queryNumber } from '../contract/query.js';
import { issueMessage } from '../contract/coded.js';
import { memberIssues } from '../locales/members/en/memberIssues.js';
import { bodyId, filledLine, line, pathId, timeSchema } from './fields.js';
import { memberLimits } from './limits.js';

/** Body of POST /api/donations/{id}/requests. */
export const askSchema = z.object({
  reason: filledLine(memberLimits.reason.max, memberLimits.reason.min),
  times: z.array(timeSchema).check(
    z.minLength(memberLimits.times.min, { error: issueMessage(memberIssues, 'noTime') }),
    z.maxLength(memberLimits.times.max, {
      error: issueMessage(memberIssues, 'tooManyTimes', { most: memberLimits.times.max }),
    }),
  ),
});
export type Ask = z.infer<typeof askSchema>;

/** Query of GET /api/requests. */
export const requestsQuerySchema = z.object({
  role: z.optional(z.enum(['asker', 'donor'], { error: 'Expected asker or donor' })),
  donation: z.optional(pathId),
  limit: z.optional(
    queryNumber(z.int().check(z.gte(1, { error: 'At least 1' }), z.lte(200, { error: 'At most 200' }))),
  ),
  cursor: queryCursor,
});

/** Body of POST /api/requests/{id}/messages. */
export const writeMessageSchema = z.object({ content: filledLine(memberLimits.message) });

/** Body of POST /api/requests/{id}/promise. */
export const promiseSchema = z.extend(timeSchema, { place: filledLine(memberLimits.place) });

/**
 * Body of POST /api/requests/{id}/accept. Without a time, the first of the asker's times that is still possible is
 * used. Donors have to add a place if it is missing from the offer.
 */
export const acceptSchema = z.object({
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  place: z.optional(line(memberLimits.place)),
});

/** Body of POST /api/requests/{id}/cancel and /decline. */
export const takeBackSchema = z.object({ reason: z.optional(line(memberLimits.note)) });

/** Body of POST /api/requests/{id}/received. Donors send an empty body, and askers send the pickup code. */
export const receivedSchema = z.object({ code: z.optional(line(100)) });

export const emptySchema = z.object({});

/** Marks all messages up to and including this message as read. */
export const readSchema = z.object({ messageId: bodyId });
