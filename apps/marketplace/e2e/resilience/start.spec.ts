import type { Page } from '@playwright/test';
import { expect, failedRequests, full, test } from '../support/test.js';
import { settled } from '../support/visitor.js';
import { expectAlive } from './screens.js';

test.describe('a URL with a stray %', () => {
  test.use({ expectedNoise: failedRequests });
  for (const path of ['/#%', '/#100%', '/explore#%E0%A4%A', '/saved#%zz', '/nothing/here#%']) {
    test(`${path} shows its page`, async ({ page }) => {
      await page.goto(path);
      await expectAlive(page);
    });
  }
});

test('a link to a URL with a stray % works', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/explore#%', textContent: 'A stray one' });
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'A stray one' }).click();
  await expect(page).toHaveTitle('Explore Donations');
  await expectAlive(page);
});

test.describe('the page shows an error', () => {
  test.use({ expectedNoise: /Failed to load resource|net::ERR_|MIME type|Failed to load module script/ });
  for (const [name, status, type, body] of [
    ['is missing', 404, 'application/json', '{}'],
    ['is replaced by the sign-in page of a network', 200, 'text/html', '<title>Sign in</title>'],
  ] as const) {
    test(`if the script ${name}`, async ({ page }) => {
      await page.route('**/assets/index-*.js', (route) => route.fulfill({ status, contentType: type, body }));
      await page.goto('/explore');
      // Skips the delay before the text is shown.
      await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
      await expect(page.getByText('without JavaScript')).toBeVisible();
      await page.unroute('**/assets/index-*.js');
      await page.getByRole('link', { name: 'Reload', exact: true }).click();
      await expect(page).toHaveTitle('Explore Donations');
      await expect(page.getByText('without JavaScript')).toHaveCount(0);
    });
  }
});

test('a fast load never shows the text for slow loads', full, async ({ page }) => {
  await page.route('**/assets/index-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByText('without JavaScript').waitFor({ state: 'attached' });
  // The browser does not paint before the style sheet has loaded.
  await page.waitForFunction(() => document.styleSheets.length > 0);
  expect(await page.getByText('without JavaScript').isVisible()).toBe(false);
  await expectAlive(page);
});

test.describe('a crash', () => {
  // React also reports that it falls back to client rendering.
  test.use({ expectedNoise: /Not today|React error #(?:422|520)/, ownServer: true });

  test('of the whole page shows an error with a link home, and is logged once by the server', async ({
    page,
    server,
  }) => {
    // Breaks navigation once, outside of all screens.
    await page.addInitScript(() => {
      const { scrollTo } = window;
      window.scrollTo = () => {
        window.scrollTo = scrollTo;
        throw new TypeError('Not today');
      };
    });
    const reported = page.waitForRequest('**/api/client-errors');
    await page.goto('/');
    await settled(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Browse Donations' }).click();
    await expect(page.getByRole('alert')).toContainText('stopped working');
    const report = (await reported).postData() ?? '';
    expect(JSON.parse(report)).toEqual({ name: 'TypeError', frames: expect.any(Array) });
    expect(report).not.toContain('Not today');
    expect((await (await reported).response())?.status()).toBe(204);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expectAlive(page);
    expect(server.output()).toMatch(/"level":"warn".*"name":"TypeError".*"msg":"client error"/);
  });

  test('of a single donation does not affect the next', full, async ({ page }) => {
    await page.addInitScript(() => {
      // Used for the listing date.
      const { toLocaleDateString } = Date.prototype;
      Object.assign(Date.prototype, {
        toLocaleDateString(this: Date, ...options: Parameters<typeof toLocaleDateString>) {
          if (window.location.pathname === '/donations/2') throw new TypeError('Not today');
          return toLocaleDateString.apply(this, options);
        },
      });
    });
    await page.goto('/donations/2');
    await expect(page.getByRole('heading', { level: 1, name: 'This page didn’t load' })).toBeVisible();
    await expect(page).toHaveTitle('This page didn’t load - Clothesline');
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/donations/3', textContent: 'The next one' });
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'The next one' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This page didn’t load' })).toHaveCount(0);
    await settled(page);
    await expect(page).toHaveTitle(`${await page.getByRole('heading', { level: 1 }).textContent()} - Clothesline`);
  });
});

test.describe('a crash outside of the page shows an error, and the page still works', () => {
  test.use({ expectedNoise: /Not today/ });

  const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click();
  const follow = (name: string) => (page: Page) => page.getByRole('link', { name }).click();
  for (const [part, words, width, open] of [
    ['the assistant', 'The assistant stopped working.', 1280, press('Open chat')],
    ['the location', 'The location picker stopped working.', 1280, press('Location: San Francisco')],
    ['the header', 'This part of the page stopped working.', 375, press('Menu')],
    ['the help', 'The help pages stopped working.', 1280, follow('Safety Tips')],
    ['signing in', 'Sign-in stopped working.', 1280, press('Sign In')],
  ] as const) {
    test(part, full, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        const fail = () => {
          throw new TypeError('Not today');
        };
        // The assistant focuses its input, and the other parts open dialogs.
        HTMLTextAreaElement.prototype.focus = fail;
        HTMLDialogElement.prototype.showModal = fail;
      });
      await page.goto('/saved');
      await settled(page);
      await open(page);
      const alert = page.getByRole('alert').filter({ hasText: 'stopped working' });
      await expect(alert).toContainText(words);
      await expect(page.getByRole('heading', { level: 1, name: 'Saved Items' })).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Browse Donations' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'All Donations' })).toBeVisible();
      await alert.getByRole('button', { name: 'Reload the page' }).click();
      await expect(alert).toHaveCount(0);
      await expectAlive(page);
    });
  }
});
