import * as z from 'zod/mini';

/** Stream of changes. */
export const eventsPath = '/api/events';

/** Kinds of changes on an open page. */
export const changeKinds = ['request', 'message', 'notice'] as const;

/** Event name. */
export const changeEvent = 'change';

/** Kind of change only; receivers load the content. */
export const changeSchema = z.object({
  kind: z.enum(changeKinds),
  /** Absent without a request. */
  requestId: z.optional(z.int()),
});
export type Change = z.infer<typeof changeSchema>;

/** Undefined for unknown events. */
export function readChange(data: string): Change | undefined {
  try {
    return z.safeParse(changeSchema, JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}
