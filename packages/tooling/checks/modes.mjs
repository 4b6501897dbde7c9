import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { serveWorkshop, site } from '../lib/builtWorkshop.mjs';
import { log } from '../lib/log.mjs';

/**
 * A variant of a story: window width and system settings.
 * @typedef {{ name: string, width?: number, forcedColors?: 'active' }} Look
 */

/**
 * Storybook globals to render with, and the looks to check for each of them.
 * @type {readonly { globals: string, looks: readonly Look[] }[]}
 */
const modes = [
  { globals: 'theme:dark', looks: [{ name: 'dark' }] },
  { globals: 'direction:rtl', looks: [{ name: 'right to left' }] },
  { globals: 'textSize:2', looks: [{ name: 'text 200 %' }] },
  {
    globals: '',
    looks: [
      { name: 'light' },
      { name: 'forced colors', forcedColors: 'active' },
      { name: '375 px', width: 375 },
      { name: '320 px', width: 320 },
    ],
  },
];

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Window heights in px. Narrow windows are as high as the page, otherwise axe would report targets that are partly
 * covered by a sticky bar.
 */
const heights = { least: 800, most: 12_000 };

/** How long (in ms) a story has to stay unchanged before we check it. */
const rest = { drawn: 200, resized: 80 };

const withoutContrast = { 'color-contrast': { enabled: false } };

/**
 * Runs axe on stories in all modes and checks that they fit into narrow windows.
 * @param {import('playwright').Browser} browser @param {string} folder The built Storybook @param {readonly string[]}
 * ids
 * @returns {Promise<{ looks: number, problems: string[] }>}
 */
export async function storiesInModes(browser, folder, ids) {
  /** @type {string[]} */
  const problems = [];
  let count = 0;
  for (const { globals, looks } of modes) {
    const left = [...ids];
    const work = async () => {
      let page = await openStage(browser, folder, globals);
      for (let id = left.shift(); id !== undefined; id = left.shift()) {
        let found = await findProblems(page, id, looks).catch(() => undefined);
        if (!found) {
          // Start with a new page. Storybook reloads itself if a story doesn't finish in time.
          await page.close();
          page = await openStage(browser, folder, globals);
          found = await findProblems(page, id, looks).catch((error) => [String(error).slice(0, 300)]);
        }
        const told = found.map((problem) => `${id}, ${problem}`);
        for (const problem of told) log(`  ${problem}`);
        problems.push(...told);
        count += looks.length;
      }
      await page.close();
    };
    // Stories spend half of the time waiting, so two pages per core are fine.
    await Promise.all(Array.from({ length: 2 * availableParallelism() }, work));
    log(`${looks.map(({ name }) => name).join(', ')}: ${ids.length} stories, ${problems.length} problems so far`);
  }
  return { looks: count, problems };
}

/**
 * Opens a page for rendering stories sequentially, with the axe addon turned off.
 * @param {import('playwright').Browser} browser
 * @param {string} folder
 * @param {string} globals
 */
async function openStage(browser, folder, globals) {
  const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-US' });
  await serveWorkshop(page, folder);
  await page.addInitScript({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
  const asked = [globals, 'a11y.manual:!true'].filter(Boolean).join(';');
  await page.goto(`${site}/iframe.html?viewMode=story&id=none&globals=${asked}`);
  await page.waitForFunction(
    () => '__STORYBOOK_ADDONS_CHANNEL__' in window && document.body.innerText.includes('none'),
  );
  // Hide our note. In a window as high as the page, it would push the end of the story below the bar.
  await page.addStyleTag({ content: '.workshop-note { display: none }' });
  return page;
}

/** @param {import('playwright').Page} page @param {string} id @param {readonly Look[]} looks @returns {Promise<string[]>} */
async function findProblems(page, id, looks) {
  await page.setViewportSize({ width: 1280, height: heights.least });
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  const isDrawn = await page.evaluate(show, { storyId: id, event: 'setCurrentStory' }).then(
    () => true,
    () => false,
  );
  if (!isDrawn) {
    // Run play functions at phone width because some controls only exist there.
    await page.setViewportSize({ width: 375, height: 812 });
    await page.evaluate(show, { storyId: id, event: 'forceRemount' });
  }
  await page.evaluate(settled, rest.drawn);
  const problems = [];
  for (const { name, width, forcedColors } of looks) {
    await page.emulateMedia({ forcedColors: forcedColors ?? 'none', reducedMotion: 'reduce' });
    if (width !== undefined) await showWhole(page, width);
    await page.evaluate(settled, rest.resized);
    const rules = forcedColors ? withoutContrast : {};
    const found = await page.evaluate(audit, { tags, rules, isNarrow: width !== undefined });
    problems.push(...found.map((problem) => `${name}: ${problem}`));
  }
  return problems;
}

/** @param {import('playwright').Page} page @param {number} width */
async function showWhole(page, width) {
  await page.setViewportSize({ width, height: heights.least });
  await page.evaluate(settled, rest.resized);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(heights.most, height) });
}

/**
 * Runs in the browser. Renders a story including its play function. @param {{ storyId: string, event: string }} story
 */
async function show({ storyId, event }) {
  localStorage.clear();
  sessionStorage.clear();
  /** @type {{ on(name: string, told: (event: unknown) => void): void, off(name: string, told: (event: unknown) => void): void, emit(name: string, event: unknown): void }} */
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  const ends = ['storyRendered', 'storyErrored', 'storyThrewException', 'playFunctionThrewException', 'storyMissing'];
  const end = await new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('It is not drawn in 30 s.')), 30_000);
    for (const name of ends) {
      const told = (/** @type {unknown} */ about) => {
        if (name === 'storyRendered' && about !== storyId) return;
        channel.off(name, told);
        resolve(name);
      };
      channel.on(name, told);
    }
    channel.emit(event, { storyId, viewMode: 'story' });
  });
  if (end !== 'storyRendered') throw new Error(`The story ends with ${end}.`);
}

/** Runs in the browser. Waits until nothing changes anymore, but no longer than three seconds. @param {number} time */
async function settled(time) {
  await document.fonts.ready;
  await new Promise((resolve) => {
    let timer = setTimeout(resolve, time);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, time);
    });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
    setTimeout(() => {
      observer.disconnect();
      resolve(undefined);
    }, 3000);
  });
}

/**
 * Runs in the browser. Runs axe and checks that a narrow window doesn't scroll sideways.
 * @param {{ tags: string[], rules: Record<string, { enabled: boolean }>, isNarrow: boolean }} options
 * @returns {Promise<string[]>}
 */
async function audit({ tags, rules, isNarrow }) {
  /** @type {typeof import('axe-core')} */
  const axe = Reflect.get(window, 'axe');
  const { violations } = await axe.run(document.body, { runOnly: tags, rules, resultTypes: ['violations'] });
  const problems = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} of ${target.join(' ')}: ${failureSummary.split('\n')[1]}`),
  );
  const { scrollWidth, clientWidth } = document.documentElement;
  const wider = isNarrow ? scrollWidth - clientWidth : 0;
  if (wider > 0) problems.push(`it is ${wider} px wider than the window.`);
  return problems;
}
