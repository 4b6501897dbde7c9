import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { cookieName } from './cookieName.js';
import { sign } from '../security/sign.js';

const lifetime = 180 * 86_400;

export interface KnownBrowsers {
  remember(c: Context, email: string): void;
  findMark(c: Context, email: string): string | undefined;
}

/**
 * Recognizes browsers with a previous sign-in, so attacks on an address don't lock out its owner. Uses a signed cookie
 * per address (not sufficient to sign in).
 */
export function createKnownBrowsers({ secret, https }: { secret: string; https: boolean }): KnownBrowsers {
  const name = cookieName('known', https);
  const signMark = (id: string, email: string) => sign(secret, 'known browser', id, email);
  return {
    remember(c, email) {
      const id = randomBytes(12).toString('base64url');
      setCookie(c, name, `${id}.${signMark(id, email).toString('base64url')}`, {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure: https,
        maxAge: lifetime,
      });
    },
    findMark(c, email) {
      const [, id = '', mac = ''] = /^([\w-]{16})\.([\w-]{43})$/.exec(getCookie(c, name) ?? '') ?? [];
      return id !== '' && timingSafeEqual(Buffer.from(mac, 'base64url'), signMark(id, email)) ? id : undefined;
    },
  };
}
