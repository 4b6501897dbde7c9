import type { Page } from '@playwright/test';
import { expect, failedRequests, full, phone, test } from './support/test.js';
import { settled } from './support/visitor.js';

const map = (page: Page) => page.getByRole('region', { name: 'Map', exact: true });
const list = (page: Page) => page.getByRole('region', { name: 'Donations in view' });
const rows = (page: Page) => list(page).getByRole('listitem').filter({ visible: true });
const pins = (page: Page) => page.getByRole('list', { name: 'Map of donations near you' }).getByRole('button');

/** Sets the place chosen at an earlier visit. */
const visitIn = (page: Page, place: { latitude: number; longitude: number; city: string; region: string }) =>
  page.addInitScript((location) => {
    localStorage.setItem('clothesline_location', JSON.stringify({ source: 'chosen', location }));
  }, place);

test('a link to the map shows the live map without interaction', async ({ page }) => {
  const looks: string[] = [];
  await page.exposeFunction('noteLook', (look: string) => looks.push(look));
  await page.addInitScript(() => {
    const note = Reflect.get(window, 'noteLook') as (look: string) => void;
    new MutationObserver(() => {
      if (document.body?.innerText.includes('would be displayed here')) note('drawn');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/explore?view=map');
  await expect(map(page)).toBeVisible();
  await expect(pins(page).first()).toBeVisible();
  await expect(list(page).getByText(/^\d+ donations in view$/)).toBeVisible();
  expect(looks).toEqual([]);
});

test('Home shows no donations at made-up places', full, async ({ page }) => {
  await page.goto('/');
  const near = page.getByRole('region', { name: 'Donations Near You' });
  await expect(near.getByText(/^\d+ donations near you$/).first()).toBeVisible();
  await expect(pins(page)).toHaveCount(0);
  await expect(near.getByRole('link', { name: 'View all' })).toBeVisible();
  await page.mouse.move(200, 300);
  await near.scrollIntoViewIfNeeded();
  await expect(map(page)).toBeVisible();
  await expect(pins(page).first()).toBeVisible();
});

test('the map shows all search results', full, async ({ page, server }) => {
  const found = (await (await fetch(`${server.origin}/api/donations?search=jacket`)).json()) as object[];
  expect(found.length).toBeGreaterThan(1);
  await page.goto('/explore?search=jacket&view=map');
  await expect(list(page).getByText(`${found.length} donations in view`)).toBeVisible();
  await map(page).focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(list(page).getByText(/more outside this view\./)).toBeVisible();
  await list(page).getByRole('button', { name: 'Show all' }).click();
  await expect(list(page).getByText(`${found.length} donations in view`)).toBeVisible();
});

test('the map shows a message without search results', full, async ({ page }) => {
  await page.goto('/explore?search=qqzzxxyy&view=map');
  await expect(page.getByRole('heading', { name: 'No Donations Found' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notify me about new listings' })).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: 'Clear Search', exact: true }).click();
  await expect(list(page).getByText(/^\d+ donations in view$/)).toBeVisible();
});

test('the map extends to the nearest donation, or shows its direction if far away', full, async ({ page }) => {
  await visitIn(page, { latitude: 37.8044, longitude: -122.2712, city: 'Oakland', region: 'CA' });
  await page.goto('/explore?view=map');
  await expect(rows(page).first()).toBeVisible();
  await visitIn(page, { latitude: 52.52, longitude: 13.405, city: 'Berlin', region: 'Germany' });
  await page.reload();
  await expect(list(page).getByText(/The nearest donation is 5,\d\d\d(\.\d)? mi northwest\./)).toBeVisible();
  await list(page).getByRole('button', { name: 'Show nearest' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test.describe('if its donations fail to load', () => {
  test.use({ expectedNoise: failedRequests, unrendered: true });
  test('the map shows an error that its buttons do not cover, and no counts', full, async ({ page }) => {
    await page.route('**/api/donations/nearby*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/explore?view=map');
    const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch nearby donations' });
    await expect(failure).toBeVisible();
    await expect(page.getByText(/^0 donations in view$/)).toHaveCount(0);
    const box = await failure.boundingBox();
    for (const name of ['Use my location', 'Zoom in', 'Zoom out']) {
      const button = await page.getByRole('button', { name }).boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
    }
    await page.unroute('**/api/donations/nearby*');
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(pins(page).first()).toBeVisible();
  });
});

test('the list scrolls beside the map on desktops, and with the page below it on phones', phone, async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await page.mouse.move(200, 300);
  await map(page).scrollIntoViewIfNeeded();
  await expect(rows(page).first()).toBeVisible();
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  const heights = await list(page).evaluate(({ scrollHeight, clientHeight }) => ({ scrollHeight, clientHeight }));
  if (!isPhone) {
    expect(heights.scrollHeight).toBeGreaterThan(heights.clientHeight);
    return;
  }
  expect(heights.scrollHeight).toBe(heights.clientHeight);
  await expect(rows(page)).toHaveCount(3);
  await list(page).getByRole('button', { name: 'Show more' }).click();
  await expect(rows(page)).toHaveCount(9);
});

test('the area of the focused donation is shown if it is larger than its pin', full, async ({ page, server }) => {
  const [first] = (await (await fetch(`${server.origin}/api/donations?limit=1`)).json()) as [
    { latitude: number; longitude: number },
  ];
  const { latitude, longitude } = first;
  await visitIn(page, { latitude, longitude, city: 'Home', region: 'CA' });
  await page.goto('/explore?view=map');
  await expect(pins(page).first()).toBeVisible();
  await map(page).focus();
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await expect(page.locator('[data-placed] > circle')).toHaveCount(0);
  for (let level = 0; level < 4; level += 1) await page.keyboard.press('+');
  await pins(page).first().focus();
  await expect(page.locator('[data-placed] > circle').first()).toBeAttached();
});

test('the map’s list can be skipped by keyboard', async ({ page }) => {
  await page.goto('/explore?view=map');
  await expect(list(page).getByText(/^\d+ donations in view$/)).toBeVisible();
  const skip = list(page).getByRole('button', { name: 'Skip the list' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await list(page).evaluate((region) => region.contains(document.activeElement))).toBe(false);
});
