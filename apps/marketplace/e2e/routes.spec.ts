import type { Page } from '@playwright/test';
import {
  expect,
  expectNoAxeViolations,
  failedRequests,
  full,
  fullOnce,
  isPhone,
  once,
  phone,
  test,
} from './support/test.js';
import { cards, places, settled } from './support/visitor.js';

/** Titles from spec §2, or the product name. */
const routes = [
  {
    path: '/',
    title: 'Clothesline - Connect, Donate, Share',
    heading: 'Connecting those who give with those in need.',
  },
  { path: '/explore', title: 'Explore Donations', heading: 'All Donations' },
  { path: '/create', title: 'Create Donation', heading: undefined },
  { path: '/saved', title: /Saved/, heading: undefined },
  { path: '/profile', title: 'My Profile', heading: undefined },
  { path: '/requests', title: 'Requests - Clothesline', heading: undefined },
  { path: '/moderation', title: 'Moderation - Clothesline', heading: 'Moderators only' },
  { path: '/donations/1', title: / - Clothesline$/, heading: undefined },
] as const;

for (const { path, title, heading } of routes) {
  test(`${path} has its title and no accessibility problems in light and dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const response = await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await settled(page);
    // The title for link previews and search engines.
    expect(await readHtmlTitle(page, (await response?.text()) ?? '')).toBe(await page.title());
    await expectNoAxeViolations(page);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeViolations(page);
  });
}

test('all icons, feeds, manifests, and preview images of a page exist', async ({ page, request }) => {
  for (const path of ['/', '/explore?search=coat', '/donations/1']) {
    await page.goto(path);
    const addresses = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel$="icon"], link[rel="manifest"], link[rel="alternate"]')]
        .map(({ href }) => href)
        .concat(document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? 'none'),
    );
    expect(addresses.length).toBeGreaterThan(3);
    for (const address of addresses) await expect(await request.get(address), address).toBeOK();
  }
  const { icons } = await (await request.get('/manifest.webmanifest')).json();
  for (const { src } of icons) await expect(await request.get(src), src).toBeOK();
});

test.describe('404', () => {
  test.use({ expectedNoise: failedRequests });
  test('an unknown path shows the spec’s 404 page with a link home', async ({ page }) => {
    const answer = await page.goto('/no/such/place');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveTitle('Clothesline - Connect, Donate, Share');
  });
});

test.describe('a missing donation', () => {
  test.use({ expectedNoise: failedRequests });
  test('shows an error with a link home', async ({ page }) => {
    await page.goto('/donations/999999999');
    await expect(page.getByRole('heading', { name: 'Donation Not Found' })).toBeVisible();
    await expect(
      page.getByText(
        "We couldn't find the donation you're looking for. It might have been removed or is no longer available.",
      ),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await page
      .getByRole('button', { name: 'Back to Home' })
      .or(page.getByRole('link', { name: 'Back to Home' }))
      .click();
    await expect(page).toHaveTitle('Clothesline - Connect, Donate, Share');
  });
});

test('the current page is marked', phone, async ({ page }) => {
  await page.goto('/explore');
  await expect(places(page).getByRole('link', { name: 'Explore' })).toHaveAttribute('aria-current', 'page');
  await places(page).getByRole('link', { name: 'Profile' }).click();
  await expect(places(page).getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
  await expect(places(page).getByRole('link', { name: 'Explore' })).not.toHaveAttribute('aria-current', 'page');
});

test('Back and Forward restore the page and scroll position', full, async ({ page }) => {
  await page.goto('/explore');
  const target = cards(page).nth(9).getByRole('link');
  await target.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(200);
  await target.click();
  await expect(page).toHaveURL(/\/donations\/\d+$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(50);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'All Donations' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 150);
  await page.goForward();
  await expect(page).toHaveURL(/\/donations\/\d+$/);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveTitle('Explore Donations');
});

test('Back goes home without history', fullOnce, async ({ page }) => {
  await page.goto('/donations/1');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveTitle('Clothesline - Connect, Donate, Share');
});

const topics = [
  'Help Center',
  'Safety Tips',
  'Donation Guidelines',
  'Privacy Policy',
  'Terms of Service',
  'Cookie Policy',
];

// The footer is the same on all pages, so a single topic is enough elsewhere.
for (const [path, names] of [
  ['/', topics],
  ['/explore', topics.slice(0, 1)],
  ['/donations/1', topics.slice(-1)],
] as const) {
  test(`the footer links work on ${path}`, path === '/' ? once : fullOnce, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    const footer = page.getByRole('contentinfo');
    for (const name of names) {
      await footer.getByRole('link', { name, exact: true }).click();
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      await expect(dialog).toContainText(/[\s\S]{200}/);
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    await footer.getByRole('link', { name: 'Community Stories' }).click();
    await expect(page.getByRole('heading', { name: 'Community Stories' })).toBeInViewport();
  });
}

test("the feed link opens the server's feed", fullOnce, async ({ page }) => {
  await page.goto('/saved');
  const response = page.waitForResponse('**/donations.atom');
  await page.getByRole('contentinfo').getByRole('link', { name: 'New donations (RSS)' }).click();
  expect((await response).headers()['content-type']).toContain('application/atom+xml');
});

test("the header's search opens Explore with its text, without requests while typing", async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto('/profile');
  // Waits for the page's own requests.
  await expect(cards(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu' }).click();
  const search = isPhone(page)
    ? page.getByRole('dialog').getByPlaceholder('Search donations...')
    : page.getByRole('banner').getByPlaceholder('Search donations...');
  const before = calls.length;
  await search.fill('boots');
  expect(calls.slice(before).filter((url) => url.includes('/api/'))).toEqual([]);
  await search.press('Enter');
  await expect(page).toHaveTitle('Explore Donations');
  await expect(page.getByRole('main').getByPlaceholder('Search donations...')).toHaveValue('boots');
  await expect(cards(page).first()).toContainText(/boot/i);
});

/** Horizontal overflow in px. */
function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The title in the HTML, before any scripts run. */
async function readHtmlTitle(page: Page, html: string): Promise<string> {
  return page.evaluate((text) => new DOMParser().parseFromString(text, 'text/html').title, html);
}
