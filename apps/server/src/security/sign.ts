import { createHash, createHmac } from 'node:crypto';

/** The first value should be the purpose, so that a signature can't be used for anything else. */
export function sign(secret: string, ...values: (string | number)[]): Buffer {
  return createHmac('sha256', secret).update(JSON.stringify(values)).digest();
}

/** Only the hash is stored, so that a leaked database contains no usable tokens. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
