import { expect, test } from '@playwright/test';
import { chat, document, featured, play } from './support/world.mjs';

test('continues after it is moved, cloned, removed, and restored', async ({ page }) => {
  await play(page, { html: document(`<main></main>${featured}${chat}`) });
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.getByRole('button', { name: 'Open chat' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Coats?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Two coats near you.')).toBeVisible();
  await page.evaluate(() => {
    const main = /** @type {HTMLElement} */ (window.document.querySelector('main'));
    const [list, assistant] = ['clothesline-featured-donations', 'clothesline-chat'].map(
      (tag) => /** @type {HTMLElement} */ (window.document.querySelector(tag)),
    );
    if (list && assistant) main.append(list, list.cloneNode(true), assistant);
  });
  await expect(page.getByRole('article')).toHaveCount(8);
  await expect(page.getByText('Two coats near you.')).toBeVisible();
  await page.evaluate(async () => {
    const list = /** @type {HTMLElement} */ (window.document.querySelector('clothesline-featured-donations'));
    list.remove();
    await new Promise((resolve) => setTimeout(resolve, 300));
    window.document.body.append(list);
  });
  await expect(page.getByRole('article')).toHaveCount(8);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  // the code loads while the tapped button is still :active, which once kept the chat closed
  test('opens at the first tap', { tag: '@full' }, async ({ page }) => {
    await play(page, { html: document(chat) });
    await page.getByRole('button', { name: 'Open chat' }).tap();
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  });
});

test('works after Turbo replaces the body', { tag: '@full' }, async ({ page }) => {
  await play(page, { html: document(`${featured}${chat}`) });
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.evaluate(() => {
    const next = window.document.createElement('body');
    next.innerHTML =
      '<h1>Next</h1><div data-clothesline="featured-donations" data-limit="2"></div><clothesline-chat></clothesline-chat>';
    window.document.documentElement.replaceChild(next, window.document.body);
  });
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeFocused();
});

test('accepts curly quotes from text editors, with a warning', async ({ page }) => {
  const warnings = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const html = document('<div data-clothesline=”featured-donations” data-category=“Women” data-limit=”2”></div>');
  await play(page, { html });
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').filter({ hasText: 'Women' })).toHaveCount(2);
  await expect.poll(() => warnings.filter((text) => text.includes('curly quotes'))).toHaveLength(2);
});

test('accepts a div instead of the tag, early properties, and warns about invalid JSON', async ({ page }) => {
  /** @type {string[]} */
  const warnings = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const card = `<clothesline-featured-donations limit="1" messages="{no json"></clothesline-featured-donations>`;
  await play(page, {
    html: document(`<div data-clothesline="chat" data-product="Harbour" data-open></div>${card}<script>
      window.document.querySelector('clothesline-featured-donations').viewAllHref = '/all';</script>`),
  });
  await expect(page.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/all');
  await expect(page.getByRole('dialog', { name: 'Harbour Assistant' })).toBeVisible();
  await expect.poll(() => warnings.length).toBe(1);
  expect(warnings[0]).toMatch(/ignored .*as JSON in single quotes/s);
});

test('150 mounts leak no memory or listeners', { tag: '@full' }, async ({ page }) => {
  await play(page, { html: document(`<main></main>${chat}`) });
  await page.getByRole('button', { name: 'Open chat' }).hover();
  await page.waitForFunction(() => customElements.get('clothesline-chat'));
  const session = await page.context().newCDPSession(page);
  const heap = async () => {
    await page.waitForTimeout(250);
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  const mount = (/** @type {number} */ times) =>
    page.evaluate(async (count) => {
      const main = window.document.querySelector('main');
      for (let index = 0; index < count; index += 1) {
        const element = window.document.createElement('clothesline-chat');
        main?.append(element);
        await new Promise((resolve) => setTimeout(resolve));
        element.remove();
      }
    }, times);
  // warm up, until the engine has optimized the code
  await mount(150);
  const before = await heap();
  await mount(150);
  expect((await heap()) - before).toBeLessThan(150_000);
});
