import { createHash, createHmac } from 'node:crypto';

/** Signs the given values. Start with the purpose, otherwise a signature could be reused for something else. */
export function sign(secret: string, ...values: (string | number)[]): Buffer {
  return createHmac('sha256', secret).update(JSON.stringify(values)).digest();
}

/** Only the hash is stored, so a leaked database contains no usable tokens. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
