import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { chromium } from 'playwright';
import { installedBrowser } from '../browser.mjs';
import { answerCalls, watchProblems } from '../lib/answers.mjs';
import { chromiumArguments } from '../lib/chromium.mjs';
import { root } from '../lib/paths.mjs';
import { buttonSize, pictureProblems } from './themedPictures.mjs';

const site = 'https://site.test';
/** @type {Readonly<Record<string, string>>} */
const types = { '.html': 'text/html', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css' };

/**
 * A text that should show up once the server has responded. Pages are matched by path.
 * @type {readonly [RegExp, string][]}
 */
const seen = [
  [/languages/, 'Donaciones destacadas'],
  [/hooks-use-create-form/, 'List it'],
  [/hooks-use-chat/, 'Say it'],
  [/hooks-use-newest-donations/, 'Warm coat'],
  [/hooks-use-saved-donations/, '0 saved'],
  [/hooks-use-current-location/, 'San Francisco, CA'],
  [/api-client/, 'Warm coat'],
  [/donation-card|^readme|start/i, 'Warm coat'],
  [/chat-widget/, 'Open chat'],
  [/create-form/, 'Create Donation'],
  [/donations-map/, 'Donations Near You'],
  [/location/, 'San Francisco'],
  [/ui/, 'Create Donation'],
];

const accent = { light: 'rgb(29, 92, 77)', dark: 'rgb(127, 208, 187)' };

/**
 * How to wait for the content of a page, by its title.
 * @type {Readonly<Record<string, (page: import('playwright').Page, path: string) => Promise<void>>>}
 */
const seenBy = {
  App: expected,
  Tags: expectedOfTags,
  Module: expectedOfModule,
  'Style sheet': expectedOfSheet,
  Themed: expectedOfThemed,
};

/**
 * Opens the built pages in Chromium. They have a different origin than their server.
 * @param {string} place Folder of the pages @param {readonly string[]} pages
 * @returns {Promise<string[]>} The problems and the page they occurred on
 */
export async function openPages(place, pages) {
  const browser = await chromium.launch({ executablePath: installedBrowser(), args: chromiumArguments() });
  try {
    const problems = [];
    for (const path of pages) {
      for (const problem of await look(browser, place, path)) problems.push(`${path} in Chromium: ${problem}`);
    }
    return problems;
  } finally {
    await browser.close();
  }
}

/** @param {import('playwright').Browser} browser @param {string} place @param {string} path */
async function look(browser, place, path) {
  const page = await browser.newPage();
  const problems = watchProblems(page);
  await page.route(`${site}/**`, async (route) => {
    const file = new URL(route.request().url()).pathname;
    const body = await readFile(join(place, file)).catch(() => undefined);
    return body ? route.fulfill({ body, contentType: types[extname(file)] ?? '' }) : route.fulfill({ status: 404 });
  });
  // Respond the way a marketplace would.
  await page.route(/\.example\/embed\//, async (route) => {
    const file = new URL(route.request().url()).pathname.replace('/embed/', '');
    const headers = { 'Access-Control-Allow-Origin': '*' };
    const body = await readFile(join(root, 'packages/embed/dist', file));
    return route.fulfill({ body, headers, contentType: types[extname(file)] ?? '' });
  });
  await answerCalls(page);
  try {
    await page.goto(`${site}/${path}`);
    const title = await page.title();
    await seenBy[title]?.(page, path);
    if (title === 'Themed') problems.push(...(await pictureProblems(page, 'page')));
    else if (await page.locator('.brand').count()) {
      problems.push(...(await accentProblems(page)), ...(await pictureProblems(page, 'button', buttonSize)));
    }
  } catch (error) {
    problems.push(String(error));
  }
  await page.close();
  return problems;
}

/**
 * Waits for the content of a README program. Rejects if it doesn't appear.
 * @param {import('playwright').Page} page @param {string} path Contains the name of the README
 */
export async function expected(page, path) {
  if (/-guide-ts\b/.test(path)) return expectedOfComponent(page);
  const text = seen.find(([word]) => word.test(path))?.[1];
  if (text === undefined) throw new Error(`${path} is not in the table of checks/opened.mjs.`);
  const label = new RegExp(text);
  await page
    .getByText(label)
    .or(page.getByRole('button', { name: label }))
    .first()
    .waitFor({ timeout: 10_000 });
}

/** Waits until the component renders something visible. @param {import('playwright').Page} page */
async function expectedOfComponent(page) {
  await page.waitForFunction(
    () =>
      Array.from(document.querySelectorAll('#root > * *, dialog')).some((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width * height > 0;
      }),
    undefined,
    { timeout: 10_000 },
  );
}

/**
 * Waits until all elements have rendered their content, otherwise rejects.
 * @param {import('playwright').Page} page
 */
async function expectedOfTags(page) {
  await page.waitForFunction(
    () => {
      const elements = [...document.querySelectorAll('*')].filter(({ localName }) => localName.includes('-'));
      return (
        elements.length > 0 &&
        elements.every((element) => element.shadowRoot?.querySelector('.frame *, [part=launcher]'))
      );
    },
    undefined,
    { timeout: 10_000 },
  );
}

/**
 * Waits for a module and its elements. Imports the module a second time to reject with the original error.
 * @param {import('playwright').Page} page
 */
async function expectedOfModule(page) {
  // Pass a string. In a function, Vitest would replace `import()` with its own version.
  await page.evaluate(`(async () => {
    const { src } = document.querySelector('script') ?? {};
    if (src) await import(src);
  })()`);
  const hasElements = await page.evaluate(() =>
    [...document.querySelectorAll('*')].some(({ localName }) => localName.includes('-')),
  );
  if (hasElements) await expectedOfTags(page);
}

/** Makes sure that the build didn't drop the rules of a style sheet. @param {import('playwright').Page} page */
async function expectedOfSheet(page) {
  const rules = await page.evaluate(() => Array.from(document.styleSheets, ({ cssRules }) => cssRules.length));
  if (!rules.some((count) => count > 0)) throw new Error('The style sheet is empty.');
}

/** Waits until the cards and the conversation have been rendered. @param {import('playwright').Page} page */
async function expectedOfThemed(page) {
  await page.getByRole('article').first().waitFor({ timeout: 10_000 });
  await page.getByText('Do you have a warm coat?').waitFor({ timeout: 10_000 });
  await page.getByRole('button', { name: 'Delete this conversation' }).waitFor({ timeout: 10_000 });
  await page.evaluate(() => document.fonts.ready);
}

/**
 * @param {import('playwright').Page} page
 * @returns {Promise<string[]>} Problems with the accent color
 */
export async function accentProblems(page) {
  const problems = [];
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const color = await page.getByRole('button').evaluate((button) => getComputedStyle(button).backgroundColor);
    if (color !== accent[colorScheme]) problems.push(`The button is ${color} in the ${colorScheme}.`);
  }
  return problems;
}
