import * as z from 'zod/mini';
import { queryCursor, queryNumber } from '../contract/query.js';
import { bodyId, filledLine, line, pathId, timeSchema } from './fields.js';
import { memberLimits } from './limits.js';

/** What POST /api/donations/{id}/requests takes. */
export const askSchema = z.object({
  reason: filledLine(memberLimits.reason.max, memberLimits.reason.min),
  times: z
    .array(timeSchema)
    .check(
      z.minLength(memberLimits.times.min, { error: 'Please name a time' }),
      z.maxLength(memberLimits.times.max, { error: `Please name at most ${memberLimits.times.max} times` }),
    ),
});
export type Ask = z.infer<typeof askSchema>;

/** The query of GET /api/requests. */
export const requestsQuerySchema = z.object({
  role: z.optional(z.enum(['asker', 'donor'], { error: 'Expected asker or donor' })),
  donation: z.optional(pathId),
  limit: z.optional(
    queryNumber(z.int().check(z.gte(1, { error: 'At least 1' }), z.lte(200, { error: 'At most 200' }))),
  ),
  cursor: queryCursor,
});

/** What POST /api/requests/{id}/messages takes. */
export const writeMessageSchema = z.object({ content: filledLine(memberLimits.message) });

/** What POST /api/requests/{id}/promise takes. */
export const promiseSchema = z.extend(timeSchema, { place: filledLine(memberLimits.place) });

/** What POST /api/requests/{id}/accept takes: a time, or nothing for the first of the asker's own that is still ahead. */
export const acceptSchema = z.object({ from: z.optional(z.string()), to: z.optional(z.string()) });

/** What POST /api/requests/{id}/cancel and /decline take. */
export const takeBackSchema = z.object({ reason: z.optional(line(memberLimits.note)) });

/** What POST /api/requests/{id}/received takes: nothing from the donor, the three words from the asker. */
export const receivedSchema = z.object({ code: z.optional(line(100)) });

export const emptySchema = z.object({});

/** What marks messages as read: the newest that was seen. */
export const readSchema = z.object({ messageId: bodyId });
