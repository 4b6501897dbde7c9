import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chat, dist, document, donation, featured, latest, manifest, market, pinned, play } from './support/world.mjs';

/** Counts what an element tells. @param {import('@playwright/test').Page} page */
const countErrors = (page) =>
  page.addInitScript(() => {
    Object.assign(window, { told: [], uncaught: 0 });
    const seen = /** @type {{ told: string[], uncaught: number }} */ (/** @type {unknown} */ (window));
    window.document.addEventListener('clothesline-error', ({ target }) => {
      if (target instanceof Element && target.localName.startsWith('clothesline-')) seen.told.push(target.localName);
    });
    addEventListener('error', () => (seen.uncaught += 1));
  });
/** @param {import('@playwright/test').Page} page */
const told = (page) =>
  page.evaluate(() => {
    const seen = /** @type {{ told: string[], uncaught: number }} */ (/** @type {unknown} */ (window));
    return { told: seen.told, uncaught: seen.uncaught };
  });

const list = '/api/donations';
const faults = {
  'is down': { down: true },
  'answers 500': { status: 500, json: { message: 'Broken' } },
  'answers HTML': { body: '<!doctype html><p>Proxy</p>' },
  'answers another shape': { json: { donations: 'many' } },
  'answers half a body': { body: '[{"id": 1, "title": "Co' },
};

for (const [name, answer] of Object.entries(faults)) {
  test(`shows an error once, retries on request, and does not affect its neighbors if the server ${name}`, async ({
    page,
  }) => {
    await countErrors(page);
    await play(page, {
      html: document(`${featured}<clothesline-donation-card donation-id="1"></clothesline-donation-card>${chat}`),
      api: { [list]: answer },
    });
    await expect(page.getByRole('alert')).toContainText('Failed to fetch donations');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect.poll(() => told(page)).toEqual({ told: ['clothesline-featured-donations'], uncaught: 0 });
    await page.unroute(`${market}/**`);
    await page.route(`${market}${list}**`, (route) =>
      route.fulfill({ json: [donation(7)], headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
  });
}

test('shows an error instead of the widget if its code fails to load, and retries', async ({ page }) => {
  await countErrors(page);
  let broken = true;
  await play(page, { html: document(`${featured}${chat}`, { script: '' }) });
  await page.route(`${market}/embed/*/donations.js`, (route) => (broken ? route.abort() : route.fallback()));
  await page.addScriptTag({ url: pinned });
  await expect(page.getByRole('alert')).toBeVisible();
  await expect.poll(async () => (await told(page)).told).toEqual(['clothesline-featured-donations']);
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toHaveCount(4);
});

test('the chat shows a failed message once, and can resend it', async ({ page }) => {
  await countErrors(page);
  await play(page, { html: document(`${featured}${chat}`), api: { '/api/chat': { status: 500, json: {} } } });
  await page.getByRole('button', { name: 'Open chat' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Coats?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText("I'm having trouble responding right now.");
  await expect.poll(() => told(page)).toEqual({ told: ['clothesline-chat'], uncaught: 0 });
  await page.route(`${market}/api/chat`, (route) =>
    route.fulfill({
      json: { assistantMessage: { content: 'Two coats near you.', timestamp: '2026-11-21T08:00:00.000Z' } },
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
    }),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Two coats near you.')).toBeVisible();
});

test('rejects modified code', async ({ page }) => {
  await play(page, { html: document(`${featured}${chat}`, { script: '' }) });
  await page.route(`${market}/embed/${manifest.folder}/donations.js`, (route) =>
    route.fulfill({
      body: 'window.foreign = true; export const define = () => {}',
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  );
  await page.addScriptTag({ url: pinned });
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await page.evaluate(() => 'foreign' in window)).toBe(false);
});

test('works if storage throws', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    }
  });
  await play(page, { html: document(`${featured}${chat}`) });
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.getByRole('button', { name: 'Open chat' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Coats?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Two coats near you.')).toBeVisible();
});

test('sanitizes hostile server responses', async ({ page }) => {
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  const hostile = {
    ...donation(1),
    title: '<img src=x onerror="window.hacked=1">',
    images: ['javascript:window.hacked=1', 'data:text/html,<script>window.hacked=1</script>'],
    locationName: '<script>window.hacked=1</script>',
  };
  const reply = 'See javascript:window.hacked=1 and data:text/html,x and https://good.test/a';
  await play(page, {
    html: document(`${featured}${chat}`),
    api: {
      [list]: {
        json: [
          hostile,
          { ...donation(2), images: ['//evil.test/a.png'] },
          { ...donation(3), images: ['file:///etc/passwd'] },
        ],
      },
      '/api/chat': { json: { assistantMessage: { content: reply, timestamp: 'never' } } },
    },
  });
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('link', { name: hostile.title })).toBeVisible();
  await page.getByRole('button', { name: 'Open chat' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Hi');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByRole('link')).toHaveCount(1);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(asked.filter((url) => /evil\.test|^javascript|^file|^data/.test(url))).toEqual([]);
});

test('reports once that a widget failed to load', { tag: '@full' }, async ({ page }) => {
  await play(page, { html: document(chat, { script: '' }) });
  let asked = 0;
  await page.route(`${market}/embed/*/start.js`, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.addScriptTag({ url: latest });
  const launcher = page.getByRole('button', { name: 'Open chat' });
  for (let times = 1; times <= 3; times += 1) {
    await launcher.hover();
    await expect.poll(() => asked).toBe(times);
    await page.mouse.move(0, 0);
  }
  await expect(page.getByRole('alert')).toHaveCount(1);
});

// WordPress optimizers serve copies of scripts from the site itself, some of them renamed.
for (const path of ['/wp-content/cache/min/1/embed/latest/embed.js', '/wp-content/litespeed/localres/aHR0.js']) {
  const files = { [path]: readFileSync(join(dist, 'latest/embed.js'), 'utf8') };

  test(`a copy of the script works with data-source: ${path}`, async ({ page }) => {
    const script = `<script src="${path}" data-source="${latest}" async></script>`;
    await play(page, { html: document(featured, { script }), files });
    await expect(page.getByRole('article')).toHaveCount(4);
  });

  test(`a copy of the script without data-source names the cause in the console: ${path}`, async ({ page }) => {
    /** @type {string[]} */
    const lines = [];
    page.on('console', (message) => lines.push(message.text()));
    page.on('pageerror', (error) => lines.push(error.message));
    await play(page, { html: document(featured, { script: `<script src="${path}" async></script>` }), files });
    await expect.poll(() => lines.join('\n')).toContain('embed.js copied? Add data-source');
  });
}
