import * as z from 'zod/mini';

export const pushSchema = z.object({
  /** The VAPID public key in base64url, or `null` if the server doesn't support push. */
  key: z.nullable(z.string()),
  /** Whether push is turned on in this browser. */
  isOn: z.boolean(),
  /** Number of browsers that receive push messages. */
  devices: z.int(),
});
export type Push = z.infer<typeof pushSchema>;
