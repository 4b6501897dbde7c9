import type { SiteLanguage } from '@clothesline/api-client/contract';
import type { Hono } from 'hono';

export interface Page {
  language: SiteLanguage;
  tag: string;
  appearance: 'auto' | 'light' | 'dark';
  caller: 'stranger' | 'person' | 'blocked';
}

export interface Environment {
  Bindings: {
    /** Undefined if there's no actual network connection. */
    address?: string | undefined;
    startRunning?: (() => boolean) | undefined;
    /** Releases the slot of long-lived responses early. */
    stopRunning?: (() => void) | undefined;
    /** Retains the slot for work that continues after the response. */
    hold?: ((work: Promise<unknown>) => void) | undefined;
  };
  Variables: {
    requestId: string;
    /** The path template. Actual paths may contain chat IDs that should not end up in logs or metrics. */
    route: string;
    isCounted?: true;
    blockedDonors?: ReadonlySet<number>;
    page?: Page;
  };
}

export type App = Hono<Environment>;
