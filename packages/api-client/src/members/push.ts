import * as z from 'zod/mini';

/** Push notifications of the signed-in person. */
export const pushSchema = z.object({
  /** Public key of the server, base64url, with which a browser subscribes; null if the server sends none. */
  key: z.nullable(z.string()),
  /** Whether this browser gets them. */
  isOn: z.boolean(),
  /** Number of browsers that get them. */
  devices: z.int(),
});
export type Push = z.infer<typeof pushSchema>;
