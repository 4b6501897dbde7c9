import { brotliCompressSync, constants } from 'node:zlib';
import { routes } from '../budget.mjs';
import { expect, once, test } from './support/test.js';

for (const { path, ceiling } of routes) {
  // Measures before the first use: the map's own code is included, its engine is not.
  test(`the first load of ${path} is small`, once, async ({ page }) => {
    const sizes = { script: 0, stylesheet: 0 };
    const reads: Promise<void>[] = [];
    let isShown = false;
    page.on('response', (response) => {
      const kind = response.request().resourceType();
      // The QR code for print is loaded later, after seconds without use.
      if (isShown || response.url().includes('/PrintedCode-')) return;
      if (kind !== 'script' && kind !== 'stylesheet') return;
      reads.push(response.body().then((body) => void (sizes[kind] += brotliCompressSync(body).length)));
    });
    await page.goto(path, { waitUntil: 'load' });
    // Leaves out the prefetch of the next page, which waits for the visitor's first move.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    isShown = true;
    await Promise.all(reads);
    expect(sizes.script).toBeGreaterThan(10_000);
    expect(sizes.script).toBeLessThanOrEqual(ceiling.js);
    expect(sizes.stylesheet).toBeLessThanOrEqual(ceiling.css);
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(sizes) });
  });
}

test('the first response of Home is small without its data', once, async ({ request }) => {
  const html = await (await request.get('/', { headers: { Accept: 'text/html' } })).text();
  const [page = '', data = ''] = html.split('id="served">');
  const rest = data.slice(data.indexOf('</script>'));
  const bytes = brotliCompressSync(page + rest, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
  expect(page).toContain('</main>');
  expect(bytes).toBeLessThanOrEqual(14_000);
  test.info().annotations.push({ type: 'bytes', description: String(bytes) });
});
