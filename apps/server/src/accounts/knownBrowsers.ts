import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { cookieName } from './cookieName.js';
import { sign } from '../security/sign.js';

/** Seconds for which a browser is remembered. */
const lifetime = 180 * 86_400;

export interface KnownBrowsers {
  /** Marks a browser that signed in to an email address. */
  remember(c: Context, email: string): void;
  /** The mark of a browser that signed in to this address before; undefined for any other. */
  findMark(c: Context, email: string): string | undefined;
}

/**
 * Recognizes browsers that signed in before by a signed cookie, so that strangers' attempts do not affect them. The
 * cookie does not sign in, and is valid for its email address only.
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
