import { expect, expectNoAxeViolations, full, test } from './support/test.js';
import type { Page } from '@playwright/test';
import { settled, readTitle } from './support/visitor.js';

/** Scrolls to just before the footer, which fills a phone screen. */
async function scrollToContentEnd(page: Page) {
  await page.getByRole('main').evaluate((main) => main.scrollIntoView({ block: 'end' }));
}

test('similar donations load when scrolled into view', full, async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('sort=nearest')) calls.push(request.url());
  });
  await page.goto('/donations/1');
  await settled(page);
  expect(calls).toEqual([]);
  const similar = page.getByRole('region', { name: 'Similar donations nearby' });
  await scrollToContentEnd(page);
  await expect(similar.getByRole('article')).toHaveCount(4);
  // First the same size, then any size, since fewer than four match.
  expect(calls.map((url) => new URL(url).searchParams.has('size'))).toEqual([true, false]);
  await expectNoAxeViolations(page);
  const title = await readTitle(similar.getByRole('article').first());
  await similar.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await scrollToContentEnd(page);
  await expect(similar.getByRole('link', { name: title })).toHaveCount(0);
  await expect(similar.getByRole('article')).toHaveCount(4);
});
