import type { MiddlewareHandler } from 'hono';

interface PageOptions {
  https: boolean;
  /** `form-action` origins. */
  formTargets?: readonly string[];
}

/**
 * Content security policy of pages: own scripts and style sheets, pictures from anywhere (https only, over https).
 * Rendered HTML needs `style` attributes; `<style>` is never allowed.
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

/** Everything else loads nothing. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Drawings may have styles, but no script. */
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

/** Headers of every response. */
export function standardSecurityHeaders({ https }: { https: boolean }): Record<string, string> {
  return https ? { ...standardHeaders, 'Strict-Transport-Security': `max-age=${httpsMemory}` } : standardHeaders;
}

/** Routes may override them. */
export function securityHeaders(options: { https: boolean }): MiddlewareHandler {
  const pairs = Object.entries(standardSecurityHeaders(options));
  return async (c, next) => {
    for (const [name, text] of pairs) c.header(name, text);
    await next();
  };
}
