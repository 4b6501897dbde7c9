import type { MiddlewareHandler } from 'hono';

interface PageOptions {
  https: boolean;
  /** `form-action` origins. */
  formTargets?: readonly string[];
  /** Hash source of the inline style sheet. */
  styles?: string | undefined;
}

/**
 * The CSP of pages. Scripts and style sheets must be our own, while images may be loaded from anywhere (only over https
 * if the site uses it). Server-rendered HTML needs `style` attributes. The only allowed `<style>` element is the inlined
 * style sheet.
 */
export const pagePolicy = ({ https, formTargets = [], styles = '' }: PageOptions): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styles}`.trimEnd(),
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

export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** SVG drawings may contain styles but no scripts. */
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

const httpsMemory = 31_536_000;

export function standardSecurityHeaders({ https }: { https: boolean }): Record<string, string> {
  return https ? { ...standardHeaders, 'Strict-Transport-Security': `max-age=${httpsMemory}` } : standardHeaders;
}

/** Routes may override these. */
export function securityHeaders(options: { https: boolean }): MiddlewareHandler {
  const pairs = Object.entries(standardSecurityHeaders(options));
  return async (c, next) => {
    for (const [name, text] of pairs) c.header(name, text);
    await next();
  };
}
