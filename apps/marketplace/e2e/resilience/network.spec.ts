import type { Page } from '@playwright/test';
import { expect, failedRequests, full, test } from '../support/test.js';
import { chatInput, chatPanel, fillDonation, newDonation, openChat, readPictureUrl } from '../support/visitor.js';
import { expectAlive, expectNoWaiting, screens } from './screens.js';

test.use({ unrendered: true });

test.use({ expectedNoise: /^Failed to load resource|net::ERR_|ChunkError|Clothesline chat: the history/ });

/** Never responds. */
const hang = (page: Page, pattern: string) => page.route(pattern, () => undefined);

test('no screen loads forever if the server never responds', async ({ page }) => {
  await page.clock.install();
  await hang(page, '**/api/**');
  for (const path of screens) {
    await page.goto(path);
    await expectAlive(page);
    await page.clock.runFor(21_000);
    await expectNoWaiting(page);
    await expectAlive(page);
  }
  await page.goto('/explore');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(21_000);
  await expect(page.getByText("The server didn't respond.").first()).toBeVisible();
  await page.unroute('**/api/**');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a visitor can go back while a donation loads', full, async ({ page }) => {
  await hang(page, '**/api/donations/*');
  await page.goto('/donations/5');
  await expect(page.getByRole('heading', { level: 1, name: 'Loading the donation' })).toBeAttached();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('Back works if the donation loads during the click', full, async ({ page }) => {
  let arrive = () => undefined as void;
  await page.route('**/api/donations/5', async (route) => {
    await new Promise<void>((resolve) => (arrive = resolve));
    await route.continue();
  });
  await page.goto('/donations/5');
  await page.getByRole('button', { name: 'Back' }).hover();
  await page.mouse.down();
  arrive();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/$/);
});

test('no screen loads forever if its code never arrives', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expectAlive(page);
  await hang(page, '**/assets/*.js');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Donate Items' }).click();
  await page.clock.runFor(21_000);
  await expect(page.getByRole('heading', { level: 1, name: 'This page didn’t load' })).toBeVisible();
});

test('the assistant can be used again after a timeout', async ({ page }) => {
  await page.goto('/');
  await openChat(page);
  await page.clock.install();
  await hang(page, '**/api/chat{,/stream}');
  await chatInput(page).fill('Winter boots?');
  const asked = page.waitForRequest('**/api/chat{,/stream}');
  await page.keyboard.press('Enter');
  await asked;
  await expect(chatInput(page)).toBeDisabled();
  await page.clock.runFor(21_000);
  await expect(chatInput(page)).toBeEnabled();
  await page.unroute('**/api/chat{,/stream}');
  await chatPanel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(chatPanel(page).getByText('Assistant said:')).toHaveCount(1);
});

test.describe('a donation after a lost response', () => {
  test.use({ expectedNoise: failedRequests });

  for (const [name, comeBack] of [
    ['retried immediately', async () => undefined],
    ['after a reload', (page: Page) => page.reload()],
    [
      'after leaving and coming back',
      async (page: Page) => {
        await page.getByRole('contentinfo').getByRole('link', { name: 'Browse Donations' }).click();
        await page.getByRole('contentinfo').getByRole('link', { name: 'Donate Items' }).click();
      },
    ],
  ] as const) {
    test(`is listed once: ${name}`, async ({ page, server }) => {
      const given = newDonation(server.origin, await readPictureUrl(server.origin));
      let isLost = true;
      await page.route('**/api/donations', async (route) => {
        if (route.request().method() !== 'POST' || !isLost) return route.continue();
        isLost = false;
        await route.fetch();
        return route.abort('connectionreset');
      });
      await page.goto('/create');
      await fillDonation(page, given);
      await page.getByRole('button', { name: 'Create Donation' }).click();
      await expect(page.getByText('Failed to create donation. Please try again.')).toBeVisible();
      await comeBack(page);
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(given.title);
      await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue(given.category);
      await page.getByRole('button', { name: 'Create Donation' }).click();
      await expect(page.getByText('Your donation has been successfully listed.')).toBeVisible();
      const found = await fetch(`${server.origin}/api/donations?search=${encodeURIComponent(given.title)}`);
      expect(await found.json()).toHaveLength(1);
    });
  }

  for (const [name, status, headers, body] of [
    ['redirects to the list', 301, { Location: '/api/donations' }, ''],
    ['responds with JSON to sign in', 200, {}, '{"error":"please sign in to the wifi"}'],
    ['responds with an HTML page', 200, {}, '<title>Sign in</title>'],
  ] as const) {
    test(`is not confirmed if a network ${name}`, full, async ({ page, server }) => {
      await page.route('**/api/donations', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status, headers, body }) : route.continue(),
      );
      await page.goto('/create');
      await fillDonation(page, newDonation(server.origin, await readPictureUrl(server.origin)));
      await page.getByRole('button', { name: 'Create Donation' }).click();
      await expect(page.getByText('Failed to create donation. Please try again.')).toBeVisible();
      await expect(page.getByText('Donation Created')).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Title' })).not.toHaveValue('');
    });
  }
});
