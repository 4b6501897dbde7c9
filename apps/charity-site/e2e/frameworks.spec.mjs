import { expect, test } from '@playwright/test';
import table from './frameworks/table.json' with { type: 'json' };
import { app, element } from './frameworks/build.mjs';
import { document, donation, latest, play } from './support/world.mjs';

/** How the element comes to the page, before the framework renders it or after. */
const ways = ['npm first', 'npm later', 'embed.js first', 'embed.js later'];

/** @type {string} */
let elementCode;
test.beforeAll(async () => {
  elementCode = await element();
});

for (const { framework, file, object } of table) {
  test.describe(framework, () => {
    /** @type {string} */
    let appCode;
    test.beforeAll(async () => {
      appCode = await app(file);
    });

    for (const way of ways) {
      test(`shows a card with ${way}`, { tag: '@full' }, async ({ page }) => {
        /** @type {string[]} */
        const told = [];
        page.on('console', (message) => told.push(message.text()));
        page.on('pageerror', ({ message }) => told.push(message));
        const src = way.startsWith('npm') ? '/npm.js' : latest;
        const script = `<script type="module" src="${src}"></script>`;
        await play(page, {
          html: document('<div id="object"></div><div id="text"></div>', {
            script: `${way.endsWith('first') ? script : ''}<script type="module" src="/app.js"></script>`,
          }),
          files: { '/app.js': appCode, '/npm.js': elementCode },
        });
        await page.evaluate(
          ([first, second]) => {
            Object.assign(globalThis, {
              /** @type {number[]} */
              heard: [],
              selected: (/** @type {CustomEvent} */ event) => {
                event.preventDefault();
                globalThis.heard.push(event.detail.donation.id);
              },
            });
            globalThis.update = globalThis.mount('#object', first);
            globalThis.mount('#text', JSON.stringify(second));
          },
          [donation(1), donation(2)],
        );
        if (way.endsWith('later')) await page.addScriptTag({ type: 'module', url: src });

        const text = page.locator('#text').getByRole('link', { name: 'Warm coat 2' });
        await expect(text).toHaveAttribute('href', '/gifts/donations/2');
        await text.click();
        expect(await page.evaluate('heard')).toEqual([2]);

        if (object.includes(way)) {
          await expect(page.locator('#object').getByRole('link', { name: 'Warm coat 1' })).toBeVisible();
          await page.evaluate((next) => globalThis.update(next), donation(3));
          await expect(page.locator('#object').getByRole('link', { name: 'Warm coat 3' })).toBeVisible();
          expect(told).toEqual([]);
        } else {
          const warnings = ['"[object Object]"', 'no donation'].map((text) => expect.stringContaining(text));
          await expect.poll(() => told).toEqual(warnings);
        }
      });
    }
  });
}
