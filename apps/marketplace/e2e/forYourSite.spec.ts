import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { startFreshServer } from './support/freshServer.js';
import { waitForQuiet } from './support/quiet.js';
import { expect, expectNoAxeViolations, failedRequests, full, fullOnce, tabTo, test } from './support/test.js';
import { places, scrollToPreview, waitForHydration } from './support/visitor.js';

const lines = (page: Page, title = 'On the page') => page.getByLabel(title, { exact: true });
const frame = (page: Page) => page.frameLocator('iframe');

async function open(page: Page, widget?: string) {
  await page.goto('/for-your-site');
  await waitForHydration(page);
  if (widget) await page.getByLabel('Widget').selectOption(widget);
}

test('is linked in the footer, shows real donations, and updates the snippet', async ({ page }) => {
  await page.goto('/saved');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Widgets for your site' }).click();
  await expect(page.getByRole('heading', { name: 'Widgets for your site' })).toBeVisible();
  await scrollToPreview(page);
  await expect(frame(page).getByRole('article')).toHaveCount(4);
  await page.getByLabel('Number of donations').fill('2');
  await page.getByLabel('Category').selectOption('Women');
  await page.getByLabel('Colors').selectOption('dark');
  await expect(lines(page)).toContainText(
    '<clothesline-featured-donations theme="dark" category="Women" limit="2"><a href=',
  );
  await scrollToPreview(page);
  await expect(frame(page).getByRole('article')).toHaveCount(2);
  await expect(frame(page).getByText('Women').first()).toBeVisible();
  await places(page).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('previews each widget with its settings', full, async ({ page }) => {
  await open(page, 'Single donation');
  await expect(page.getByText('Paste a link to a donation first.')).toBeVisible();
  await page.getByLabel('Donation', { exact: true }).fill('https://clothes.example/donations/3');
  await scrollToPreview(page);
  await expect(frame(page).getByRole('article')).toHaveCount(1);
  await expect(lines(page)).toContainText('<clothesline-donation-card theme="auto" donation-id="3">');
  await expect(page.getByLabel('Position')).toHaveCount(0);
  await expect(page.getByLabel('Number of donations')).toHaveCount(0);

  await page.getByLabel('Widget').selectOption('Map');
  await scrollToPreview(page);
  await expect(frame(page).getByRole('heading', { name: 'Donations Near You' })).toBeVisible();
  await expect(page.getByLabel('Category')).toBeVisible();

  await page.getByLabel('Widget').selectOption('Donation form');
  await scrollToPreview(page);
  await expect(frame(page).getByRole('textbox', { name: 'Title' })).toBeVisible();
  await expect(page.getByText('Nothing you submit here will be listed')).toBeVisible();
  await expect(page.getByLabel('Category')).toHaveCount(0);

  await page.getByLabel('Widget').selectOption('Assistant chat');
  await page.getByLabel('Name shown in the chat').fill('Warm Hands');
  await page.getByLabel('Position').selectOption('Left');
  await page.getByRole('main').getByLabel('Language', { exact: true }).selectOption('English with British dates');
  await expect(lines(page)).toContainText(
    '<clothesline-chat product="Warm Hands" placement="start" lang="en-GB"></clothesline-chat>',
  );
  const launcher = frame(page).locator('clothesline-chat[placement=start]').getByRole('button', { name: 'Open chat' });
  await scrollToPreview(page);
  await launcher.click();
  await expect(frame(page).getByRole('dialog', { name: 'Warm Hands Assistant' })).toBeVisible();

  await page.getByRole('main').getByLabel('Language', { exact: true }).selectOption('Español');
  // Retries, since the iframe in the previous language may still be shown.
  await expect(async () => {
    await scrollToPreview(page);
    await expect(frame(page).getByRole('button', { name: 'Abrir chat' })).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('a charity enters answers, tries them, and exports them in the snippet or as a file', async ({ page }) => {
  await open(page);
  await page.getByLabel('Widget').selectOption('Assistant chat');
  await page.getByLabel('Question 1').fill('When are you open?');
  await page.getByLabel('Answer 1').fill('Tuesdays, 10 to 1');
  await page.getByLabel('Question 2').fill('Where can I drop off clothes?');
  await page.getByLabel('Answer 2').fill('At the side door.\n\nRing twice.');
  await expect(page.getByLabel('Question 3')).toBeVisible();
  await expect(lines(page)).toContainText('answers="{&quot;answers&quot;:[{');
  await scrollToPreview(page);
  await frame(page).getByRole('button', { name: 'Open chat' }).click();
  await frame(page).getByRole('textbox', { name: 'Message' }).fill('when are you open');
  await page.keyboard.press('Enter');
  await expect(frame(page).getByText('Tuesdays, 10 to 1')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download answers.json' }).click();
  const file = await (await download).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    answers: [
      { questions: ['When are you open?'], answer: 'Tuesdays, 10 to 1' },
      { questions: ['Where can I drop off clothes?'], answer: 'At the side door.\n\nRing twice.' },
    ],
  });
  await page.getByLabel('Link to your own answers').fill('https://www.charity.example/answers.json');
  await expect(lines(page)).toContainText('answers-url="https://www.charity.example/answers.json"');
  await expect(lines(page)).not.toContainText('Ring twice');
});

test('the preview does not cut off cards', async ({ page }) => {
  await open(page);
  await scrollToPreview(page);
  await expect(frame(page).getByRole('article')).toHaveCount(4);
  await expect
    .poll(async () => {
      const outer = await page.locator('iframe').boundingBox();
      const last = await frame(page).getByRole('article').last().boundingBox();
      return outer && last ? outer.y + outer.height - last.y - last.height : -1;
    })
    .toBeGreaterThan(0);
});

test.describe('the form in the preview', () => {
  test.use({ expectedNoise: failedRequests });
  test('does not create a donation', full, async ({ page, server }) => {
    await open(page, 'Donation form');
    await scrollToPreview(page);
    await frame(page).getByRole('textbox', { name: 'Title' }).fill('Two warm coats');
    await frame(page).getByRole('textbox', { name: 'Description' }).fill('Wool, both of them, hardly worn.');
    await frame(page).getByRole('combobox', { name: 'Category' }).selectOption('Women');
    await frame(page).getByRole('textbox', { name: 'Image URL' }).fill(`${server.origin}/pictures/coat.svg`);
    await frame(page).getByRole('button', { name: 'Add', exact: true }).click();
    await frame(page).getByRole('button', { name: 'Create Donation' }).click();
    await expect(frame(page).getByText('accept donations from this website yet')).toBeVisible();
  });
});

test('choices survive a reload, and are included in the URL', full, async ({ page }) => {
  await open(page, 'Assistant chat');
  await page.getByLabel('Name shown in the chat').fill('Warm Hands');
  await page.getByLabel('Position').selectOption('Left');
  await page.getByLabel('What your site is built with').selectOption('WordPress');
  await expect(page).toHaveURL(/product=Warm\+Hands/);
  await expect(page).toHaveURL(/kind=wordpress/);
  await page.reload();
  await expect(page.getByLabel('Name shown in the chat')).toHaveValue('Warm Hands');
  await expect(lines(page)).toContainText(
    '<div data-clothesline="chat" data-product="Warm Hands" data-placement="start">',
  );
  await page.goto('/for-your-site?tag=clothesline-chat&product=%22%3E%3Cscript%3E&theme=neon');
  await expect(page.getByLabel('Name shown in the chat')).toHaveValue('"><script>');
  await expect(lines(page)).toContainText('product="&quot;&gt;&lt;script&gt;"');
  await expect(page.getByLabel('Colors')).toHaveValue('auto');
});

test('an accent color applies to the preview and the snippet', full, async ({ page }) => {
  await open(page, 'Assistant chat');
  await page.getByLabel('Accent color', { exact: true }).fill('#5b2a86');
  const launcher = frame(page).getByRole('button', { name: 'Open chat' });
  await expect(launcher).toHaveCSS('background-color', 'rgb(91, 42, 134)');
  await expect(lines(page)).toContainText('<style>:root { --clothesline-color-accent: #5b2a86; }</style>');
});

test.describe('invalid input', () => {
  test('shows an error at its field, and no snippet until it is fixed', full, async ({ page }) => {
    await open(page);
    const limit = page.getByLabel('Number of donations');
    for (const text of ['0', '101', 'many', '2.5']) {
      await limit.fill(text);
      await expect(limit).toHaveAccessibleDescription('Enter a whole number from 1 to 100');
      await expect(limit).toHaveAttribute('aria-invalid', 'true');
      await expect(lines(page)).not.toContainText('limit=');
    }
    await limit.fill('7');
    await expect(lines(page)).toContainText('limit="7"');
    await page.getByLabel('Accent color', { exact: true }).fill('red;}</style>');
    await expect(page.getByLabel('Accent color', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Accent color', { exact: true }).fill('');
    await page.getByLabel('Widget').selectOption('Assistant chat');
    await page.getByLabel('Widget').selectOption('Donation form');
    await page.getByLabel('Your site’s address').fill('not a url');
    await expect(page.getByLabel('Your site’s address')).toHaveAccessibleDescription(/starts with https/);
  });

  test('is escaped as a name', fullOnce, async ({ page }) => {
    const name = `"><img src=x onerror="document.title='hacked'"></a><b>O'Hara & Sons`;
    await open(page, 'Assistant chat');
    await page.getByLabel('Name shown in the chat').fill(name);
    await scrollToPreview(page);
    await frame(page).getByRole('button', { name: 'Open chat' }).click();
    await expect(frame(page).getByRole('dialog', { name: `${name} Assistant` })).toBeVisible();
    await expect(frame(page).locator('img[src=x]')).toHaveCount(0);
    await expect(page).toHaveTitle('Widgets for your site - Clothesline');
  });
});

test.describe('the form', () => {
  test.use({
    server: async ({}, provide) => {
      const server = await startFreshServer({ EMBED_ORIGINS: 'https://charity.example' });
      await provide(server);
      await server.remove();
    },
  });

  test('checks whether the server accepts donations from the site', full, async ({ page }) => {
    await open(page, 'Donation form');
    const site = page.getByLabel('Your site’s address');
    await site.fill('https://charity.example/give');
    await expect(page.getByText('Visitors to https://charity.example can list donations.')).toBeVisible();
    await site.fill('https://www.charity.example/');
    await expect(page.getByRole('status').filter({ hasText: 'can’t list donations yet' })).toContainText(
      'add https://www.charity.example to EMBED_ORIGINS',
    );
    await page.getByLabel('Widget').selectOption('Map');
    await expect(site).toHaveCount(0);
    await expect(page.getByText('can’t list donations yet')).toHaveCount(0);
  });

  test.describe('while the server is down', () => {
    test.use({ expectedNoise: failedRequests });
    test('shows that the check failed', fullOnce, async ({ page, server }) => {
      await open(page, 'Donation form');
      // Loads all code before the server stops.
      await scrollToPreview(page);
      await expect(frame(page).getByRole('textbox', { name: 'Title' })).toBeVisible();
      await waitForQuiet(page);
      await server.stop();
      await page.getByLabel('Your site’s address').fill('https://charity.example');
      await expect(page.getByText('The server isn’t responding. Try again later.')).toBeVisible();
      await server.restart();
    });
  });
});

test('the WordPress snippet has two parts, with instructions for each', full, async ({ page }) => {
  await open(page);
  await page.getByLabel('What your site is built with').selectOption('WordPress');
  await expect(lines(page)).toContainText('<div data-clothesline="featured-donations" data-theme="auto">');
  await expect(lines(page, 'Once per site')).toHaveText(/^<script src=".*embed\.js" .*async><\/script>$/);
  const steps = page.getByRole('region', { name: 'Where to paste' });
  await expect(steps).toContainText('“Custom HTML” block');
  for (const [kind, words] of [
    ['Squarespace', '“Code” block'],
    ['Wix', 'Embed HTML'],
    ['HTML or something else', 'between <body> and </body>'],
  ] as const) {
    await page.getByLabel('What your site is built with').selectOption(kind);
    await expect(steps).toContainText(words);
  }
});

test('copies the snippet by keyboard, which works with a strict policy and its integrity hash', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.getByLabel('Version').selectOption('Keep this version');
  await expect(lines(page)).toContainText('integrity="sha384-');
  await tabTo(page, page.getByRole('button', { name: 'Copy' }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
  const pasted = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByText('If your site uses a Content Security Policy').click();
  const policy = (await lines(page, 'Policy').textContent()) ?? '';
  await page.route('**/pasted', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Charity</title><body>${pasted}`,
      headers: { 'Content-Security-Policy': policy },
    }),
  );
  await page.goto('/pasted');
  await expect(page.getByRole('article')).toHaveCount(4);
});

test('is accessible in light and dark, and fits the window', async ({ page }) => {
  await open(page, 'Donation form');
  await scrollToPreview(page);
  await expect(frame(page).getByRole('textbox', { name: 'Title' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
