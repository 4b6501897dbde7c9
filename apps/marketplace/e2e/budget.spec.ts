import { brotliCompressSync } from 'node:zlib';
import { routes } from '../budget.mjs';
import { expect, once, test } from './support/test.js';

for (const { path, ceiling } of routes) {
  // Until somebody does something: the map's own code is part of it, its engine is not.
  test(`the first load of ${path} is small`, once, async ({ page }) => {
    const sizes = { script: 0, stylesheet: 0 };
    const reads: Promise<void>[] = [];
    let isShown = false;
    page.on('response', (response) => {
      const kind = response.request().resourceType();
      // The QR code for print is loaded later, after seconds without use.
      if (isShown || (kind !== 'script' && kind !== 'stylesheet')) return;
      reads.push(response.body().then((body) => void (sizes[kind] += brotliCompressSync(body).length)));
    });
    await page.goto(path, { waitUntil: 'load' });
    // What is fetched ahead for the next page waits for the first move of the visitor, who makes none here.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    isShown = true;
    await Promise.all(reads);
    expect(sizes.script).toBeGreaterThan(10_000);
    expect(sizes.script).toBeLessThanOrEqual(ceiling.js);
    expect(sizes.stylesheet).toBeLessThanOrEqual(ceiling.css);
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(sizes) });
  });
}
