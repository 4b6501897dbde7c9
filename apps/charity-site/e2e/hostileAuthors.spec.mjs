import { expect, test } from '@playwright/test';
import { pages, serveHostilePages } from './hostile/serve.mjs';

for (const name of pages) {
  test(`a stranger's page harms nobody: ${name}`, async ({ page }) => {
    /** @type {string[] | undefined} */
    let wrong;
    const server = await serveHostilePages((_name, found) => (wrong = found));
    await page.goto(server.addressOf(name));
    await expect.poll(() => wrong, { timeout: 100_000 }).toBeDefined();
    await server.close();
    expect(wrong).toEqual([]);
  });
}
