import type { Page, Request } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';

/** Ms without a request after which a page is taken to have all that it loads by itself. */
const quietTime = 100;

/** Ms that a page may take to become quiet. */
const quietTimeout = 60_000;

interface Traffic {
  inFlight: Set<Request>;
  /** When the last request began or ended. */
  last: number;
}

const traffic = new WeakMap<Page, Traffic>();

/** Follows the requests of a page from now on, for `waitForQuiet`. */
export function followRequests(page: Page): void {
  const state: Traffic = { inFlight: new Set(), last: Date.now() };
  traffic.set(page, state);
  page.on('request', (request) => {
    // A stream of changes stays open for as long as the page.
    if (request.resourceType() === 'eventsource') return;
    // Drops calls of the page before.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) state.inFlight.clear();
    state.inFlight.add(request);
    state.last = Date.now();
  });
  const end = (request: Request) => {
    state.inFlight.delete(request);
    state.last = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/** Waits until a page makes no more requests. Playwright's "networkidle" always waits half a second longer. */
export async function waitForQuiet(page: Page): Promise<void> {
  const state = traffic.get(page);
  if (!state) throw new Error('waitForQuiet needs followRequests before the page is opened.');
  const end = Date.now() + quietTimeout;
  while (state.inFlight.size > 0 || Date.now() - state.last < quietTime) {
    if (Date.now() > end) {
      throw new Error(`Still waiting for ${[...state.inFlight].map((request) => request.url()).join(', ')}`);
    }
    await wait(20);
  }
}
