import { expect, test } from '@playwright/test';
import { widgets } from './hostile/authors.mjs';
import { serveHostilePages } from './hostile/serve.mjs';

for (const { tag } of widgets) {
  test(`nothing that an author writes on <${tag}> harms the page`, async ({ page }) => {
    /** @type {string[] | undefined} */
    let wrong;
    const pages = await serveHostilePages((_tag, found) => (wrong = found));
    await page.goto(pages.addressOf(tag));
    await expect.poll(() => wrong, { timeout: 100_000 }).toBeDefined();
    await pages.close();
    expect(wrong).toEqual([]);
  });
}
