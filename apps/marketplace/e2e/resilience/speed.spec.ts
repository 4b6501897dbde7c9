import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.js';
import { cards, places, settled } from '../support/visitor.js';

/** How much of the way to the next page the browser may be kept from answering: a share, since machines differ. */
const mostBlocked = 0.5;

interface Press {
  /** Ms in which the handlers of the press ran and nothing else could. */
  blocked: number;
  /** Ms from the press until the page showed the text that was waited for. */
  total: number;
}

/** Presses what `press` says and waits until the page has a level-1 heading of this name. */
async function timePress(page: Page, heading: string, press: () => Promise<void>): Promise<Press> {
  const timed = page.evaluate(
    (name) =>
      new Promise<Press>((resolve) => {
        let start = 0;
        let blocked = 0;
        document.addEventListener('click', () => (start = performance.now()), { capture: true, once: true });
        // Behind the app's own listeners: React renders what cannot wait before the next task.
        window.addEventListener('click', () => queueMicrotask(() => (blocked = performance.now() - start)), {
          once: true,
        });
        const check = () => {
          if (start === 0 || document.querySelector('h1')?.textContent !== name) return;
          watcher.disconnect();
          const total = performance.now() - start;
          setTimeout(() => resolve({ blocked, total }));
        };
        const watcher = new MutationObserver(check);
        watcher.observe(document, { childList: true, subtree: true, characterData: true });
      }),
    heading,
  );
  await press();
  return timed;
}

test('a press is answered long before the next page with its 100 cards is there', async ({ page, server }) => {
  const list = (await (await fetch(`${server.origin}/api/donations?limit=80`)).json()) as object[];
  const hundred = Array.from({ length: 100 }, (_, index) => ({ ...list[index % 80], id: index + 1, userId: 1 }));
  await page.route(/\/api\/donations(\?|\/nearby|$)/, (route) => route.fulfill({ json: hundred }));
  await page.addInitScript(() => {
    const saved = Array.from({ length: 100 }, (_, index) => ({ id: index + 1, savedAt: '2026-11-20T10:00:00.000Z' }));
    localStorage.setItem('clothesline_saved', JSON.stringify(saved));
  });
  await page.goto('/');
  await settled(page);
  // Wakes what waits for the first sign of use: the code of every screen, and the map.
  await page.mouse.move(300, 300);
  await settled(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });

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
    const { blocked, total } = await timePress(page, heading, () => link.click());
    shares[`${Object.keys(shares).length} ${label}`] = blocked / total;
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  }
  await expect(cards(page).first()).toBeVisible();
  test.info().annotations.push({ type: 'shares', description: JSON.stringify(shares) });
  expect(Object.entries(shares).filter(([, share]) => share > mostBlocked)).toEqual([]);
});

test('a card that is pressed right after typing leads to its page, however slow the phone', async ({ page }) => {
  await page.goto('/explore');
  await settled(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  // Faster than Playwright: the address follows 300 ms after the last key.
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
