import { createHash, createHmac } from 'node:crypto';

/** Signs values, the first being the purpose. */
export function sign(secret: string, ...values: (string | number)[]): Buffer {
  return createHmac('sha256', secret).update(JSON.stringify(values)).digest();
}

/** Hash under which a token is stored, so that the table reveals no tokens. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
