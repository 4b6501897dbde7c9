import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { DOCS_RENDERED, SET_CURRENT_STORY } from 'storybook/internal/core-events';
import { installedBrowser } from '../browser.mjs';
import { buildWorkshop, entriesOf, serveWorkshop, site } from '../lib/builtWorkshop.mjs';
import { checkOf } from '../lib/check.mjs';
import { chromiumArguments } from '../lib/chromium.mjs';
import { sum } from '../lib/counts.mjs';
import { root } from '../lib/paths.mjs';

/** @typedef {import('../lib/builtWorkshop.mjs').Entry} Entry */

/** What each page of a component has, as headings. */
const headings = [
  'How it looks',
  'What it consists of',
  'Do and don’t',
  'In React',
  'In HTML',
  'By keyboard',
  'What a screen reader says',
  'Its words',
  'Tokens',
  'Changes',
  'Behind it',
];

/** How pieces go together. */
const patterns = [
  'forms-and-validation',
  'empty-loading-error-offline',
  'location-and-privacy',
  'map-with-list',
  'chat',
  'saving-confirming-undoing',
  'photos',
  'requests-and-hand-over',
  'embedding-in-a-narrow-column',
].map((name) => `patterns-${name}--docs`);

/** How many browsers open pages at once. */
const concurrency = 2;

/**
 * Builds the workshop and reads what was built, as a visitor does: its index, its manifest, and each page in Chromium.
 * @returns {Promise<import('../lib/counts.mjs').Count>}
 */
export async function builtWorkshop() {
  const { folder, problem } = await buildWorkshop();
  if (problem !== undefined) return checkOf([problem]);
  return sum([checkOf(inIndex(folder)), checkOf(inManifest(folder)), ...(await inPages(folder))]);
}

/** What components are called by others, from their guides. */
function guideNames() {
  return globSync('packages/*/src/**/*.guide.ts', { cwd: root }).map(
    (file) => /alsoCalled: '(.+)'/.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? `the name in ${file}`,
  );
}

/** Pages that Storybook makes by itself are of components alone. @param {string} folder */
function inIndex(folder) {
  const entries = entriesOf(folder);
  const problems = entries
    .filter(
      ({ type, importPath }) =>
        type === 'docs' && importPath.endsWith('.stories.tsx') && !importPath.startsWith('./packages/'),
    )
    .map(({ id }) => `${id} is a page of itself: a screen is no component.`);
  const components = entries.filter(({ type, importPath }) => type === 'docs' && importPath.endsWith('.stories.tsx'));
  const files = globSync('packages/*/src/**/*.stories.tsx', { cwd: root });
  problems.push(
    ...patterns.filter((id) => !entries.some((entry) => entry.id === id)).map((id) => `There is no page ${id}.`),
  );
  const names = entries.find(({ id }) => id === 'by-other-names--docs')?.anchors?.map(({ title }) => title) ?? [];
  problems.push(
    ...guideNames()
      .filter((name) => !names.some((title) => title.endsWith(`: ${name}`)))
      .map((name) => `The search does not find “${name}”: it is missing in by-other-names.mdx.`),
  );
  if (components.length !== files.length) problems.push(`${files.length} components have ${components.length} pages.`);
  return problems;
}

/** @param {string} folder */
function inManifest(folder) {
  const file = join(folder, 'manifests', 'components.json');
  if (!existsSync(file)) return ['There is no manifest of components.'];
  const { components } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.values(components).flatMap((component) => {
    const { id, path, error, reactDocgen } = component;
    if (error) return [`${id}: ${error.message ?? error.name}`.slice(0, 200)];
    if (!existsSync(join(folder, 'components', `${id}.md`))) return [`${id} (${path}) has no page of Markdown.`];
    const props = reactDocgen?.props;
    if (!props) return [`${id} has no props in the manifest.`];
    return Object.entries(props).flatMap(([name, prop]) => {
      const { tsType } = /** @type {{ tsType: { name: string } }} */ (prop);
      return /^(unknown|any|union)?$/.test(tsType.name) ? [`${id}: ${name} has no type.`] : [];
    });
  });
}

/** @param {string} folder */
async function inPages(folder) {
  const entries = entriesOf(folder).filter(({ type }) => type === 'docs');
  /** @type {import('../lib/counts.mjs').Count[]} */
  const counts = [];
  const work = async () => {
    // A browser of its own: of two pages of one browser only one is in front, and the other waits for its timers.
    const browser = await chromium.launch({ executablePath: installedBrowser(), args: chromiumArguments() });
    try {
      let page = await openWorkshop(browser, folder);
      for (let entry = entries.shift(); entry; entry = entries.shift()) {
        const problems = await look(page, entry);
        counts.push(checkOf(problems.map((problem) => `${entry?.id}: ${problem}`)));
        if (problems.length === 0) continue;
        await page.close();
        page = await openWorkshop(browser, folder);
      }
    } finally {
      await browser.close();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return counts;
}

/** @param {import('playwright').Browser} browser @param {string} folder */
async function openWorkshop(browser, folder) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await serveWorkshop(page, folder);
  return page;
}

/**
 * @param {import('playwright').Page} page
 * @param {Entry} entry
 * @returns {Promise<string[]>}
 */
async function look(page, { id, importPath }) {
  /** @type {string[]} */
  const problems = [];
  const onError = (/** @type {Error} */ { message }) => problems.push(message);
  page.on('pageerror', onError);
  try {
    await show(page, id);
    if (importPath.endsWith('.stories.tsx')) problems.push(...(await ofComponent(page)));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (wide > 0) problems.push(`is ${wide} px wider than the window.`);
  } catch (error) {
    problems.push(String(error).slice(0, 300));
  }
  page.off('pageerror', onError);
  return problems;
}

/**
 * Shows a page of docs: the first by its address, others as the sidebar does, which takes half the time.
 * @param {import('playwright').Page} page
 * @param {string} id
 */
async function show(page, id) {
  if (page.url().startsWith(site)) {
    await page.evaluate(
      ({ id: storyId, rendered, select, timeout }) =>
        new Promise((resolve, reject) => {
          const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
          channel.once(rendered, resolve);
          channel.emit(select, { storyId, viewMode: 'docs' });
          setTimeout(() => reject(new Error('is not rendered.')), timeout);
        }),
      { id, rendered: DOCS_RENDERED, select: SET_CURRENT_STORY, timeout: 60_000 },
    );
  } else {
    await page.goto(`${site}/iframe.html?viewMode=docs&id=${id}`);
  }
  await page.locator('#storybook-docs h1').first().waitFor({ timeout: 60_000 });
}

/** @param {import('playwright').Page} page */
async function ofComponent(page) {
  const docs = page.locator('#storybook-docs');
  await docs.getByRole('heading', { name: 'Behind it', exact: true }).waitFor({ timeout: 60_000 });
  const found = new Set((await docs.locator('h2').allInnerTexts()).map((text) => text.trim()));
  const problems = headings.filter((heading) => !found.has(heading)).map((heading) => `has no part “${heading}”.`);
  if ((await docs.locator('[data-part="status"]').count()) !== 1) problems.push('does not say its status.');
  const types = await docs.locator('.docblock-argstable td code, .docblock-argstable td span').allInnerTexts();
  if (types.some((text) => /^(unknown|union|any)$/.test(text.trim()))) problems.push('has a prop without its type.');
  const blocks = docs.locator('pre');
  // Code is highlighted after its page is there.
  await blocks
    .filter({ hasText: /^import \{/ })
    .first()
    .waitFor({ timeout: 60_000 })
    .catch(() => undefined);
  const code = (await blocks.allInnerTexts()).join('\n');
  const names = [...code.matchAll(/^import \{ (.+?) \} from '@clothesline/gm)].flatMap(([, list = '']) =>
    list.split(', '),
  );
  if (names.length === 0) problems.push('shows no import.');
  problems.push(
    ...names.filter((name) => !/^[A-Z]\w{2,}$|^use[A-Z]\w+$/.test(name)).map((name) => `imports “${name}”.`),
  );
  problems.push(...(await ofAnatomy(docs)), ...(await ofOverlays(page)));
  return problems;
}

/** @param {import('playwright').Locator} docs */
async function ofAnatomy(docs) {
  const anatomy = docs.locator('[data-part="anatomy"]');
  await anatomy.scrollIntoViewIfNeeded();
  const wanted = await anatomy.locator('ol > li').count();
  const complete = anatomy.and(docs.locator(`[data-found="${wanted}"]`));
  const isComplete = await complete.waitFor({ timeout: 60_000 }).then(
    () => true,
    () => false,
  );
  return isComplete ? [] : [`finds ${await anatomy.getAttribute('data-found')} of ${wanted} parts in its anatomy.`];
}

/** What lies over a page does so in a frame of its own. @param {import('playwright').Page} page */
async function ofOverlays(page) {
  // The region of toasts is always open, and empty until there is one.
  const open = await page.locator('dialog[open], [popover]:popover-open:has(> :not(:empty))').count();
  return open > 0 ? [`has ${open} overlays over itself.`] : [];
}
