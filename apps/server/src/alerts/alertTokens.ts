import { createHash, timingSafeEqual } from 'node:crypto';
import { alertPaces, type AlertPace } from '@clothesline/api-client/members';
import { sign } from '../security/sign.js';

/** The first email has a link to confirm a pace. The unsubscribe link in the footer uses 'end'. */
type Purpose = `confirm ${AlertPace}` | 'end';

/** Has to stay the same across versions for a given person and search. */
export function alertKey(person: { userId: number } | { email: string }, search: string): string {
  const who = 'userId' in person ? `user ${person.userId}` : `email ${person.email}`;
  return createHash('sha256').update(`${who} ${search}`).digest('hex').slice(0, 16);
}

export function alertToken(secret: string, purpose: Purpose, keys: readonly string[]): string {
  const list = keys.join('-');
  return `${list}.${sign(secret, `${purpose} alert`, list).toString('base64url')}`;
}

/** Returns the keys (IDs for older tokens), or `undefined` if the token is invalid. */
export function readAlertToken(secret: string, purpose: Purpose, token: string): string[] | undefined {
  const [, list, mac] = /^([\da-f]{1,16}(?:-[\da-f]{1,16}){0,19})\.([\w-]{43})$/.exec(token) ?? [];
  if (list === undefined || mac === undefined) return undefined;
  const isOurs = timingSafeEqual(Buffer.from(mac, 'base64url'), sign(secret, `${purpose} alert`, list));
  return isOurs ? list.split('-') : undefined;
}

export function readConfirmToken(secret: string, token: string): { key: string; pace: AlertPace } | undefined {
  for (const pace of alertPaces) {
    const [key] = readAlertToken(secret, `confirm ${pace}`, token) ?? [];
    if (key !== undefined) return { key, pace };
  }
  return undefined;
}
