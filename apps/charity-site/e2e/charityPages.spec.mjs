import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { market, play } from './support/world.mjs';

/** A page of the charity's site, as serve.mjs gives it. @param {string} name */
const served = (name) =>
  readFileSync(new URL(`../public/${name}`, import.meta.url), 'utf8').replaceAll('{{marketplace}}', market);

for (const name of ['index.html', 'give.html']) {
  test(`${name} has no broken requests`, async ({ page }) => {
    /** @type {string[]} */
    const missing = [];
    page.on('response', (response) => response.status() >= 400 && missing.push(response.url()));
    const files = Object.fromEntries(
      ['site.css', 'icon.svg', 'mark.svg', 'harbour.svg'].map((file) => [`/${file}`, served(file)]),
    );
    await play(page, { html: served(name), files });
    await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible();
    expect(missing).toEqual([]);
    // headless browsers don't request the icon
    const icon = await page.evaluate(() => window.document.querySelector('link[rel=icon]')?.getAttribute('href'));
    expect(Object.keys(files)).toContain(`/${icon}`);
  });
}
