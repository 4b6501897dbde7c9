import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { chat, document, featured, installed, latest, older, play } from './support/world.mjs';

const body = `<p>Text</p><div id="place">${featured}</div>${chat}`;

/** Pages that fight, by what they bring along. @type {Readonly<Record<string, Parameters<typeof document>[1] & { css?: string, js?: string }>>} */
const pages = {
  'bootstrap 4': { css: installed('bootstrap4/dist/css/bootstrap.min.css') },
  'bootstrap 5': { css: installed('bootstrap/dist/css/bootstrap.min.css') },
  'bootstrap 3 and html at 10px': {
    css: `${installed('bootstrap3/dist/css/bootstrap.min.css')} html { font-size: 10px }`,
  },
  'tailwind preflight': { css: installed('tailwindcss/preflight.css') },
  bulma: { css: installed('bulma/css/bulma.min.css') },
  foundation: { css: installed('foundation-sites/dist/css/foundation.min.css') },
  'everything important': {
    css: `* { font: 30px fantasy !important; color: lime !important; letter-spacing: 9px !important; margin: 7px !important; padding: 5px !important; border: 3px solid red !important; background: yellow !important; text-transform: uppercase !important; line-height: 3 !important }`,
  },
  'hidden buttons': {
    css: 'button, svg, a, p, input, textarea, div:empty { display: none !important } #place { display: block !important }',
  },
  'quirks mode': { doctype: '' },
  'jQuery 1.x': { js: installed('jquery1/dist/jquery.min.js') },
  'zone.js': { js: installed('zone.js/bundles/zone.umd.min.js') },
  requirejs: { js: installed('requirejs/require.js') },
  'prototype.js': { js: readFileSync(new URL('fixtures/prototype-1.7.3.js.txt', import.meta.url), 'utf8') },
  'extended prototypes': {
    js: `Array.prototype.each = Array.prototype.last = function () {}; String.prototype.strip = function () {}; Element.prototype.update = Element.prototype.show = Element.prototype.hide = function () {}; Function.prototype.curry = function () {}; Object.defineProperty(Array.prototype, 'toJSON', { value: undefined, writable: true });`,
  },
};

/** The widgets alone, with the page's own ground and text out of the picture. @param {import('@playwright/test').Page} page */
async function picture(page) {
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await expect(page.getByRole('log')).not.toHaveAttribute('aria-busy');
  // both load late
  await expect(page.getByRole('button', { name: "What's new?" })).toBeVisible();
  for (const image of await page.getByRole('article').getByRole('img').all()) {
    await image.evaluate((/** @type {HTMLImageElement} */ element) => element.decode?.());
  }
  await page.evaluate(() => {
    const place = /** @type {HTMLElement} */ (window.document.getElementById('place'));
    window.document.documentElement.style.cssText =
      'background: #fff !important; border: 0 !important; padding: 0 !important; margin: 0 !important';
    window.document.body.style.cssText =
      'background: #fff !important; margin: 0 !important; border: 0 !important; padding: 0 !important';
    place.style.cssText =
      'position: absolute !important; inset: 20px auto auto 20px !important; width: 840px !important; margin: 0 !important; padding: 0 !important; border: 0 !important; background: #fff !important; max-width: none !important';
    for (const text of window.document.querySelectorAll('body > p')) text.remove();
    // pages can style the host element, but not its content
    for (const element of place.children) {
      /** @type {HTMLElement} */ (element).style.cssText =
        'margin: 0 !important; padding: 0 !important; border: 0 !important; background: none !important';
    }
  });
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

/** How much of two pictures differs, 0 to 1. @param {import('@playwright/test').Page} page @param {Buffer[]} pictures */
const difference = (page, pictures) =>
  page.evaluate(
    async (sources) => {
      const [one, other] = await Promise.all(
        sources.map(async (source) => {
          const answer = await fetch(`data:image/png;base64,${source}`);
          const image = await createImageBitmap(await answer.blob());
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
        }),
      );
      let differing = 0;
      for (let at = 0; at < (one?.length ?? 0); at += 4) {
        const far = [0, 1, 2].some(
          (channel) => Math.abs((one?.[at + channel] ?? 0) - (other?.[at + channel] ?? 0)) > 24,
        );
        if (far) differing += 1;
      }
      return differing / ((one?.length ?? 4) / 4);
    },
    pictures.map((buffer) => buffer.toString('base64')),
  );

test.describe('looks and works the same', () => {
  /** @type {Buffer} */
  let clean;
  test.beforeAll(async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    await play(page, { html: document(body) });
    clean = await picture(page);
    await page.close();
  });

  for (const [name, { css, js, ...options }] of Object.entries(pages)) {
    test(`on a page with ${name}`, { tag: name === 'bootstrap 5' ? [] : '@full' }, async ({ page }) => {
      /** @type {string[]} */
      const problems = [];
      page.on('pageerror', ({ message }) => problems.push(message));
      const files = { ...(css && { '/page.css': css }), ...(js && { '/page.js': js }) };
      const head = `${css ? '<link rel="stylesheet" href="/page.css">' : ''}${js ? '<script src="/page.js"></script>' : ''}`;
      await play(page, { html: document(body, { ...options, head }), files });
      const shot = await picture(page);
      await page.goto('about:blank');
      expect(await difference(page, [clean, shot])).toBeLessThan(0.002);
      expect(problems).toEqual([]);
    });
  }
});

const scripts = {
  'in the head, blocking': { script: `<script src="${latest}"></script>` },
  late: { script: '', late: latest },
  twice: { script: `<script src="${latest}" async></script><script src="${latest}" async></script>` },
  'in two versions': { script: `<script src="${latest}" async></script><script src="${older}" async></script>` },
  'in two versions, the older first': { script: `<script src="${older}"></script><script src="${latest}"></script>` },
};
for (const [name, { script, ...rest }] of Object.entries(scripts)) {
  test(`works with the script ${name}`, { tag: name === 'late' ? [] : '@full' }, async ({ page }) => {
    /** @type {string[]} */
    const problems = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await play(page, { html: document(body, { script }) });
    if ('late' in rest) {
      await page.waitForTimeout(100);
      await page.addScriptTag({ url: rest.late });
    }
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.getByRole('button', { name: 'Open chat' }).click();
    await page.getByRole('textbox', { name: 'Message' }).fill('Coats?');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Two coats near you.')).toBeVisible();
    expect(problems).toEqual([]);
  });
}

test("doesn't redefine a custom element of the page", async ({ page }) => {
  const own = `<script>customElements.define('clothesline-chat', class extends HTMLElement { connectedCallback() { this.textContent = 'Ours' } })</script>`;
  await play(page, { html: document(body, { head: own }) });
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(page.getByText('Ours')).toBeVisible();
});

test('supports right-to-left, and fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await play(page, { html: document(body, { html: 'dir="rtl"' }) });
  await expect(page.getByRole('article')).toHaveCount(4);
  const launcher = page.getByRole('button', { name: 'Open chat' });
  await expect.poll(async () => (await launcher.boundingBox())?.x).toBe(16);
  expect(await page.evaluate(() => window.document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await launcher.click();
  // full screen on phones
  await expect.poll(() => page.getByRole('dialog').boundingBox()).toMatchObject({ x: 0, width: 320, height: 640 });
  // English text is aligned to the right, but reads left to right
  const text = 'This assistant is automated and can make mistakes.';
  const last = text.length - 1;
  const rightOf = (/** @type {number} */ at) =>
    page.getByText(text).evaluate(({ firstChild }, from) => {
      const range = window.document.createRange();
      range.setStart(/** @type {Text} */ (firstChild), from);
      range.setEnd(/** @type {Text} */ (firstChild), from + 1);
      return range.getBoundingClientRect().right;
    }, at);
  await expect.poll(() => rightOf(last)).toBeGreaterThan(280);
  expect(await rightOf(0)).toBeLessThan(await rightOf(last));
});
