import type { Context } from 'hono';

/** The page that sent a request: none, this server's own, one on a list, or any other. */
export type Caller = 'none' | 'own' | 'allowed' | 'embed' | 'foreign';

export interface OriginLists {
  /** The origin that visitors see, if configured. */
  publicUrl?: string | undefined;
  allowedOrigins: readonly string[];
  embedOrigins: readonly string[];
}

/** The origin that visitors see: the configured one, otherwise the one that the caller names. */
export function publicOrigin(c: Context, { publicUrl }: OriginLists): string {
  return publicUrl ?? new URL(c.req.url).origin;
}

/** Whether visitors use https. */
export function isHttps({ publicUrl }: OriginLists): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}

export interface RequestOrigin {
  origin: string | undefined;
  host: string | undefined;
  /** Set by the browser; a page cannot change it. */
  secFetchSite: string | undefined;
}

/** The kind of caller, by the request's headers. Browsers send the origin of the page; other programs have no cookies of a user to abuse. */
export function classifyCaller({ origin, host, secFetchSite }: RequestOrigin, lists: OriginLists): Caller {
  if (origin === undefined) {
    return secFetchSite === undefined || secFetchSite === 'same-origin' || secFetchSite === 'none' ? 'none' : 'foreign';
  }
  // With a configured origin, only that is our own: a host does not tell whether the page used https.
  const isHere = secFetchSite === 'same-origin' || readHost(origin) === host;
  const isOwn = lists.publicUrl === undefined ? isHere : origin === lists.publicUrl;
  if (isOwn && secFetchSite !== 'cross-site') return 'own';
  if (lists.allowedOrigins.includes(origin)) return 'allowed';
  return lists.embedOrigins.includes(origin) ? 'embed' : 'foreign';
}

function readHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
