import type { Context } from 'hono';

export type Caller = 'none' | 'own' | 'allowed' | 'embed' | 'foreign';

export interface OriginLists {
  publicUrl?: string | undefined;
  allowedOrigins: readonly string[];
  embedOrigins: readonly string[];
}

export function publicOrigin(c: Context, { publicUrl }: OriginLists): string {
  return publicUrl ?? new URL(c.req.url).origin;
}

export function isHttps({ publicUrl }: OriginLists): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}

export interface RequestOrigin {
  origin: string | undefined;
  host: string | undefined;
  /** Set by browsers. Pages can't forge it. */
  secFetchSite: string | undefined;
}

/** Classifies a caller by its headers. Without an origin it must be a script or app and can't have a user's cookies. */
export function classifyCaller({ origin, host, secFetchSite }: RequestOrigin, lists: OriginLists): Caller {
  if (origin === undefined) {
    return secFetchSite === undefined || secFetchSite === 'same-origin' || secFetchSite === 'none' ? 'none' : 'foreign';
  }
  // `Host` doesn't distinguish http from https, so only trust the configured origin
  const isHere = secFetchSite === 'same-origin' || readHost(origin) === host;
  const isOwn = lists.publicUrl === undefined ? isHere : origin === lists.publicUrl;
  if (isOwn && secFetchSite !== 'cross-site') return 'own';
  if (lists.allowedOrigins.includes(origin)) return 'allowed';
  return lists.embedOrigins.includes(origin) ? 'embed' : 'foreign';
}

function readHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
