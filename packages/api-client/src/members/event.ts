import * as z from 'zod/mini';

/** Streams changes that concern the signed-in user. */
export const eventsPath = '/api/events';

export const changeKinds = ['request', 'message', 'notice'] as const;

export const changeEvent = 'change';

/** Only contains the kind of change. Clients fetch the new content themselves. */
export const changeSchema = z.object({
  kind: z.enum(changeKinds),
  /** Missing if the change isn't about a request. */
  requestId: z.optional(z.int()),
});
export type Change = z.infer<typeof changeSchema>;

/** Parses an event. Returns `undefined` if it's unknown or malformed. */
export function readChange(data: string): Change | undefined {
  try {
    return z.safeParse(changeSchema, JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}
