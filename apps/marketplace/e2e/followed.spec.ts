import { expect, expectNoAxeViolations, full, fullOnce, once, tabTo, test } from './support/test.js';
import { card, places, settled } from './support/visitor.js';
import type { Page } from '@playwright/test';

test.use({ ownServer: true });

const followed = (page: Page) => page.getByRole('region', { name: 'Followed searches' });

/** Follows the search of Explore without mails. */
async function follow(page: Page, button = 'Follow this search'): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: 'Get email alerts' });
  await dialog.getByRole('combobox', { name: 'How often' }).selectOption('No emails. I’ll check Saved on this device.');
  await dialog.getByRole('button', { name: 'Get alerts' }).click();
}

/** Lists a coat as another person. */
async function list(origin: string, title: string): Promise<void> {
  const response = await fetch(`${origin}/api/donations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      title,
      description: 'Warm.',
      category: 'Men',
      images: [`${origin}/icon.svg`],
      userId: 1,
      latitude: 37.77,
      longitude: -122.42,
      locationName: 'San Francisco, CA',
    }),
  });
  expect(response.status).toBe(201);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `a followed search shows new listings, ${colorScheme}`,
    colorScheme === 'light' ? {} : full,
    async ({ page, server }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/explore?search=purple+marmalade+coat');
      await settled(page);
      await follow(page, 'Notify me about new listings');
      await expect(page.getByText('You’re following this search', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Stop following' })).toBeVisible();
      await places(page).getByRole('link', { name: 'Saved' }).click();
      await expect(followed(page).getByText('Nothing new since your last visit')).toBeVisible();
      await expectNoAxeViolations(page);

      await list(server.origin, 'Purple coat, marmalade lining');
      await page.reload();
      await expect(followed(page).getByText('1 new')).toBeVisible();
      await expect(followed(page).getByRole('link', { name: 'Purple coat, marmalade lining' })).toBeVisible();
      await expectNoAxeViolations(page);
      const feed = (await followed(page).getByRole('link', { name: /RSS/ }).getAttribute('href')) ?? '';
      expect(await (await fetch(server.origin + feed)).text()).toContain(
        '<title>Purple coat, marmalade lining</title>',
      );

      await followed(page).getByRole('link', { name: '“purple marmalade coat”', exact: true }).click();
      await expect(card(page, 'Purple coat, marmalade lining')).toBeVisible();
      await places(page).getByRole('link', { name: 'Saved' }).click();
      await expect(followed(page).getByText('Nothing new since your last visit')).toBeVisible();

      await followed(page)
        .getByRole('button', { name: /^Stop following/ })
        .click();
      await expect(followed(page).getByRole('listitem')).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(followed(page).getByRole('listitem')).toHaveCount(1);
    },
  );
}

test('a search followed in one tab appears in another, with the keyboard only', once, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/saved');
  await expect(followed(other).getByText(/^Follow a search on Explore/)).toBeVisible();
  await page.goto('/explore?search=coat&category=Men');
  await settled(page);
  await tabTo(page, page.getByRole('button', { name: 'Follow this search' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Get email alerts' });
  await tabTo(page, dialog.getByRole('combobox', { name: 'How often' }));
  await page.keyboard.press('End');
  await tabTo(page, dialog.getByRole('button', { name: 'Get alerts' }));
  await page.keyboard.press('Enter');
  await expect(followed(other).getByText('“coat”, Men')).toBeVisible();
  await tabTo(other, followed(other).getByRole('button', { name: /^Stop following/ }));
  await other.keyboard.press('Enter');
  await expect(followed(other)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Follow this search' })).toBeVisible();
});

test('a followed search keeps its place when the visitor’s place changes', fullOnce, async ({ page, server }) => {
  const choose = (city: string, latitude: number, longitude: number) =>
    page.evaluate(
      (location) => localStorage.setItem('clothesline_location', JSON.stringify({ source: 'chosen', location })),
      { city, region: 'CA', latitude, longitude },
    );
  await page.goto('/saved');
  await choose('San Francisco', 37.77, -122.42);
  await page.goto('/explore?radius=5&category=Men');
  await settled(page);
  await follow(page);
  // Waits for the initial results, which count as seen.
  await settled(page);
  await choose('San Jose', 37.3382, -121.8863);
  await list(server.origin, 'A hat');
  await page.goto('/saved');
  await expect(followed(page).getByText('Men, within 5 mi of San Francisco')).toBeVisible();
  await expect(followed(page).getByText('1 new')).toBeVisible();
  await followed(page)
    .getByRole('link', { name: /^Men, within/ })
    .click();
  await expect(card(page, 'A hat')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Location: San Francisco' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop following' })).toBeVisible();
});
