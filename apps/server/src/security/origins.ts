import type { Context } from 'hono';

/** Origin of the calling page. */
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
  /** Browsers set it; pages cannot. */
  secFetchSite: string | undefined;
}

/** Classifies a caller by its headers. Programs without an origin have no user's cookies. */
export function classifyCaller({ origin, host, secFetchSite }: RequestOrigin, lists: OriginLists): Caller {
  if (origin === undefined) {
    return secFetchSite === undefined || secFetchSite === 'same-origin' || secFetchSite === 'none' ? 'none' : 'foreign';
  }
  // Only the configured origin is ours, since `Host` does not distinguish http from https.
  const isHere = secFetchSite === 'same-origin' || readHost(origin) === host;
  const isOwn = lists.publicUrl === undefined ? isHere : origin === lists.publicUrl;
  if (isOwn && secFetchSite !== 'cross-site') return 'own';
  if (lists.allowedOrigins.includes(origin)) return 'allowed';
  return lists.embedOrigins.includes(origin) ? 'embed' : 'foreign';
}

function readHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
