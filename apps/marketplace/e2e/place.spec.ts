import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, full, test } from './support/test.js';
import { fillDonation, newDonation, readPictureUrl } from './support/visitor.js';

test.use({ ownServer: true });

const field = (page: Page) => page.getByRole('combobox', { name: 'Location' });
const note = (page: Page) => page.getByText('People will see this area, not your address.');

async function fill(page: Page, origin: string): Promise<string> {
  const donation = newDonation(origin, await readPictureUrl(origin));
  await page.goto('/create');
  await fillDonation(page, donation);
  return donation.title;
}

async function listed(origin: string, title: string) {
  const response = await fetch(`${origin}/api/donations?search=${encodeURIComponent(title)}`);
  const [first] = (await response.json()) as { locationName: string; latitude: number; longitude: number }[];
  return first;
}

test('a donation is listed at its described place, without changing the visitor’s location', async ({
  page,
  server,
}) => {
  const title = await fill(page, server.origin);
  await field(page).fill('Main library, oakl');
  await expect(page.getByRole('option', { name: 'Oakland, CA' })).toBeInViewport({ ratio: 1 });
  await expectNoAxeViolations(page);
  await field(page).press('ArrowDown');
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('Main library, Oakland, CA');
  await note(page).scrollIntoViewIfNeeded();
  await expect(page.getByRole('figure').getByText('Map showing Oakland, CA')).toBeVisible();
  await page.getByRole('button', { name: 'Create Donation' }).click();
  await expect(page.getByText('Donation Created')).toBeVisible();
  const donation = await listed(server.origin, title);
  expect(donation?.locationName).toBe('Main library, Oakland, CA');
  expect(Math.abs((donation?.latitude ?? 0) - 37.8044)).toBeLessThan(0.03);
  expect(Math.abs((donation?.longitude ?? 0) + 122.2712)).toBeLessThan(0.03);
  expect(await page.evaluate(() => localStorage.getItem('clothesline_location'))).toBeNull();
});

test('the place can be set to the center of the map by keyboard', full, async ({ page, server }) => {
  const title = await fill(page, server.origin);
  const map = page.getByRole('region', { name: 'Map showing San Francisco, CA' });
  // Retries, since the live map loads near the viewport, and pictures that load above it may move it away.
  await expect(async () => {
    await page.getByRole('button', { name: 'Create Donation' }).scrollIntoViewIfNeeded();
    await map.focus({ timeout: 2000 });
  }).toPass();
  await expect(note(page)).toBeVisible();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Use map center' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Use map center' })).toHaveCount(0);
  await expect(note(page)).toBeVisible();
  await page.getByRole('button', { name: 'Create Donation' }).click();
  await expect(page.getByText('Donation Created')).toBeVisible();
  expect((await listed(server.origin, title))?.latitude).toBeLessThan(37.765);
});

test('an unknown place shows an error at its field, and nothing is lost', full, async ({ page, server }) => {
  const title = await fill(page, server.origin);
  await field(page).fill('Behind the big tree');
  await page.getByRole('button', { name: 'Create Donation' }).click();
  await expect(field(page)).toHaveAccessibleDescription(/We can.t find “Behind the big tree.”/);
  await expect(field(page)).toBeFocused();
  await expect(note(page)).toHaveCount(0);
  await page.reload();
  await expect(field(page)).toHaveValue('Behind the big tree');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
});
