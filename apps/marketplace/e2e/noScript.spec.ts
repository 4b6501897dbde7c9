import { expect, phone, test } from './support/test.js';
import { places } from './support/visitor.js';

test.use({ javaScriptEnabled: false });

const screens = [
  '/',
  '/explore',
  '/explore?view=map',
  '/donations/5',
  '/people/3',
  '/saved',
  '/help/safety-tips',
  '/for-your-site',
  '/create',
];

for (const path of screens) {
  test(`${path} shows its content and explains which features need JavaScript`, phone, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByText('You can browse and search')).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Español' })).toBeVisible();
  });
}

for (const path of ['/create', '/requests', '/profile', '/saved']) {
  test(`${path} explains that it needs JavaScript and links to Explore`, phone, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText('This page needs JavaScript.')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Browse donations without JavaScript' })).toBeVisible();
    await expect(main.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0);
    await expect(main.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  });
}

test('visitors can search, filter, page, open donations, and change the language', phone, async ({ page }) => {
  await page.goto('/');
  await places(page).getByRole('link', { name: 'Explore' }).click();
  await expect(page.getByRole('article')).toHaveCount(24);
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(page.getByRole('article')).toHaveCount(24);
  await page.getByRole('searchbox').last().fill('coat');
  await page.getByLabel('Category').selectOption('Men');
  await page.getByLabel('Available only').check();
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Men Donations' })).toBeVisible();
  await expect(page.getByLabel('Available only')).toBeChecked();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All Donations' })).toBeVisible();
  const first = page.getByRole('article').first();
  const title = await first.getByRole('heading').textContent();
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Consejos de seguridad' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Consejos de seguridad' })).toBeVisible();
});

test('the map falls back to a list', async ({ page }) => {
  await page.goto('/explore?view=map&search=coat');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Grid' }).click();
  await expect(page.getByRole('link', { name: 'Map', exact: true })).toBeVisible();
});
