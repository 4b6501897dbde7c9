import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { startFreshServer } from './freshServer.js';
import { followRequests } from './quiet.js';
import type { RunningServer } from './server.js';

interface Fixtures {
  /** Starts a separate server for tests that write data or restart it. All other tests share a server. */
  ownServer: boolean;
  server: RunningServer;
  /** Console messages to ignore. Any other message fails the test. */
  expectedNoise: RegExp | undefined;
  /** Strips the server-rendered content from pages, like the server does under load. */
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

  guard: [
    async ({ page, server, expectedNoise, unrendered }, provide) => {
      if (unrendered) await takeContentAway(page);
      followRequests(page);
      const noise: string[] = [];
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        noise.push(`${message.text()} ${message.location().url}`);
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

/** Only runs at 1280 px. */
export const once = { tag: '@once' };

/** Runs at both widths, but only in `npm run test:full`. */
export const full = { tag: '@full' };
export const fullOnce = { tag: ['@full', '@once'] };

/** Runs at 375 px in `npm test` too. */
export const phone = { tag: '@phone' };

/** Only runs at 375 px in `npm test`. */
export const onPhone = { tag: ['@phone', '@full'] };

async function takeContentAway(page: Page): Promise<void> {
  const content = /<div id="root">.*<script type="application\/json" id="served">.*?<\/script>/s;
  await page.route(/\/[^.]*$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    // let the browser follow redirects
    if (response.status() >= 300) return route.fulfill({ response });
    return route.fulfill({ response, body: (await response.text()).replace(content, '<div id="root"></div>') });
  });
}

async function onFreshStore(provide: (server: RunningServer) => Promise<void>): Promise<void> {
  const server = await startFreshServer();
  await provide(server);
  await server.remove();
}

export const failedRequests = /^Failed to load resource|net::ERR_/;

export async function expectNoAxeViolations(page: Page): Promise<void> {
  // a bar that appears late may cover content at first, so retry
  await expect(async () => {
    await layBarsDown(page);
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }))).toEqual([]);
  }).toPass({ timeout: 60_000 });
}

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768;
}

export async function tabTo(page: Page, target: ReturnType<Page['locator']>, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${String(target)}`);
}

/** Unsticks fixed bars, otherwise axe reports the content underneath them. */
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
