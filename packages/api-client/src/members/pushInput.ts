import * as z from 'zod/mini';
import { tooLongText } from '../contract/fields.js';

/** The push services of Chrome, Firefox, Safari and Edge. */
export const standardPushServices = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const;

/** Whether a URL belongs to any of the given hosts or their subdomains. */
export function isAtPushService(endpoint: string, services: readonly string[]): boolean {
  const { hostname } = new URL(endpoint);
  return services.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

const endpointSchema = z
  .string({ error: 'Expected an address' })
  .check(
    z.maxLength(1000, { error: tooLongText(1000), abort: true }),
    z.refine(isPlainHttps, { error: 'Expected an https address without a port' }),
  );

function isPlainHttps(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, port, username, password } = new URL(text);
  return protocol === 'https:' && port === '' && username === '' && password === '';
}

/** The length is fixed, but some browsers add padding. */
const bytes = (pattern: RegExp) =>
  z.string({ error: 'Expected base64url' }).check(z.regex(pattern, { error: 'Expected base64url of a fixed length' }));

/** `PushSubscription.toJSON()`. */
export const turnOnPushSchema = z.object({
  endpoint: endpointSchema,
  keys: z.object({ p256dh: bytes(/^[\w-]{87}=?$/), auth: bytes(/^[\w-]{22}(==)?$/) }),
});
export type PushTarget = z.infer<typeof turnOnPushSchema>;

/** Body of DELETE /api/me/push. */
export const turnOffPushSchema = z.object({
  everywhere: z.optional(z.boolean({ error: 'Expected true or false' })),
});
