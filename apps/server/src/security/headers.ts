import type { MiddlewareHandler } from 'hono';

/** The policy of the marketplace's and the docs' pages: own scripts and styles only, pictures from anywhere. */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' https: http: data:",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The policy of everything else: it loads nothing. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The policy of a drawn picture: its own styles, no script. */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'";

const heads = {
  'Content-Security-Policy': dataPolicy,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** A year, in seconds. */
const httpsMemory = 31_536_000;

/** Sets what every answer carries; a route may say otherwise for itself. */
export function securityHeaders({ https }: { https: boolean }): MiddlewareHandler {
  return async (c, next) => {
    for (const [name, text] of Object.entries(heads)) c.header(name, text);
    if (https) c.header('Strict-Transport-Security', `max-age=${httpsMemory}`);
    await next();
  };
}
