import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { startFreshServer } from './freshServer.js';
import { followRequests } from './quiet.js';
import type { RunningServer } from './server.js';

interface Fixtures {
  /** Whether a test needs its own server, for writes or restarts. Others share a server. */
  ownServer: boolean;
  server: RunningServer;
  /** Expected console messages; others fail the test. */
  expectedNoise: RegExp | undefined;
  /** Serves pages without content, as under load. */
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

  // Automatic.
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

/** Runs at 1280 px only. */
export const once = { tag: '@once' };

/** Runs in `npm run test:full` only, at both widths. */
export const full = { tag: '@full' };
export const fullOnce = { tag: ['@full', '@once'] };

/** Also runs at 375 px in `npm test`. */
export const phone = { tag: '@phone' };

/** Runs at 375 px only in `npm test`. */
export const onPhone = { tag: ['@phone', '@full'] };

/** Removes server-rendered content and data. */
async function takeContentAway(page: Page): Promise<void> {
  const content = /<div id="root">.*<script type="application\/json" id="served">.*?<\/script>/s;
  await page.route(/\/[^.]*$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    // Redirects are followed by the browser.
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

/** Checks the page with axe. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // Retries, since a late bar may cover content at first.
  await expect(async () => {
    await layBarsDown(page);
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }))).toEqual([]);
  }).toPass({ timeout: 60_000 });
}

/** Whether the phone layout is shown. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768;
}

/** Tabs to an element. */
export async function tabTo(page: Page, target: ReturnType<Page['locator']>, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${String(target)}`);
}

/** Makes fixed bars static, since axe reports content under them. */
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
