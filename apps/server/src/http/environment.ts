import type { SiteLanguage } from '@clothesline/api-client/contract';
import type { Hono } from 'hono';

/** Visitor's choices that a page depends on, besides its address. */
export interface Page {
  language: SiteLanguage;
  /** A language tag (BCP 47) for dates and numbers. */
  tag: string;
  appearance: 'auto' | 'light' | 'dark';
  /** A stranger, a signed-in person, or one who does not see all donations. */
  caller: 'stranger' | 'person' | 'blocked';
}

/** Values that middleware keeps with a request. */
export interface Environment {
  Bindings: {
    /** The IP address that asks; undefined where there is no network between. */
    address?: string | undefined;
    /** Called once the body is in: counts the request as running. False where too many run. */
    startRunning?: (() => boolean) | undefined;
    /** Called for a response that stays open: the request no longer counts as running. */
    stopRunning?: (() => void) | undefined;
    /** Called with work that goes on after the response: the request counts as running until it has ended. */
    hold?: ((work: Promise<unknown>) => void) | undefined;
  };
  Variables: {
    requestId: string;
    /** The template of the call's path, for the log: a path itself may hold a chat's id. */
    route: string;
    /** Set once the request counts as a write of its account. */
    isCounted?: true;
    /** Donors on either side of a block with the caller; missing if there are none. */
    blockedDonors?: ReadonlySet<number>;
    /** Set for a page of the marketplace. */
    page?: Page;
  };
}

export type App = Hono<Environment>;
