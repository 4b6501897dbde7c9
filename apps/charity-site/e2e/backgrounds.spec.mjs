import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { document, play } from './support/world.mjs';

const card = '<clothesline-donation-card donation-id="1"></clothesline-donation-card>';

/** All widgets except the chat. @param {string} theme */
const widgets = (theme) =>
  ['featured-donations', 'donations-map', 'create-form']
    .map((name) => `<clothesline-${name} theme="${theme}" view-all-href="/explore"></clothesline-${name}>`)
    .join('') + card.replace('>', ` theme="${theme}">`);

/** A page with custom colors. @param {string} background @param {string} ink */
const colored = (background, ink) =>
  `<style>body { margin: 24px; background: ${background}; color: ${ink}; --clothesline-color-accent: #7a3fb0 }</style>`;

/** @param {import('@playwright/test').Page} page */
async function whole(page) {
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const name of ['create-form', 'donation-card']) {
    await page.locator(`clothesline-${name}`).scrollIntoViewIfNeeded();
  }
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(5);
}

/** The scheme of each widget, and whether it paints its own background. @param {import('@playwright/test').Page} page */
const looks = (page) =>
  page.evaluate(() =>
    Array.from(window.document.body.querySelectorAll('[theme]'), ({ localName, shadowRoot }) => {
      const root = shadowRoot?.querySelector('.frame > div');
      const { colorScheme, backgroundColor } = root ? getComputedStyle(root) : { colorScheme: '', backgroundColor: '' };
      return [localName.slice('clothesline-'.length), colorScheme, backgroundColor];
    }),
  );

/** @param {string} scheme @param {string | RegExp} background */
const all = (scheme, background) =>
  ['featured-donations', 'donations-map', 'create-form', 'donation-card'].map((name) => [
    name,
    scheme,
    typeof background === 'string' ? background : expect.stringMatching(background),
  ]);

/** @param {import('@playwright/test').Page} page */
async function expectReadable(page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withRules(['color-contrast']).analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => [html, any[0]?.message]))).toEqual([]);
}

const none = 'rgba(0, 0, 0, 0)';

for (const [name, background, ink, scheme] of /** @type {const} */ ([
  ['purple', '#4b2a86', '#fff', 'dark'],
  ['cream', '#faf0d7', '#222', 'light'],
  ['dark', '#16181d', '#eee', 'dark'],
])) {
  for (const system of /** @type {const} */ (['light', 'dark'])) {
    test(
      `widgets appear on a ${name} page without their own background, and are readable (system: ${system})`,
      { tag: '@full' },
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: system });
        await play(page, { html: document(widgets('auto'), { head: colored(background, ink) }) });
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
