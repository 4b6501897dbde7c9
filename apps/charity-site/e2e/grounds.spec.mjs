import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { document, play } from './support/world.mjs';

const card = '<clothesline-donation-card donation-id="1"></clothesline-donation-card>';

/** Every widget that stands in the page. @param {string} theme */
const widgets = (theme) =>
  ['featured-donations', 'donations-map', 'create-form']
    .map((name) => `<clothesline-${name} theme="${theme}" view-all-href="/explore"></clothesline-${name}>`)
    .join('') + card.replace('>', ` theme="${theme}">`);

/** A page that colors nothing but itself: its heading is as readable as it can be. @param {string} ground @param {string} ink */
const colored = (ground, ink) =>
  `<style>body { margin: 24px; background: ${ground}; color: ${ink}; --clothesline-color-accent: #7a3fb0 }</style>`;

/** @param {import('@playwright/test').Page} page */
async function whole(page) {
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const name of ['create-form', 'donation-card']) {
    await page.locator(`clothesline-${name}`).scrollIntoViewIfNeeded();
  }
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(5);
}

/** The scheme of each widget, and whether it paints a ground of its own. @param {import('@playwright/test').Page} page */
const looks = (page) =>
  page.evaluate(() =>
    Array.from(window.document.body.querySelectorAll('[theme]'), ({ localName, shadowRoot }) => {
      const root = shadowRoot?.querySelector('.frame > div');
      const { colorScheme, backgroundColor } = root ? getComputedStyle(root) : { colorScheme: '', backgroundColor: '' };
      return [localName.slice('clothesline-'.length), colorScheme, backgroundColor];
    }),
  );

/** @param {string} scheme @param {string | RegExp} ground */
const all = (scheme, ground) =>
  ['featured-donations', 'donations-map', 'create-form', 'donation-card'].map((name) => [
    name,
    scheme,
    typeof ground === 'string' ? ground : expect.stringMatching(ground),
  ]);

/** @param {import('@playwright/test').Page} page */
async function expectReadable(page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withRules(['color-contrast']).analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => [html, any[0]?.message]))).toEqual([]);
}

const none = 'rgba(0, 0, 0, 0)';

for (const [name, ground, ink, scheme] of /** @type {const} */ ([
  ['purple', '#4b2a86', '#fff', 'dark'],
  ['cream', '#faf0d7', '#222', 'light'],
  ['dark', '#16181d', '#eee', 'dark'],
])) {
  for (const system of /** @type {const} */ (['light', 'dark'])) {
    test(
      `widgets lie on a ${name} page without a ground of their own, and can be read (system: ${system})`,
      { tag: '@full' },
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: system });
        await play(page, { html: document(widgets('auto'), { head: colored(ground, ink) }) });
        await whole(page);
        expect(await looks(page)).toEqual(all(scheme, none));
        await expectReadable(page);
      },
    );
  }
}

test('a theme that would be unreadable on the page gets its own background', async ({ page }) => {
  await play(page, { html: document(widgets('light'), { head: colored('#16181d', '#eee') }) });
  await whole(page);
  expect(await looks(page)).toEqual(all('light', /^rgb\(/));
  await expectReadable(page);
});
