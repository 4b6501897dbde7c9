import { waitForQuiet } from './support/quiet.js';
import { expect, failedRequests, full, fullOnce, once, test } from './support/test.js';
import {
  ask,
  cards,
  chatInput,
  chatPanel,
  fillDonation,
  newDonation,
  openChat,
  readPictureUrl,
  settled,
} from './support/visitor.js';

test.use({ expectedNoise: failedRequests, unrendered: true });

test('lists show errors, and can be reloaded', once, async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.goto('/');
  await expect(page.getByText('Failed to fetch donations')).toBeVisible();
  await expect(page.getByText('Failed to fetch nearby donations')).toBeVisible();
  await page.unroute('**/api/**');
  const featured = page.getByRole('region', { name: 'Featured Donations' });
  await featured.getByRole('button', { name: 'Try again' }).click();
  await expect(featured.getByRole('article')).toHaveCount(4);

  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.goto('/explore');
  await expect(page.getByText('Failed to fetch donations')).toBeVisible();
  await page.unroute('**/api/**');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click();
  await expect(cards(page).first()).toBeVisible();
});

test('shows that the browser is offline until it is back online', fullOnce, async ({ page, context }) => {
  const code = page.waitForResponse(/\/ExplorePage-/);
  await page.goto('/saved');
  await settled(page);
  // Loads the next screen's code, but not its data.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Browse Donations' }).hover();
  await code;
  await waitForQuiet(page);
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Browse Donations' }).click();
  await expect(page.getByText("You're offline. Connect to the internet and try again.")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click();
  await expect(cards(page).first()).toBeVisible();
});

test.describe('without a server', () => {
  test.use({ ownServer: true });

  test('a donation that cannot be sent is not lost', once, async ({ page, server }) => {
    const given = newDonation(server.origin, await readPictureUrl(server.origin));
    await page.goto('/create');
    await fillDonation(page, given);
    await server.stop();
    await page.getByRole('button', { name: 'Create Donation' }).click();
    await expect(page.getByText('Failed to create donation. Please try again.')).toBeVisible();
    await expect(page).toHaveTitle('Create Donation');
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(given.title);

    await server.restart();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(given.title);
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(given.description);
    await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue(given.category);
    await page.getByRole('button', { name: 'Create Donation' }).click();
    await expect(page.getByText('Your donation has been successfully listed.')).toBeVisible();
  });

  test('a message that cannot be sent is not lost', fullOnce, async ({ page, server }) => {
    await page.goto('/');
    await openChat(page);
    await ask(page, 'Hello');
    await server.stop();
    const log = await ask(page, 'Winter boots for a child?');
    await expect(log.getByText("I'm having trouble responding right now. Please try again later.")).toBeVisible();
    await expect(log.getByText('Winter boots for a child?')).toBeVisible();
    await expect(chatInput(page)).toBeEnabled();

    await chatInput(page).fill('a draft');
    await page.keyboard.press('Escape');
    await openChat(page);
    await expect(chatInput(page)).toHaveValue('a draft');

    await server.restart();
    await chatPanel(page).getByRole('button', { name: 'Try again' }).click();
    await expect(chatPanel(page).getByText('Assistant said:')).toHaveCount(2);
    await expect(log.getByText("I'm having trouble responding right now. Please try again later.")).toBeHidden();
  });
});

test.describe('code that cannot be fetched', once, () => {
  test.use({
    expectedNoise: /^Failed to load resource|net::ERR_|Unable to preload CSS|dynamically imported module|ChunkError/,
  });
  test('for a screen: shows an error, and can be retried', async ({ page }) => {
    await page.route('**/assets/CreatePage*', (route) => route.abort('connectionrefused'));
    await page.goto('/');
    await settled(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Donate Items' }).click();
    await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toBeVisible();
    await page.unroute('**/assets/CreatePage*');
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
  });

  test('for a help text: shows an error in the dialog, keeps the page, and can be retried', full, async ({ page }) => {
    await page.route('**/assets/HelpText*', (route) => route.abort('connectionrefused'));
    await page.goto('/');
    await settled(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    const dialog = page.getByRole('dialog', { name: 'Privacy Policy' });
    await expect(dialog.getByText('We couldn’t load this.')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.unroute('**/assets/HelpText*');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('heading').nth(1)).toBeVisible();
  });
});
