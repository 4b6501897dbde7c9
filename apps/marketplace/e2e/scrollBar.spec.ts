import type { Page } from '@playwright/test';
import { expect, fullOnce, test } from './support/test.js';
import { settled } from './support/visitor.js';

// Playwright hides classic scroll bars by default.
test.use({
  launchOptions: [
    async ({ launchOptions }, provide) => provide({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

/** RGB of a pixel in the window. */
async function colorAt(page: Page, x: number, y: number): Promise<number[]> {
  const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  // Uses a blank page, since the app's Content Security Policy would block the image.
  const blank = await page.context().newPage();
  const color = await blank.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    canvas?.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0);
    return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  }, picture.toString('base64'));
  await blank.close();
  return color;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the scroll bar gutter is dimmed like the page behind a dialog, ${colorScheme}`, fullOnce, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/explore');
    await settled(page);
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    expect(width).toBeLessThan(1280);
    const bright = await colorAt(page, 5, 500);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await page.evaluate(() => document.body.clientWidth)).toBe(width);
    const dim = await colorAt(page, 5, 500);
    const gutter = await colorAt(page, 1275, 500);
    dim.forEach((value, channel) => {
      expect(value).toBeLessThan((bright[channel] ?? 0) - 5);
      // Allows for rounding of a semi-transparent color.
      expect(Math.abs((gutter[channel] ?? 0) - value)).toBeLessThanOrEqual(2);
    });
  });
}
