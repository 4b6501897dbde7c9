/** Who asks: nobody's page, this server's own, one of a list, or any other. */
export type Caller = 'none' | 'own' | 'allowed' | 'embed' | 'foreign';

export interface OriginLists {
  /** The origin that visitors see, where it is configured. */
  publicUrl?: string | undefined;
  allowedOrigins: readonly string[];
  embedOrigins: readonly string[];
}

/** Whether visitors come over https. */
export function isHttps({ publicUrl }: OriginLists): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}

export interface OriginFacts {
  origin: string | undefined;
  host: string | undefined;
  /** The browser's own word on the matter, which a page cannot change. */
  secFetchSite: string | undefined;
}

/** Tells from the request's heads who asks. A browser names its page; a program that is none has no one's cookies to abuse. */
export function callerOf({ origin, host, secFetchSite }: OriginFacts, lists: OriginLists): Caller {
  if (origin === undefined) {
    return secFetchSite === undefined || secFetchSite === 'same-origin' || secFetchSite === 'none' ? 'none' : 'foreign';
  }
  if (secFetchSite === 'same-origin' || origin === lists.publicUrl || hostOf(origin) === host) return 'own';
  if (lists.allowedOrigins.includes(origin)) return 'allowed';
  return lists.embedOrigins.includes(origin) ? 'embed' : 'foreign';
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
