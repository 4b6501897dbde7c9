import type { SiteLanguage } from '@clothesline/api-client/contract';
import type { Hono } from 'hono';

/** Visitor's choices that a page depends on, besides its address. */
export interface Page {
  language: SiteLanguage;
  /** A language tag (BCP 47) for dates and numbers. */
  tag: string;
  appearance: 'auto' | 'light' | 'dark';
  /** Anonymous, signed in, or signed in with blocked people. */
  caller: 'stranger' | 'person' | 'blocked';
}

/** Values that middleware keeps with a request. */
export interface Environment {
  Bindings: {
    /** IP address of the caller; undefined without a network connection. */
    address?: string | undefined;
    /** Called once the body is in: counts the request as running. False where too many run. */
    startRunning?: (() => boolean) | undefined;
    /** Called for a response that stays open: the request no longer counts as running. */
    stopRunning?: (() => void) | undefined;
    /** Called with work that continues after the response. The request counts as running until it ends. */
    hold?: ((work: Promise<unknown>) => void) | undefined;
  };
  Variables: {
    requestId: string;
    /** The template of the call's path, for the log: a path itself may hold a chat's id. */
    route: string;
    /** Set once the request counts as a write of its account. */
    isCounted?: true;
    /** Donors who block the caller or are blocked by them, if any. */
    blockedDonors?: ReadonlySet<number>;
    /** Set for a page of the marketplace. */
    page?: Page;
  };
}

export type App = Hono<Environment>;
