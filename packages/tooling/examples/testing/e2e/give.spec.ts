import { createFakeBackend } from '@clothesline/api-client/testing';
import { expect, test } from '@playwright/test';

test('retries after an error', async ({ page }) => {
  const backend = createFakeBackend({ faults: [{ endpoint: 'listDonations', status: 503, times: 1 }] });
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const body = request.postDataBuffer();
    const response = await backend.fetch(request.url(), {
      method: request.method(),
      headers: await request.allHeaders(),
      ...(body && { body: new Uint8Array(body) }),
    });
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toHaveCount(4);
  expect(backend.calls.filter(({ endpoint }) => endpoint === 'listDonations')).toHaveLength(2);
});
