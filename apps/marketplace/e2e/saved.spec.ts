import { expect, expectNoAxeViolations, fullOnce, test } from './support/test.js';
import { card, cards, heart, places, readTitle } from './support/visitor.js';

test('an empty list links to donations', fullOnce, async ({ page }) => {
  await page.goto('/saved');
  await expect(page.getByRole('heading', { name: 'No Saved Items' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Browse Donations' }).click();
  await expect(page).toHaveTitle('Explore Donations');
});

test('the heart saves a donation on the device, shown in Saved and the profile, and removes it', async ({ page }) => {
  await page.goto('/explore');
  const title = await readTitle(cards(page).first());
  await heart(page, title).click();
  await expect(heart(page, title)).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveTitle('Explore Donations');

  await places(page).getByRole('link', { name: 'Saved' }).click();
  await expect(card(page, title)).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto('/profile');
  await page.getByRole('tab', { name: 'Saved Items' }).click();
  await expect(card(page, title)).toBeVisible();
  await expectNoAxeViolations(page);

  await heart(page, title).click();
  await page.goto('/saved');
  await expect(page.getByRole('heading', { name: 'No Saved Items' })).toBeVisible();
});

test('saved donations appear in other tabs', fullOnce, async ({ page, context }) => {
  await page.goto('/explore');
  const other = await context.newPage();
  await other.goto('/saved');
  await expect(other.getByRole('heading', { name: 'No Saved Items' })).toBeVisible();
  const title = await readTitle(cards(page).first());
  await heart(page, title).click();
  await expect(card(other, title)).toBeVisible();
});

test('the profile shows the sample user, its donations and its settings', async ({ page }) => {
  await page.goto('/profile');
  await expect(page).toHaveTitle('My Profile');
  await expect(page.getByRole('tab', { name: 'My Donations' })).toHaveAttribute('aria-selected', 'true');
  await expect(
    page
      .getByRole('tabpanel')
      .getByRole('article')
      .or(page.getByRole('heading', { name: 'No Donations Yet' }))
      .first(),
  ).toBeVisible();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
  await expect(page.getByText('Email notifications enabled')).toBeVisible();
  await expectNoAxeViolations(page);
});
