import { fileURLToPath } from 'node:url';
import { type FreshServer, startFreshServer } from './support/freshServer.js';
import { expect, expectNoAxeViolations, failedRequests, full, fullOnce, once, test } from './support/test.js';
import { settled, waitForHydration } from './support/visitor.js';

const example = fileURLToPath(new URL('../../server/site-example', import.meta.url));

test.describe('a configured site', () => {
  test.use({ server: ({}, provide) => onServer({ SITE_DIR: example }, provide) });

  test.describe('including its 404 page', () => {
    test.use({ expectedNoise: failedRequests });
    test('has its own name, logo, and texts', async ({ page }) => {
      for (const [path, title] of [
        ['/', 'Liffey Rail - Connect, Donate, Share'],
        ['/saved', 'Saved Items - Liffey Rail'],
        ['/no/such', 'Page Not Found - Liffey Rail'],
      ] as const) {
        const response = await page.goto(path);
        await expect(page).toHaveTitle(title);
        expect(await response?.text()).not.toContain('Clothesline');
        expect(await page.locator('body').innerText()).not.toContain('Clothesline');
      }
      await page.goto('/');
      await settled(page);
      const brand = page.getByRole('banner').getByRole('link', { name: 'Liffey Rail home' });
      expect(await brand.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      await expect(page.getByRole('contentinfo')).toContainText('Clothes change hands in Dublin, free of charge.');
      await expectNoAxeViolations(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectNoAxeViolations(page);
    });
  });

  test('shows its categories, story, social accounts, email address and legal notice', full, async ({ page }) => {
    await page.goto('/create');
    const options = page.getByRole('combobox', { name: 'Category' }).locator('option');
    await expect(options).toContainText(['Women', 'School uniforms', 'Household']);
    await page.goto('/');
    await page.getByRole('link', { name: 'Read more: Forty coats by Friday' }).click();
    await expect(page.getByRole('dialog')).toContainText('By Friday there were forty.');
    await expect(page.getByRole('dialog').locator('img')).toHaveJSProperty('naturalWidth', 640);
    await page.keyboard.press('Escape');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Liffey Rail on Mastodon' })).toHaveAttribute(
      'href',
      'https://mastodon.example/@liffey-rail',
    );
    await footer.getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('link', { name: 'hello@liffey-rail.example' })).toBeVisible();
    await page.keyboard.press('Escape');
    await footer.getByRole('link', { name: 'Legal Notice' }).click();
    await expect(page.getByRole('dialog')).toContainText('1 Example Quay, Dublin 1');
  });

  test('submits the newsletter form to its provider in a new tab', fullOnce, async ({ page, context }) => {
    const sent: string[] = [];
    await context.route('https://letters.example/**', (route) => {
      sent.push(route.request().postData() ?? '');
      return route.fulfill({ contentType: 'text/html', body: 'Please confirm.' });
    });
    await page.goto('/');
    await waitForHydration(page);
    const box = page.getByRole('contentinfo').getByRole('textbox', { name: 'Email address' });
    await box.fill('me');
    // The form's code loads on first use, and keeps the value.
    await expect(async () => {
      await box.press('Enter');
      await expect(box).toHaveAccessibleDescription(/Please enter an email address/, { timeout: 1000 });
    }).toPass();
    await expect(box).toHaveValue('me');
    await expect(box).toBeFocused();
    const opened = context.waitForEvent('page');
    await box.fill('me@example.org');
    await box.press('Enter');
    await expect((await opened).locator('body')).toHaveText('Please confirm.');
    expect(sent).toEqual(['EMAIL=me%40example.org']);
    await expect(page).toHaveURL(/\/$/);
  });

  test('shows distances in kilometers from its own city', fullOnce, async ({ page }) => {
    await page.goto('/donations/1');
    await expect(page.getByText(/, [\d.,]+ km away$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Location: Dublin' })).toBeVisible();
  });
});

test.describe('a site without demo data and settings', () => {
  test.use({ server: ({}, provide) => onServer({ DEMO: '0' }, provide) });

  test('shows no sample content', once, async ({ page }) => {
    await page.goto('/');
    await settled(page);
    await expect(page.getByText('Community Stories')).toHaveCount(0);
    await page.mouse.move(9, 9);
    const connected = page.getByRole('contentinfo').locator('section', { hasText: 'Stay Connected' });
    await expect(connected.getByRole('textbox')).toBeVisible();
    await expect(connected.getByRole('link')).toHaveCount(0);
  });
});

/** Provides a server with these settings. */
async function onServer(settings: Record<string, string>, provide: (server: FreshServer) => Promise<void>) {
  const server = await startFreshServer(settings);
  await provide(server);
  await server.remove();
}
