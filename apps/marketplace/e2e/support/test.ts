import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { startFreshServer } from './freshServer.js';
import { followRequests } from './quiet.js';
import type { RunningServer } from './server.js';

interface Fixtures {
  /** Whether a test has its own server, because it writes to it or stops it. Other tests share one. */
  ownServer: boolean;
  /** The real server, with the demo. */
  server: RunningServer;
  /** Console messages that a test is about; every other error or warning fails it. */
  expectedNoise: RegExp | undefined;
  /** Whether pages are served without content, as under load: the browser then makes the calls that a test answers. */
  unrendered: boolean;
  guard: void;
}

export const test = base.extend<Fixtures, { sharedServer: RunningServer }>({
  expectedNoise: [undefined, { option: true }],
  unrendered: [false, { option: true }],
  ownServer: [false, { option: true }],

  sharedServer: [({}, provide) => onFreshStore(provide), { scope: 'worker' }],

  server: ({ ownServer, sharedServer }, provide) => (ownServer ? onFreshStore(provide) : provide(sharedServer)),

  baseURL: async ({ server }, provide) => provide(server.origin),

  // Automatic: no test can forget it.
  guard: [
    async ({ page, server, expectedNoise, unrendered }, provide) => {
      if (unrendered) await takeContentAway(page);
      followRequests(page);
      const noise: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(String(error.stack ?? error)));
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== server.origin) noise.push(`A request to ${request.url()}`);
      });
      await provide();
      expect(noise.filter((text) => !expectedNoise?.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Runs only at 1280 px, in `test:full` too: the outcome does not depend on the width. */
export const once = { tag: '@once' };

/** Runs only in `npm run test:full`, there at both widths. */
export const full = { tag: '@full' };
export const fullOnce = { tag: ['@full', '@once'] };

/** Runs at 375 px too in `npm test`: the width decides the outcome. */
export const phone = { tag: '@phone' };

/** Runs only at 375 px in `npm test`. */
export const onPhone = { tag: ['@phone', '@full'] };

/** Removes the server-rendered content and responses from each page. */
async function takeContentAway(page: Page): Promise<void> {
  const content = /<div id="root">.*<script type="application\/json" id="served">.*?<\/script>/s;
  await page.route(/\/[^.]*$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    // The browser follows redirects itself.
    if (response.status() >= 300) return route.fulfill({ response });
    return route.fulfill({ response, body: (await response.text()).replace(content, '<div id="root"></div>') });
  });
}

/** A server on a fresh store, for as long as it is used. */
async function onFreshStore(provide: (server: RunningServer) => Promise<void>): Promise<void> {
  const server = await startFreshServer();
  await provide(server);
  await server.remove();
}

/** Chromium's own lines about a server that is not there, or answers with an error. */
export const failedRequests = /^Failed to load resource|net::ERR_/;

/** Finds no accessibility problem on the page as it is now. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // Again for a while: a bar may arrive late, and lie over something until it is laid down.
  await expect(async () => {
    await layBarsDown(page);
    const { violations } = await new AxeBuilder({ page })
      // Avoids opening a page for each check, which only frames of other sites need.
      .setLegacyMode()
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }))).toEqual([]);
  }).toPass({ timeout: 60_000 });
}

/** Whether the page is shown as on a phone: no search box in the header, the tab bar below. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768;
}

/** Moves the focus to an element by pressing Tab, as without a mouse. */
export async function tabTo(page: Page, target: ReturnType<Page['locator']>, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${String(target)}`);
}

/** Makes fixed bars static, since axe takes content under them, which can be scrolled away, for a target cut in two. */
async function layBarsDown(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const isStuck = ['fixed', 'sticky'].includes(getComputedStyle(element).position);
      const isBar = isStuck && !element.closest('dialog, [popover]');
      const isPanel = element.matches('[role=dialog]') || element.querySelector('[role=dialog], dialog[open]') !== null;
      if (isBar && !isPanel) element.style.position = 'static';
    }
  });
}
