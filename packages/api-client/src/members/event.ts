import * as z from 'zod/mini';

/** Where changes are told as they happen. */
export const eventsPath = '/api/events';

/** What can change while somebody looks on. */
export const changeKinds = ['request', 'message', 'notice'] as const;

/** The name of the events that `GET /api/events` sends. */
export const changeEvent = 'change';

/** The data of such an event. It tells that something changed, and not what: whoever gets one asks for it. */
export const changeSchema = z.object({
  kind: z.enum(changeKinds),
  /** Missing where a notice is about no request. */
  requestId: z.optional(z.int()),
});
export type Change = z.infer<typeof changeSchema>;

/** The change that an event holds; undefined for what another server may send. */
export function readChange(data: string): Change | undefined {
  try {
    return z.safeParse(changeSchema, JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}
