import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, full, fullOnce, isPhone, once, phone, tabTo, test } from './support/test.js';
import { card, cards, openFilters, places, settled, showResults } from './support/visitor.js';

const found = (page: Page) => page.getByRole('status').getByText(/^\d+ items? found$/);

/** Distances on the cards, in order. */
const miles = async (page: Page) =>
  (await cards(page).allTextContents()).map((text) => Number(/, ([\d.]+) mi/.exec(text)?.[1]));

async function choosePlace(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Your location' });
  await dialog.getByRole('combobox').fill(name);
  await dialog
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await expect(dialog).toBeHidden();
}

test('filters and order persist in the URL across reload, Back and Forward until cleared', async ({ page }) => {
  await page.goto('/explore');
  await settled(page);
  const all = await found(page).textContent();
  const filters = await openFilters(page);
  await filters.getByRole('combobox', { name: 'Category' }).selectOption('Children');
  await filters.getByRole('checkbox', { name: 'Available only' }).check();
  await showResults(page);
  await expect(page).toHaveURL(/\/explore\?category=Children&status=available$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Children Donations' })).toBeVisible();
  await expect(found(page)).not.toHaveText(all ?? '');
  const narrowed = (await found(page).textContent()) ?? '';

  await page.reload();
  await expect(found(page)).toHaveText(narrowed);
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/donations\/\d+$/);
  await page.goBack();
  await expect(found(page)).toHaveText(narrowed);
  await places(page).getByRole('link', { name: 'Saved' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved Items' })).toBeVisible();
  await page.goBack();
  await page.goForward();
  await page.goBack();
  await expect(found(page)).toHaveText(narrowed);
  await expectNoAxeViolations(page);

  const open = await openFilters(page);
  await open.getByRole(isPhone(page) ? 'button' : 'link', { name: 'Clear filters' }).click();
  await showResults(page);
  await expect(page).toHaveURL(/\/explore$/);
  await expect(found(page)).toHaveText(all ?? '');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `filters open in a sheet on phones, usable by keyboard, ${colorScheme}`,
    colorScheme === 'light' ? phone : full,
    async ({ page }) => {
      test.skip(!isPhone(page), 'A wide window shows them in the page');
      await page.emulateMedia({ colorScheme });
      await page.goto('/explore?category=Footwear');
      await settled(page);
      const opener = page.getByRole('button', { name: 'Filters (1) applied' });
      await tabTo(page, opener);
      await page.keyboard.press('Enter');
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      await expect(sheet.getByRole('combobox', { name: 'Category' })).toBeFocused();
      await tabTo(page, sheet.getByRole('checkbox', { name: 'Available only' }));
      await page.keyboard.press('Space');
      const count = (await found(page).textContent())?.match(/\d+/)?.[0];
      await expect(sheet.getByRole('button', { name: `Show ${count} results` })).toBeVisible();
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(page.getByRole('button', { name: 'Filters (2) applied' })).toBeFocused();
      await expect(page).toHaveURL(/status=available/);
    },
  );

  test(
    `search boxes show the same text, and phones two cards per row, ${colorScheme}`,
    colorScheme === 'light' ? phone : full,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/explore?search=coat&sort=nearest');
      await settled(page);
      await expect(page.getByRole('searchbox')).toHaveCount(isPhone(page) ? 1 : 2);
      for (const box of await page.getByRole('searchbox').all()) await expect(box).toHaveValue('coat');
      const tops = await cards(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(tops.filter((top) => top === tops[0])).toHaveLength(isPhone(page) ? 2 : 4);
      await expectNoAxeViolations(page);
    },
  );
}

test('“Nearest first” requires a place, and keeps it out of the URL', async ({ page }) => {
  await page.goto('/explore');
  await settled(page);
  await (await openFilters(page)).getByRole('combobox', { name: 'Sort' }).selectOption('Nearest first');
  await choosePlace(page, 'Oakland');
  await showResults(page);
  await expect(page.getByText('Choose a place to filter by distance.')).toBeHidden();
  await expect(page).toHaveURL(/\/explore\?sort=nearest$/);
  await expect
    .poll(async () => {
      const told = await miles(page);
      return told.length > 3 && told.every((one, index) => index === 0 || one >= (told[index - 1] ?? 0));
    })
    .toBe(true);
  const nearest = Math.floor((await miles(page))[0] ?? 0);
  await (await openFilters(page)).getByRole('combobox', { name: 'Distance' }).selectOption('Within 10 mi');
  await showResults(page);
  await expect(page).toHaveURL(/\/explore\?radius=10&sort=nearest$/);
  await expect.poll(async () => Math.max(...(await miles(page)))).toBeLessThanOrEqual(10);
  await page.reload();
  await settled(page);
  await expect.poll(async () => Math.floor((await miles(page))[0] ?? 0)).toBe(nearest);
  await page.getByRole('tab', { name: 'Map' }).click();
  await expect(page.getByRole('region', { name: 'Map' })).toBeVisible();
});

test('without a place, a link to the nearest shows the newest, and explains why', fullOnce, async ({ page }) => {
  await page.goto('/explore?sort=nearest&radius=5');
  await expect(page.getByText('Choose a place to filter by distance.')).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Choose a place' }).click();
  await choosePlace(page, 'Mission');
  await expect(page.getByText('Choose a place to filter by distance.')).toBeHidden();
  await expect.poll(async () => Math.max(...(await miles(page)))).toBeLessThanOrEqual(5);
});

test('the filters work with the keyboard', once, async ({ page }) => {
  await page.goto('/explore');
  await settled(page);
  await tabTo(page, page.getByRole('combobox', { name: 'Category' }));
  await page.keyboard.type('Foot');
  await expect(page).toHaveURL(/category=Footwear/);
  await tabTo(page, page.getByRole('checkbox', { name: 'Available only' }));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/status=available/);
  await tabTo(page, page.getByRole('link', { name: 'Clear filters' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/explore$/);
  await expect(card(page, 'Zebra raincoat')).toBeVisible();
});
