import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { answerCalls, watchProblems } from '../lib/answers.mjs';
import { builtExamples } from './examples.mjs';

/* Opens the pages of the built examples. Any error or warning in the console fails the test. */

/** @type {string[]} */
let problems;
test.beforeEach(async ({ page }) => {
  problems = watchProblems(page);
  await answerCalls(page);
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
});
test.afterEach(() => expect(problems).toEqual([]));

for (const { name, port, pages = [], hasLinks, isPictured } of builtExamples) {
  const site = `http://localhost:${port}`;

  for (const locale of ['en-US', 'de-DE', 'ar-EG']) {
    test.describe(locale, () => {
      test.use({ locale });

      for (const path of pages) {
        test(`${name}: /${path} opens the chat, and has styles`, async ({ page }) => {
          await page.goto(`${site}/${path}`);
          await page.getByRole('button', { name: /^(Open|Abrir) chat$/ }).click();
          await expect(page.getByRole('textbox', { name: /^(Message|Mensaje)$/ })).toBeVisible();
          if (path === 'es') await expect(page.getByRole('heading', { name: 'Donaciones destacadas' })).toBeVisible();
          if (!/plain|give/.test(path)) await expect(page.getByRole('article').first()).toBeVisible();
          const unstyled = await page.evaluate(() =>
            Array.from(document.querySelectorAll('article[class], button[class]'))
              .filter((element) => element.checkVisibility() && getComputedStyle(element).borderTopLeftRadius === '0px')
              .map((element) => element.outerHTML.slice(0, 200)),
          );
          expect(unstyled).toEqual([]);
        });
      }
    });
  }

  if (hasLinks) {
    test(`${name}: renders the list on the server, and follows links without loading the page`, async ({ page }) => {
      expect(await (await fetch(site)).text()).toContain('Warm coat');
      await page.goto(site);
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await page.getByRole('link', { name: 'View all' }).click();
      await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    });
  }

  for (const width of isPictured ? [375, 1280] : []) {
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      test(`${name}: fits into ${width} px, and looks as before in ${colorScheme} mode`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await page.goto(site);
        await expect(page.getByText('Warm coat').first()).toBeVisible();
        await useSameFont(page);
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wider).toBeLessThanOrEqual(0);
        await expect(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`);
      });
    }
  }
}

if (builtExamples.some(({ name }) => name === 'vite')) {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    test(`vite: a charity’s theme looks as before in ${colorScheme} mode`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('http://localhost:6270/themed.html');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByText('Do you have a warm coat?')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Delete this conversation' })).toBeVisible();
      await expect(page).toHaveScreenshot(`themed-${colorScheme}.png`);
    });
  }
}

if (builtExamples.some(({ name }) => name === 'beside')) {
  for (const other of ['tailwind', 'bootstrap', 'open-props', 'reset', 'starter']) {
    test(`beside: components look the same with and without ${other}`, async ({ page }) => {
      const alone = await readStyles(page, 'alone');
      expect(alone.length).toBeGreaterThan(40);
      expect(await readStyles(page, other)).toEqual(alone);
    });
  }
}

/** Uses a bundled font, since machines have different ones. @param {import('@playwright/test').Page} page */
async function useSameFont(page) {
  const file = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
  const font = readFileSync(createRequire(import.meta.url).resolve(file)).toString('base64');
  await page.addStyleTag({
    content: `@font-face { font-family: Figtree; font-weight: 300 900; src: url(data:font/woff2;base64,${font}) }
      :root { --clothesline-font-body: Figtree; --clothesline-font-heading: Figtree }`,
  });
  await page.evaluate(() => document.fonts.load('16px Figtree').then(() => document.fonts.ready));
}

/**
 * Reads the computed styles of all components on a page, in light and dark mode.
 * @param {import('@playwright/test').Page} page @param {string} name
 */
async function readStyles(page, name) {
  const properties =
    'color background-color padding margin border-width border-radius font letter-spacing text-decoration text-transform box-shadow opacity list-style'.split(
      ' ',
    );
  const styles = [];
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`http://localhost:6273/${name}.html`);
    await expect(page.getByRole('button', { name: 'Create Donation' })).toBeVisible();
    styles.push(
      ...(await page.evaluate(
        (names) =>
          Array.from(document.querySelectorAll('#root :not(option)'), (element) => {
            const style = getComputedStyle(element);
            const { width, height } = element.getBoundingClientRect();
            // Ignore the width of text since Open Props limits it.
            const size = element.matches('h2, h2 *, p, p *') ? height : `${width} × ${height}`;
            const values = names.map((property) => `${property}: ${style.getPropertyValue(property)}`);
            return [`${element.localName} ${element.textContent}`, size, ...values].join('; ');
          }),
        properties,
      )),
    );
  }
  return styles;
}
