import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { document, manifest, market, play } from './support/world.mjs';

/** A page of the charity's site, as serve.mjs gives it. @param {string} name */
const served = (name) =>
  readFileSync(new URL(`../public/${name}`, import.meta.url), 'utf8').replaceAll('{{marketplace}}', market);

/** @param {import('@playwright/test').Page} page */
const generator = (page) =>
  play(page, {
    html: served('widgets.html'),
    files: { '/widgets.js': served('widgets.js'), '/site.css': served('site.css'), '/icon.svg': served('icon.svg') },
  });

test('writes the lines for what is chosen, shows it, and copies by keyboard', async ({ page }) => {
  // The page is not on https, where a browser has no clipboard of its own.
  await page.addInitScript(() => {
    const writeText = (/** @type {string} */ text) => void Object.assign(window, { copied: text });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  await generator(page);
  const lines = page.getByLabel('The lines', { exact: true });
  await expect(lines).toContainText('<clothesline-featured-donations theme="light"></clothesline-featured-donations>');
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.getByLabel('Category').selectOption('Women');
  await page.getByLabel('Colours').selectOption('dark');
  await page.getByLabel(/As a div/).check();
  await page.getByLabel('Accent').fill('#1d5c4d');
  await expect(lines).toContainText(
    '<div data-clothesline="featured-donations" data-theme="dark" data-category="Women"></div>',
  );
  await expect(page.getByLabel('Your colour')).toContainText('--clothesline-color-accent: #1d5c4d');
  await page.getByRole('button', { name: 'Copy the lines' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
  expect(await page.evaluate('copied')).toBe(await lines.textContent());
  await page.getByLabel('Widget').selectOption('chat');
  await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toHaveCount(0);
});

test('selects the lines where the browser has no clipboard', async ({ page }) => {
  await generator(page);
  await page.getByRole('button', { name: 'Copy the lines' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Selected' })).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toContain('embed.js');
});

test('its lines work under its policy, checked by the hash', async ({ page, context }) => {
  await generator(page);
  await page.getByLabel(/Fixed version/).check();
  const lines = page.getByLabel('The lines', { exact: true });
  await expect(lines).toContainText(`${manifest.folder}/embed.js" integrity="sha384-`);
  const code = (await lines.textContent()) ?? '';
  const policy = (await page.getByLabel("What the page's policy must allow").textContent()) ?? '';
  const charity = await context.newPage();
  /** @type {string[]} */
  const violations = [];
  charity.on('console', (message) => {
    if (message.type() === 'error') violations.push(message.text());
  });
  await play(charity, { html: document(code, { script: '' }), headers: { 'Content-Security-Policy': policy } });
  await expect(charity.getByRole('article')).toHaveCount(4);
  expect(violations).toEqual([]);
});

test('says so where the server of the widgets does not answer', async ({ page }) => {
  await page.route(`${market}/**`, (route) => route.abort());
  await page.route(/charity\.test/, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const type = name.endsWith('.js') ? 'text/javascript' : 'text/html';
    return route.fulfill({ body: served(name || 'widgets.html'), contentType: type });
  });
  await page.goto('http://charity.test/');
  await expect(page.getByRole('alert')).toContainText('does not answer');
  await expect(page.getByRole('button', { name: 'Copy the lines' })).toBeDisabled();
});

for (const name of ['index.html', 'give.html', 'widgets.html']) {
  test(`asks for nothing that is not there on ${name}`, async ({ page }) => {
    /** @type {string[]} */
    const missing = [];
    page.on('response', (response) => response.status() >= 400 && missing.push(response.url()));
    const files = Object.fromEntries(
      ['site.css', 'icon.svg', 'mark.svg', 'harbour.svg', 'widgets.js'].map((file) => [`/${file}`, served(file)]),
    );
    await play(page, { html: served(name), files });
    await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible();
    expect(missing).toEqual([]);
    // A browser that draws no tabs asks for no icon.
    const icon = await page.evaluate(() => window.document.querySelector('link[rel=icon]')?.getAttribute('href'));
    expect(Object.keys(files)).toContain(`/${icon}`);
  });
}
