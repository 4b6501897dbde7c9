import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { accentProblems, expected } from '../checks/opened.mjs';
import { answerCalls, watchProblems } from '../lib/answers.mjs';
import { buttonSize, pictureProblems } from '../checks/themedPictures.mjs';

/** @typedef {import('playwright').Browser} Browser */

const fontFile = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** Waits up to 30 seconds until there's a response. @param {string} address */
export async function served(address) {
  for (let attempt = 0; attempt < 60; attempt++) {
    const isThere = await fetch(address).then(Boolean, () => false);
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('nobody serves it.');
}

const locales = ['en-US', 'de-DE', 'ar-EG'];

/**
 * Opens an example page and its chat in three languages and checks that it hydrates cleanly.
 * @param {Browser} browser
 * @param {string} address
 * @returns {Promise<string | undefined>} A description of the problem, if any
 */
export async function lookAtPage(browser, address) {
  const problems = [];
  for (const locale of locales) {
    const found = await findProblems(await browser.newPage({ locale }), address);
    problems.push(...found.map((text) => `${locale}: ${text}`));
  }
  return problems.length > 0 ? problems.join('\n') : undefined;
}

/** @param {import('playwright').Page} page Will be closed @param {string} address */
async function findProblems(page, address) {
  const problems = watchProblems(page);
  await answerCalls(page);
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  try {
    await page.goto(address);
    await page.getByRole('button', { name: /^(Open|Abrir) chat$/ }).click();
    await page.getByRole('textbox', { name: /^(Message|Mensaje)$/ }).waitFor();
    if (address.endsWith('/es')) await page.getByRole('heading', { name: 'Donaciones destacadas' }).waitFor();
    if (!/plain|give/.test(address)) await page.getByRole('article').first().waitFor();
    problems.push(...(await unstyled(page)));
  } catch (error) {
    problems.push(String(error));
  }
  await page.close();
  return problems;
}

/**
 * Checks the server-rendered HTML, then verifies that following a widget's link doesn't reload the page.
 * @param {Browser} browser
 * @param {string} address
 * @returns {Promise<string | undefined>} A description of the problem, if any
 */
export async function problemOfLinks(browser, address) {
  if (!(await (await fetch(address)).text()).includes('Warm coat')) return 'the server has not rendered the list.';
  const page = await browser.newPage();
  await answerCalls(page);
  await page.goto(address);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'View all' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).waitFor();
  const isSame = await page.evaluate(() => 'isSamePage' in window);
  await page.close();
  return isSame ? undefined : 'a link of a widget loads the page again.';
}

/**
 * Opens the first page of a starter on a phone and on a desktop, and compares it with the accepted screenshots.
 * @param {Browser} browser @param {string} address @param {string} name
 * @returns {Promise<string | undefined>} The problems, if any
 */
export async function lookAtStarter(browser, address, name) {
  const problems = [];
  for (const width of [375, 1280]) {
    const size = { width, height: 900 };
    const page = await browser.newPage({ viewport: size });
    problems.push(...(await problemsOfStarter(page, address)));
    if (problems.length === 0) problems.push(...(await pictureProblems(page, `${name}-${width}`, size)));
    await page.close();
  }
  return problems.length > 0 ? problems.join('\n') : undefined;
}

/** @param {import('playwright').Page} page @param {string} address */
async function problemsOfStarter(page, address) {
  const problems = watchProblems(page);
  await answerCalls(page);
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.goto(address);
  await page.getByText('Warm coat').first().waitFor();
  // Gives every machine the same font.
  const font = readFileSync(createRequire(import.meta.url).resolve(fontFile)).toString('base64');
  await page.addStyleTag({
    content: `@font-face { font-family: Figtree; font-weight: 300 900; src: url(data:font/woff2;base64,${font}) }
      :root { --clothesline-font-body: Figtree; --clothesline-font-heading: Figtree }`,
  });
  await page.evaluate(() => document.fonts.load('16px Figtree').then(() => document.fonts.ready));
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (wide > 0) problems.push(`is ${wide} px wider than the window.`);
  return problems;
}

/**
 * Opens a README program as a Next.js page in three languages and checks that it hydrates cleanly.
 * @param {Browser} browser
 * @param {string} address
 * @param {{ path: string, isPrefetched: boolean, isThemed: boolean }} program
 * @returns {Promise<string | undefined>} A description of the problem, if any
 */
export async function lookAtProgram(browser, address, { path, isPrefetched, isThemed }) {
  if (isPrefetched) {
    const html = await (await fetch(address)).text();
    if (!html.includes('Warm coat')) return 'the server has not rendered the list.';
  }
  /** @type {string[]} */
  const problems = [];
  for (const locale of isPrefetched ? locales : ['en-US']) {
    const page = await browser.newPage({ locale });
    const said = watchProblems(page);
    await answerCalls(page);
    page.on('request', (request) => {
      if (isPrefetched && request.url().includes('/api/')) said.push(`${request.url()} is asked once more.`);
    });
    try {
      await page.goto(address);
      await expected(page, path);
      if (isPrefetched) await page.waitForTimeout(500);
      said.push(...(await unstyled(page)));
      if (isThemed) said.push(...(await accentProblems(page)), ...(await pictureProblems(page, 'button', buttonSize)));
    } catch (error) {
      said.push(String(error));
    }
    await page.close();
    problems.push(...said.map((text) => `${locale}: ${text}`));
  }
  return problems.length > 0 ? problems.join('\n') : undefined;
}

/**
 * Returns components with missing styles, based on a sample element from each package.
 * @param {import('playwright').Page} page
 * @returns {Promise<string[]>}
 */
function unstyled(page) {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('article[class], button[class]'))
      .filter((element) => element.checkVisibility() && getComputedStyle(element).borderTopLeftRadius === '0px')
      .map((element) => `${element.outerHTML.slice(0, 200)} is drawn without its style sheet.`),
  );
}
