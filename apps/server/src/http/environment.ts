import type { SiteLanguage } from '@clothesline/api-client/contract';
import type { Hono } from 'hono';

export interface Page {
  language: SiteLanguage;
  tag: string;
  appearance: 'auto' | 'light' | 'dark';
  /** Affects the content of pages. */
  caller: 'stranger' | 'person' | 'blocked';
}

export interface Environment {
  Bindings: {
    /** Undefined without a network connection. */
    address?: string | undefined;
    startRunning?: (() => boolean) | undefined;
    /** For responses that stay open. */
    stopRunning?: (() => void) | undefined;
    /** For work that continues after the response. */
    hold?: ((work: Promise<unknown>) => void) | undefined;
  };
  Variables: {
    requestId: string;
    /** Path template, since a path may contain a chat id. */
    route: string;
    isCounted?: true;
    blockedDonors?: ReadonlySet<number>;
    page?: Page;
  };
}

export type App = Hono<Environment>;
