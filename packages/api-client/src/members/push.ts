import * as z from 'zod/mini';

/** Push settings of an account. */
export const pushSchema = z.object({
  /** VAPID public key, base64url; null without push. */
  key: z.nullable(z.string()),
  /** In this browser. */
  isOn: z.boolean(),
  /** Number of browsers. */
  devices: z.int(),
});
export type Push = z.infer<typeof pushSchema>;
