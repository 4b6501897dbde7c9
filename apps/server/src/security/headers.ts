import type { MiddlewareHandler } from 'hono';

interface PageOptions {
  https: boolean;
  /** Origins that a form of the page may send to. */
  formTargets?: readonly string[];
}

/**
 * The policy of the marketplace's and the docs' pages: own scripts and style sheets only,
 * pictures from anywhere. Rendered HTML says sizes in `style="…"`; `<style>` never counts. On a page that
 * came over https no picture comes without.
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

/** Headers of every response. `https` says whether visitors come over https. */
export function standardSecurityHeaders({ https }: { https: boolean }): Record<string, string> {
  return https ? { ...standardHeaders, 'Strict-Transport-Security': `max-age=${httpsMemory}` } : standardHeaders;
}

/** Sets what every response carries; a route may say otherwise for itself. */
export function securityHeaders(options: { https: boolean }): MiddlewareHandler {
  const pairs = Object.entries(standardSecurityHeaders(options));
  return async (c, next) => {
    for (const [name, text] of pairs) c.header(name, text);
    await next();
  };
}
