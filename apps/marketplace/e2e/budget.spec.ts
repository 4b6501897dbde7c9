import { brotliCompressSync, constants } from 'node:zlib';
import { routes } from '../budget.mjs';
import { expect, once, test } from './support/test.js';

for (const { path, ceiling } of routes) {
  // Measures before any interaction, so it includes the map's code but not its engine.
  test(`the first load of ${path} is small`, once, async ({ page }) => {
    let size = 0;
    const reads: Promise<void>[] = [];
    let isShown = false;
    page.on('response', (response) => {
      // The QR code for print is loaded when idle.
      if (isShown || response.url().includes('/PrintedCode-')) return;
      if (response.request().resourceType() !== 'script') return;
      reads.push(response.body().then((body) => void (size += brotliCompressSync(body).length)));
    });
    await page.goto(path, { waitUntil: 'load' });
    // Excludes the prefetch of other pages, which waits for the first interaction.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    isShown = true;
    await Promise.all(reads);
    expect(size).toBeGreaterThan(10_000);
    expect(size).toBeLessThanOrEqual(ceiling.js);
    test.info().annotations.push({ type: 'bytes', description: String(size) });
  });
}

test('the HTML of Home is small without its data and styles', once, async ({ request }) => {
  const html = await (await request.get('/', { headers: { Accept: 'text/html' } })).text();
  const styles = /<style>.*?<\/style>/s.exec(html)?.[0] ?? '';
  const [page = '', data = ''] = html.replace(styles, '').split('id="served">');
  const rest = data.slice(data.indexOf('</script>'));
  const bytes = brotliCompressSync(page + rest, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
  expect(page).toContain('</main>');
  expect(styles.length).toBeGreaterThan(10_000);
  expect(brotliCompressSync(styles).length).toBeLessThanOrEqual(routes[0]?.ceiling.css ?? 0);
  expect(bytes).toBeLessThanOrEqual(14_000);
  test.info().annotations.push({ type: 'bytes', description: String(bytes) });
});
