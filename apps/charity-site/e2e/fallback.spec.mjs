import { expect, test } from '@playwright/test';
import { document, market, play } from './support/world.mjs';

const inside = '<a href="https://clothes.example/explore">Donations on Clothesline</a>';

for (const [form, html] of /** @type {const} */ ([
  ['a tag', `<clothesline-featured-donations>${inside}</clothesline-featured-donations>`],
  ['a div', `<div data-clothesline="featured-donations">${inside}</div>`],
])) {
  test.describe(`fallback content: ${form}`, () => {
    const link = { name: 'Donations on Clothesline' };

    test('stays visible if the script fails to load', async ({ page }) => {
      await page.route('**/embed.js', (route) => route.abort());
      await page.route(`${market}/**`, (route) => route.abort());
      await play(page, {
        html: document(html, { script: '<script src="http://gone.test/embed.js" async></script>' }),
      });
      await expect(page.getByRole('link', link)).toBeVisible();
    });

    test('is replaced by the widget', async ({ page }) => {
      await play(page, { html: document(html) });
      await expect(page.getByRole('article')).toHaveCount(4);
      await expect(page.getByText(link.name)).toBeHidden();
      await expect(page.getByRole('link', link)).toHaveCount(0);
    });

    test("stays visible until the widget's code has loaded", async ({ page }) => {
      let broken = true;
      await play(page, { html: document(html, { script: '' }) });
      await page.route(`${market}/embed/*/donations.js`, (route) => (broken ? route.abort() : route.fallback()));
      await page.addScriptTag({ url: `${market}/embed/latest/embed.js` });
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(page.getByRole('link', link)).toBeVisible();
      broken = false;
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('article')).toHaveCount(4);
      await expect(page.getByText(link.name)).toBeHidden();
    });
  });
}
