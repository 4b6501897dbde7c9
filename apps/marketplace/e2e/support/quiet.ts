import type { Page, Request } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';

const quietTime = 100;

/** In ms. */
const quietTimeout = 60_000;

interface Traffic {
  inFlight: Set<Request>;
  last: number;
}

const traffic = new WeakMap<Page, Traffic>();

/** Has to be called before `waitForQuiet`. */
export function followRequests(page: Page): void {
  const state: Traffic = { inFlight: new Set(), last: Date.now() };
  traffic.set(page, state);
  page.on('request', (request) => {
    if (request.resourceType() === 'eventsource') return;
    // a navigation cancels the previous page's requests
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

/** Waits until there are no pending requests. Playwright's "networkidle" takes half a second longer. */
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
