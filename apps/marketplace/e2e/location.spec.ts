import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, full, fullOnce, isPhone, once, test } from './support/test.js';
import { cards, fillDonation, newDonation, readPictureUrl, waitForHydration } from './support/visitor.js';

const outerSunset = { latitude: 37.7534, longitude: -122.4941 };

async function openLocation(page: Page) {
  await waitForHydration(page);
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Location: San Francisco' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your location' });
  await expect(dialog).toBeVisible();
  return dialog;
}

function nearbyCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/donations/nearby')) calls.push(request.url());
  });
  return calls;
}

test.describe('granted', () => {
  test.use({ permissions: ['geolocation'], geolocation: outerSunset });
  test("loads donations near the browser's position", async ({ page }) => {
    const calls = nearbyCalls(page);
    await page.goto('/');
    await expect.poll(() => calls.at(-1)).toContain('lat=37.7534&lng=-122.4941');
    // The live map loads on the first interaction.
    await page.mouse.move(200, 300);
    const pins = page.getByRole('list', { name: 'Map of donations near you' });
    await expect(pins.getByRole('button').first()).toBeVisible();
    const dialog = await openLocation(page);
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Reset to San Francisco' }).click();
    // The page was rendered with nearby donations of this city.
    await expect(page.getByText('Distances are from San Francisco.')).toBeVisible();
  });
});

test('a place can be chosen by name, even misspelled, and is remembered', async ({ page }) => {
  const calls = nearbyCalls(page);
  await page.goto('/');
  const dialog = await openLocation(page);
  const box = dialog.getByRole('combobox', { name: 'City or neighborhood' });
  await box.fill('Okland');
  await expect(dialog.getByRole('option', { name: 'Oakland, CA' })).toBeVisible();
  await expectNoAxeViolations(page);
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(() => calls.at(-1)).toMatch(/lat=37\.8\d*&lng=-122\.2\d*/);
  await page.goto('/saved');
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Location: Oakland' })).toBeVisible();
});

test.describe('granted elsewhere', once, () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 40.7433, longitude: -74.0324 } });
  test('names another city', full, async ({ page }) => {
    await page.goto('/saved');
    if (isPhone(page)) await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('button', { name: /^Location: (?!San Francisco)/ })).toBeVisible();
  });
});

/** A door with digits that must not appear in responses. */
const door = { latitude: 37.761_234_5, longitude: -122.435_678_9 };

test.describe('a donor at home', once, () => {
  test.use({ permissions: ['geolocation'], geolocation: door });
  test('sees the public area, and only that is sent to others', async ({ page, server }) => {
    const told: string[] = [];
    // Intercepts responses, so that they are recorded before the page shows them.
    await page.route('**/api/**', async (route) => {
      const response = await route.fetch();
      told.push(await response.text());
      await route.fulfill({ response });
    });
    const donation = newDonation(server.origin, await readPictureUrl(server.origin));
    await page.goto('/create');
    await fillDonation(page, donation);
    const area = page.getByRole('figure').filter({ hasText: 'People will see this area, not your address.' });
    await expect(area.getByText('Map showing San Francisco, CA')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Create Donation' }).click();
    await expect(page.getByText('Your donation has been successfully listed.')).toBeVisible();
    await page.goto('/explore');
    await expect(cards(page).first()).toContainText(donation.title);
    // The donor's own response, and the public list.
    await expect.poll(() => told.filter((text) => text.includes(donation.title)).length).toBeGreaterThanOrEqual(2);
    expect(told.filter((text) => /37\.76123|-122\.4356[78]/.test(text)).length).toBe(0);
    expect(told.some((text) => text.includes('"areaMeters":1000'))).toBe(true);
  });
});

test('denied: uses the default place, and only shows a message on request', once, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Distances are from San Francisco.')).toBeVisible();
  await expect(page.getByText('Unable to retrieve your location')).toBeHidden();
  const dialog = await openLocation(page);
  await dialog.getByRole('button', { name: 'Use my location' }).click();
  await expect(dialog.getByText('Unable to retrieve your location')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('unsupported: uses the default place, and only shows a message on request', fullOnce, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'geolocation', { value: undefined });
  });
  await page.goto('/');
  await expect(page.getByText('Distances are from San Francisco.')).toBeVisible();
  const dialog = await openLocation(page);
  await dialog.getByRole('button', { name: 'Use my location' }).click();
  await expect(dialog.getByText('Geolocation is not supported by your browser')).toBeVisible();
});

test('all cards show a valid distance', fullOnce, async ({ page }) => {
  await page.goto('/explore');
  await expect(cards(page).first()).toBeVisible();
  for (const text of await cards(page).allTextContents()) {
    expect(text).not.toMatch(/undefined|NaN|null/);
    expect(text).toMatch(/, \d+(\.\d)? mi/);
  }
});

test('shows where distances are measured from', full, async ({ page }) => {
  for (const path of ['/', '/explore', '/explore?view=map', '/profile']) {
    await page.goto(path);
    await expect(page.getByText('Distances are from San Francisco.')).toBeVisible();
  }
  await cards(page).first().getByRole('link').click();
  await expect(page.getByText(/ mi away from the city center$/)).toBeVisible();
  const dialog = await openLocation(page);
  await dialog.getByRole('combobox', { name: 'City or neighborhood' }).fill('oakland');
  await dialog.getByRole('option', { name: 'Oakland, CA' }).click();
  await expect(page.getByText(/ mi away$/)).toBeVisible();
  await expect(page.getByText(/ mi away from/)).toHaveCount(0);
  await page.goto('/explore');
  await expect(page.getByText('Distances are from Oakland.')).toBeVisible();
});
