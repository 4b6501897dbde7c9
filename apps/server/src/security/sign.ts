import { createHash, createHmac } from 'node:crypto';

/** The first value is the purpose. */
export function sign(secret: string, ...values: (string | number)[]): Buffer {
  return createHmac('sha256', secret).update(JSON.stringify(values)).digest();
}

/** Stored instead of the token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
