import type { Page } from '@playwright/test';
import { expect, full, fullOnce, isPhone, onPhone, test } from './support/test.js';
import { settled } from './support/visitor.js';

const screens = [
  '/',
  '/explore',
  '/explore?view=map',
  '/explore?search=zzzz',
  '/create',
  '/saved',
  '/profile',
  '/donations/1',
];

for (const path of screens) {
  test(`the assistant's button covers no controls on ${path}`, onPhone, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    expect(await covered(page), 'at the start of the page').toEqual([]);
    for (let step = 1; step <= 4; step += 1) {
      await page.mouse.wheel(0, 300);
      await settled(page);
      await expect.poll(() => covered(page), `after ${step} turns of the wheel`).toEqual([]);
    }
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('button', { name: 'Open chat' })).toBeInViewport();
    expect(await covered(page), 'at the end of the page').toEqual([]);
  });
}

for (const [path, width, height] of [
  ['/profile', 375, 667],
  ['/explore', 768, 1024],
  ['/', 768, 1024],
  ['/', 390, 600],
  ['/create', 360, 640],
  ['/donations/1', 844, 390],
] as const) {
  test(`the assistant's button moves out of the way on ${path} at ${width} × ${height}`, fullOnce, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await settled(page);
    await page.mouse.move(5, 300);
    await expect.poll(() => covered(page)).toEqual([]);
    for (let step = 1; step <= 3; step += 1) {
      await page.mouse.wheel(0, 240);
      await settled(page);
      await page.mouse.wheel(0, -60);
      await settled(page);
      await expect.poll(() => covered(page), `after ${step} turns`).toEqual([]);
    }
  });
}

test("the assistant's button hides while the visitor types", fullOnce, async ({ page }) => {
  await page.goto('/create');
  const button = page.getByRole('button', { name: 'Open chat' });
  await expect(button).toBeInViewport();
  await page.mouse.move(5, 5);
  await page.getByLabel('Title').focus();
  await expect(button).not.toBeInViewport();
  await page.getByLabel('Title').blur();
  await expect(button).toBeInViewport();
});

test("the assistant's button appears on keyboard focus", fullOnce, async ({ page }) => {
  await page.goto('/explore');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
  await page.mouse.wheel(0, 900);
  const button = page.getByRole('button', { name: 'Open chat' });
  await expect(button).not.toBeInViewport();
  await page.keyboard.press('Shift+Tab');
  await button.focus();
  await expect(button).toBeInViewport();
});

test("texts scale with the browser's text size without being cut off", full, async ({ page }) => {
  for (const path of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    const size = await fontSize(page);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    if (path !== '/') expect(await fontSize(page)).toBe(2 * size);
    await settled(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      path,
    ).toBeLessThanOrEqual(0);
    expect(await tornWords(page), path).toEqual([]);
  }
});

test('a message covers no controls on a phone', onPhone, async ({ page, context }) => {
  test.skip(!isPhone(page), 'On a desk it lies beside them.');
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/donations/1');
  await settled(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  await settled(page);
  expect(await covered(page, '[role=status]')).toEqual([]);
});

test('the focus ring of a card is not cut off', full, async ({ page }) => {
  await page.goto('/explore');
  await settled(page);
  const card = page.getByRole('article').first();
  await card.getByRole('link').focus();
  const { x = 0, y = 0, height = 0 } = (await card.boundingBox()) ?? {};
  const edge = () => page.screenshot({ clip: { x: x - 5, y: y + height / 2, width: 4, height: 10 } });
  await page.keyboard.press('Shift+Tab');
  const without = await edge();
  await page.keyboard.press('Tab');
  expect((await edge()).equals(without)).toBe(false);
});

/** Names of controls whose center is covered by the assistant's button, or another element. */
function covered(page: Page, what = '[part=launcher]'): Promise<string[]> {
  return page.evaluate((selector) => {
    // Controls behind the tab bar are scrolled away, not covered.
    const edge = document.querySelector('nav[aria-label=Tabs]')?.getBoundingClientRect().top || innerHeight;
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [role=tab]')]
      .filter((control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2)?.closest(selector);
        const isInReach = y + height / 2 < edge || control.closest('nav') !== null;
        return control.checkVisibility() && isInReach && top && !top.contains(control);
      })
      .map((control) => control.ariaLabel ?? control.textContent ?? '');
  }, what);
}

function fontSize(page: Page): Promise<number> {
  return page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
}

/** Words in buttons and links that are broken across lines. */
function tornWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, nav a, [role=tab]')].flatMap((control) => {
      const words: string[] = [];
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        const range = document.createRange();
        range.selectNodeContents(node);
        if (/^\w+$/.test(text) && range.getClientRects().length > 1) words.push(text);
      }
      return words;
    }),
  );
}
