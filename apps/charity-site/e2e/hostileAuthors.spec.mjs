import { expect, test } from '@playwright/test';
import { pages, serveHostilePages } from './hostile/serve.mjs';

/** One hostile page of each kind. */
const inEachRun = new Set(['clothesline-chat', 'changed-runtime.js', 'clobbered']);

for (const name of pages) {
  test(`hostile attributes are harmless: ${name}`, { tag: inEachRun.has(name) ? [] : '@full' }, async ({ page }) => {
    /** @type {string[] | undefined} */
    let wrong;
    const server = await serveHostilePages((_name, found) => (wrong = found));
    await page.goto(server.addressOf(name));
    await expect.poll(() => wrong, { timeout: 100_000 }).toBeDefined();
    await server.close();
    expect(wrong).toEqual([]);
  });
}
