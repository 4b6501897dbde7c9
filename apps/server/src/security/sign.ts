import { createHash, createHmac } from 'node:crypto';

/** The signature of some values, of which the first says what they are for. */
export function sign(secret: string, ...values: (string | number)[]): Buffer {
  return createHmac('sha256', secret).update(JSON.stringify(values)).digest();
}

/** A hash by which a token is found; the table alone opens nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
