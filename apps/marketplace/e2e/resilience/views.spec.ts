import type { Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import { expect, full, test } from '../support/test.js';
import { settled } from '../support/visitor.js';
import { screens } from './screens.js';

test.use({ unrendered: true });

/** Horizontal overflow in px. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('long words and numbers do not widen any page', full, async ({ page, server }) => {
  const list = (await (await fetch(`${server.origin}/api/donations?limit=12`)).json()) as object[];
  const absurd = {
    category: 'W'.repeat(1000),
    title: 'T'.repeat(1000),
    locationName: 'L'.repeat(900),
    distance: 1e300,
  };
  await page.route(/\/api\/donations\/1$/, (route) => route.fulfill({ json: { ...list[0], ...absurd, id: 1 } }));
  await page.route(/\/api\/donations(\/nearby)?(\?|$)/, (route) =>
    route.fulfill({ json: list.map((donation) => ({ ...donation, ...absurd })) }),
  );
  await page.addInitScript(() => {
    localStorage.setItem('clothesline_saved', JSON.stringify([{ id: 1, savedAt: '2026-11-20T10:00:00.000Z' }]));
  });
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/explore', '/donations/1', '/saved', '/profile']) {
      await page.goto(path);
      await settled(page).catch((error: unknown) => {
        throw new Error(`${path} at ${width}`, { cause: error });
      });
      expect([path, width, await sideways(page)]).toEqual([path, width, 0]);
    }
  }
});

test('fixed bars cover at most a third of the window at 400 % zoom', full, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of screens.filter((screen) => screen !== '/none')) {
    await page.goto(path);
    await settled(page);
    await page.mouse.wheel(0, 300);
    await page.waitForFunction(() => window.scrollY > 0);
    const covered = await page.evaluate(() => {
      const bars = [...document.querySelectorAll('#root *')].filter((element) => {
        const isStuck = ['fixed', 'sticky'].includes(getComputedStyle(element).position);
        return isStuck && !element.parentElement?.closest('[popover]') && element.getClientRects().length > 0;
      });
      const seen = bars.map((bar) => {
        const { left, right, top, bottom } = bar.getBoundingClientRect();
        const height = Math.max(0, Math.min(bottom, window.innerHeight) - Math.max(top, 0));
        return height * Math.max(0, Math.min(right, window.innerWidth) - Math.max(left, 0));
      });
      return seen.reduce((sum, area) => sum + area, 0) / (window.innerWidth * window.innerHeight);
    });
    expect([path, covered < 1 / 3]).toEqual([path, true]);
    expect(await sideways(page)).toBe(0);
  }
});

/** The pixels of a PNG, four bytes each. */
async function pixelsOf(page: Page, png: Buffer) {
  const { data, ...size } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    return { width, height, data: [...(context?.getImageData(0, 0, width, height).data ?? [])] };
  }, png.toString('base64'));
  return { ...size, data: Uint8Array.from(data) };
}

test.describe('in print', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 718, height: 1020 });
    await page.emulateMedia({ media: 'print' });
  });

  test('a donation fits on half a page with its picture, text, place, URL and QR code', full, async ({ page }) => {
    await page.goto('/donations/1');
    await expect(page.getByRole('article')).toBeVisible();
    const code = page.getByRole('img', { name: 'QR code for this page' });
    await expect(code).toBeVisible();
    expect(decodeQR(await pixelsOf(page, await code.screenshot()))).toBe(page.url());
    await expect(page.getByRole('article').getByRole('img').first()).toBeVisible();
    await expect(page.getByText(/\/donations\/1$/)).toBeVisible();
    for (const gone of ['banner', 'navigation', 'contentinfo', 'button'] as const) {
      await expect(page.getByRole(gone).filter({ visible: true })).toHaveCount(0);
    }
    const height = await page.getByRole('article').evaluate((article) => article.getBoundingClientRect().height);
    expect(height).toBeLessThan(1020 / 2 + 60);
  });

  test('text is dark even in the dark theme, or keeps its background', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'clothesline_appearance', value: 'dark', url: baseURL ?? '' }]);
    for (const path of ['/', '/donations/1']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const light = await page.locator('main').evaluate((main) =>
        [...main.querySelectorAll<HTMLElement>('*')]
          .filter((element) => element.checkVisibility() && element.innerText?.trim())
          .filter((element) => {
            const { color, printColorAdjust } = getComputedStyle(element);
            const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)?.map(Number) ?? [];
            return red + green + blue > 480 && printColorAdjust !== 'exact';
          })
          .map(({ innerText }) => innerText),
      );
      expect(light).toEqual([]);
    }
  });

  test('Explore is a list', full, async ({ page }) => {
    await page.goto('/explore');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('img').filter({ visible: true })).toHaveCount(0);
    const pages = await page.evaluate(() => document.documentElement.scrollHeight / 1020);
    expect(pages).toBeLessThan(4.5);
  });
});

test('a URL with a trailing slash works', full, async ({ page }) => {
  await page.goto('/explore/?search=coat');
  await expect(page).toHaveURL(/\/explore\?search=coat$/);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Explore' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goto('/donations/1/');
  await expect(page).toHaveURL(/\/donations\/1$/);
});

test('URLs are case-sensitive on the server and on the page', full, async ({ page, server }) => {
  expect((await fetch(`${server.origin}/EXPLORE`, { headers: { Accept: 'text/html' } })).status).toBe(404);
  await page.goto('/');
  await settled(page);
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.prepend(Object.assign(document.createElement('a'), { href: '/EXPLORE', textContent: 'In capitals' }));
  });
  await page.getByRole('link', { name: 'In capitals' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('only the first of 500 pictures are shown initially', full, async ({ page, server }) => {
  const donation = (await (await fetch(`${server.origin}/api/donations/1`)).json()) as { images: string[] };
  const images = Array.from({ length: 500 }, (_, number) => `${donation.images[0]}?${number}`);
  await page.route(/\/api\/donations\/1$/, (route) => route.fulfill({ json: { ...donation, images } }));
  await page.goto('/donations/1');
  const thumbnails = page.getByRole('button', { name: /^Show photo \d/ });
  await expect(thumbnails).toHaveCount(12);
  await page.getByRole('button', { name: 'Show more photos' }).click();
  await expect(thumbnails).toHaveCount(24);
});
