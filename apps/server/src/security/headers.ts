import type { MiddlewareHandler } from 'hono';

interface PageOptions {
  https: boolean;
  /** Origins that a form of the page may send to. */
  formTargets?: readonly string[];
}

/**
 * Content security policy of the marketplace and the docs: own scripts and style sheets, pictures from anywhere.
 * Rendered HTML has sizes in `style="…"`; `<style>` is never allowed. Over https, pictures must use https too.
 */
export const pagePolicy = ({ https, formTargets = [] }: PageOptions): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' https: ${https ? '' : 'http: '}data:`,
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets].join(' '),
    "frame-ancestors 'none'",
  ].join('; ');

/** The policy of everything else: it loads nothing. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The policy of a drawn picture: its own styles, no script. */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'";

const standardHeaders: Record<string, string> = {
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

/** Headers of every response. `https` is whether visitors use https. */
export function standardSecurityHeaders({ https }: { https: boolean }): Record<string, string> {
  return https ? { ...standardHeaders, 'Strict-Transport-Security': `max-age=${httpsMemory}` } : standardHeaders;
}

/** Sets the standard headers. Routes may override them. */
export function securityHeaders(options: { https: boolean }): MiddlewareHandler {
  const pairs = Object.entries(standardSecurityHeaders(options));
  return async (c, next) => {
    for (const [name, text] of pairs) c.header(name, text);
    await next();
  };
}
