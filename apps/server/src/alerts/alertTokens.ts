import { timingSafeEqual } from 'node:crypto';
import { sign } from '../security/sign.js';

/** Purpose of a token: the link in the first mail confirms, the one below each mail ends. */
type Purpose = 'confirm' | 'end';

/** Token of some alerts: their ids, signed for one purpose. */
export function alertToken(secret: string, purpose: Purpose, ids: readonly number[]): string {
  const list = ids.join('-');
  return `${list}.${sign(secret, `${purpose} alert`, list).toString('base64url')}`;
}

/** The ids in a token; undefined if it is not one of ours. */
export function readAlertToken(secret: string, purpose: Purpose, token: string): number[] | undefined {
  const [, list, mac] = /^(\d{1,10}(?:-\d{1,10}){0,19})\.([\w-]{43})$/.exec(token) ?? [];
  if (list === undefined || mac === undefined) return undefined;
  const isOurs = timingSafeEqual(Buffer.from(mac, 'base64url'), sign(secret, `${purpose} alert`, list));
  return isOurs ? list.split('-').map(Number) : undefined;
}
