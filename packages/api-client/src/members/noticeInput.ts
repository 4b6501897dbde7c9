import * as z from 'zod/mini';
import { bodyId } from './fields.js';

/** Body of POST /api/notices/read. Leave out the ids to mark all notices as read. */
export const readNoticesSchema = z.object({
  ids: z.optional(z.array(bodyId).check(z.maxLength(1000, { error: 'Use at most 1000 items' }))),
});
