import type { Page } from '@playwright/test';
import { expect, full, fullOnce, isPhone, test } from './support/test.js';
import { cards, places, settled } from './support/visitor.js';

/** The clothesline above Home's heading. */
const line = (page: Page) => page.getByRole('main').locator('section svg').first();

test('the navigation stays visible on desktops', full, async ({ page }) => {
  test.skip(isPhone(page), 'A phone has them in its tab bar.');
  await page.goto('/explore');
  await settled(page);
  await page.mouse.wheel(0, 900);
  await expect(cards(page).first()).not.toBeInViewport();
  await expect(places(page).getByRole('link', { name: 'Home' })).toBeInViewport();
});

for (const [width, height] of [
  [740, 360],
  [932, 430],
] as const) {
  test(`a phone in landscape, ${width} × ${height}, has no sticky bars`, fullOnce, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/explore');
    await settled(page);
    await page.mouse.wheel(0, 900);
    await expect(page.getByRole('banner')).not.toBeInViewport();
    for (const bar of await page.getByRole('navigation').all()) await expect(bar).not.toBeInViewport();
  });
}

test('no garment on the line is cut off by the window', fullOnce, async ({ page }) => {
  await page.goto('/');
  const listings = page.getByRole('list', { name: 'New on the line' }).getByRole('link');
  await expect(listings).not.toHaveCount(0);
  const hanging = line(page).locator('> g').or(listings);
  for (const width of [320, 360, 375, 390, 430, 600, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const shown = await hanging.evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().toJSON()),
    );
    expect(shown.length, `${width} px`).toBeGreaterThanOrEqual(3);
    for (const { left, right } of shown as DOMRect[]) {
      expect(left, `${width} px`).toBeGreaterThanOrEqual(0);
      expect(right, `${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

test('the page uses the width of a large window', fullOnce, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/explore');
  await settled(page);
  const [first, fourth] = await Promise.all([cards(page).nth(0).boundingBox(), cards(page).nth(3).boundingBox()]);
  expect(fourth?.y).toBe(first?.y);
  expect((fourth?.x ?? 0) + (fourth?.width ?? 0) - (first?.x ?? 0)).toBeGreaterThan(1920 * 0.7);
});

test('story pictures load before the visitor scrolls to them', full, async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const pictures = page.getByRole('region', { name: 'Community Stories' }).locator('img');
  await expect(pictures).toHaveCount(3);
  await expect
    .poll(() => pictures.evaluateAll((all) => all.every((picture) => (picture as HTMLImageElement).naturalWidth > 0)))
    .toBe(true);
});
