import * as z from 'zod/mini';

/** Path of the stream of changes. */
export const eventsPath = '/api/events';

/** Kinds of changes on an open page. */
export const changeKinds = ['request', 'message', 'notice'] as const;

/** Name of the events that `GET /api/events` sends. */
export const changeEvent = 'change';

/** Data of such an event. It has only the kind of the change; the receiver loads its content. */
export const changeSchema = z.object({
  kind: z.enum(changeKinds),
  /** Missing if a notice concerns no request. */
  requestId: z.optional(z.int()),
});
export type Change = z.infer<typeof changeSchema>;

/** Parses the change of an event; undefined for events of other servers. */
export function readChange(data: string): Change | undefined {
  try {
    return z.safeParse(changeSchema, JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}
