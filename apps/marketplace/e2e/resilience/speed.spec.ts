import type { Page } from '@playwright/test';
import { expect, full, test } from '../support/test.js';
import { cards, places, searchBox, settled } from '../support/visitor.js';
import { timePress } from './timing.js';

test.use({ unrendered: true });

/** Maximum share of the total time that the main thread may be blocked, since machines differ. */
const maxBlocked = 0.5;

/** 100 donations, all listed and saved by the visitor. */
test.beforeEach(async ({ page, server }) => {
  const list = (await (await fetch(`${server.origin}/api/donations?limit=80`)).json()) as object[];
  const hundred = Array.from({ length: 100 }, (_, index) => ({ ...list[index % 80], id: index + 1, userId: 1 }));
  await page.route(/\/api\/donations(\?|\/nearby|$)/, (route) => route.fulfill({ json: hundred }));
  await page.addInitScript(() => {
    const saved = Array.from({ length: 100 }, (_, index) => ({ id: index + 1, savedAt: '2026-11-20T10:00:00.000Z' }));
    localStorage.setItem('clothesline_saved', JSON.stringify(saved));
  });
});

async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

test('a click responds long before a page with 100 cards has rendered', full, async ({ page }) => {
  await page.goto('/');
  await settled(page);
  // The first interaction loads the code of all screens and the map.
  await page.mouse.move(300, 300);
  await settled(page);
  await slowDown(page, 4);

  const shares: Record<string, number> = {};
  for (const [label, heading] of [
    ['Explore', 'All Donations'],
    ['Saved', 'Saved Items'],
    ['Explore', 'All Donations'],
    ['Profile', 'My Profile'],
    ['Home', 'Connecting those who give with those in need.'],
    ['Explore', 'All Donations'],
  ] as const) {
    const link = places(page).getByRole('link', { name: label, exact: true });
    const { blocked, total } = await timePress(page, { selector: 'h1', text: heading }, () => link.click());
    shares[`${Object.keys(shares).length} ${label}`] = blocked / total;
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  }
  await expect(cards(page).first()).toBeVisible();
  test.info().annotations.push({ type: 'shares', description: JSON.stringify(shares) });
  expect(Object.entries(shares).filter(([, share]) => share > maxBlocked)).toEqual([]);
});

test('"Show more" and typing respond long before the cards have rendered', full, async ({ page }) => {
  await page.goto('/explore');
  await settled(page);
  await slowDown(page, 4);

  const shares: Record<string, number> = {};
  for (const count of [48, 72, 96, 100]) {
    const more = page.getByRole('button', { name: 'Show more' });
    const { blocked, total } = await timePress(page, { selector: 'main article', count }, () => more.click());
    shares[`more, to ${count}`] = blocked / total;
  }
  await searchBox(page).click();
  const typed = { selector: 'main article', countOtherThan: 100 };
  const { blocked, total } = await timePress(page, typed, () => page.keyboard.insertText('jacket'), 'input');
  await expect(cards(page).first()).toContainText(/jacket/i);
  shares['typing'] = blocked / total;
  test.info().annotations.push({ type: 'shares', description: JSON.stringify(shares) });
  expect(Object.entries(shares).filter(([, share]) => share > maxBlocked)).toEqual([]);
});

test('a card clicked right after typing opens its page, even on a slow phone', full, async ({ page }) => {
  await page.goto('/explore');
  await settled(page);
  await slowDown(page, 10);
  // Playwright would be too slow, since the URL changes 300 ms after the last key.
  const link = await cards(page).first().getByRole('link').elementHandle();
  await page
    .getByRole('main')
    .getByRole('searchbox')
    .evaluate((field: HTMLInputElement, card) => {
      field.focus();
      document.execCommand('insertText', false, 'jacket');
      (card as HTMLElement | null)?.click();
    }, link);
  await expect(page).toHaveURL(/\/donations\/\d+$/);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(page).toHaveURL(/\/donations\/\d+$/);
});
