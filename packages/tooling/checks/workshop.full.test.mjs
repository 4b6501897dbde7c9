import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { chromium } from 'playwright';
import { DOCS_RENDERED, SET_CURRENT_STORY } from 'storybook/internal/core-events';
import { beforeAll, expect, it } from 'vitest';
import { installedBrowser } from '../browser.mjs';
import { chromiumArguments } from '../lib/chromium.mjs';
import { cache } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';

/* Builds the workshop and opens each of its pages. `WORKSHOP` can name the folder of an existing build. */

/** Pages by search text. The last ones recommend alternatives. */
const answers = {
  modal: 'Dialog',
  snackbar: 'Toast',
  rtl: 'Left-to-right',
  contrast: 'Color',
  figma: 'Tokens and theming',
  changelog: 'Start here',
  release: 'Start here',
  keyboard: 'Keyboard and shortcuts',
  shortcuts: 'Keyboard and shortcuts',
  switch: 'By other names',
  toggle: 'By other names',
  checkbox: 'Checkbox',
  'radio button': 'RadioGroup',
  'one of several': 'RadioGroup',
  choice: 'RadioGroup',
  accordion: 'By other names',
  menu: 'By other names',
  pagination: 'By other names',
  breadcrumb: 'By other names',
  banner: 'By other names',
};

/** @typedef {{ id: string, type: 'docs' | 'story', title: string, importPath: string, anchors?: { title: string }[] }} Entry */

/** Origin for the built Storybook. `.test` is a reserved TLD, and passkeys need https. */
const site = 'https://workshop.test';

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const folder = process.env.WORKSHOP ?? join(cache, 'workshop');

beforeAll(async () => {
  if (process.env.WORKSHOP) return;
  const { code, output } = await run('storybook', ['build', '--disable-telemetry', '--quiet', '-o', folder]);
  if (code !== 0) throw new Error(output);
}, 1_200_000);

it('describes each component in the manifest, with a type for each prop', () => {
  const file = join(folder, 'manifests', 'components.json');
  /** @type {{ components: Record<string, { id: string, error?: { message: string }, reactDocgen?: { props?: Record<string, { tsType: { name: string } }> } }> }} */
  const { components } = JSON.parse(readFileSync(file, 'utf8'));
  const problems = Object.values(components).flatMap(({ id, error, reactDocgen }) => {
    if (error) return [`${id}: ${error.message}`];
    return Object.entries(reactDocgen?.props ?? { '(props)': { tsType: { name: '' } } }).flatMap(([name, { tsType }]) =>
      isNoType(tsType.name) ? [`${id}: ${name} has no type.`] : [],
    );
  });
  expect(problems).toEqual([]);
});

it('finds the right page for each search', { timeout: 180_000 }, async () => {
  const browser = await chromium.launch({ executablePath: installedBrowser(), args: chromiumArguments() });
  try {
    const page = await openWorkshop(browser);
    await page.goto(`${site}/index.html?path=/docs/guides-start--docs`);
    const first = page.locator('[role=option]').first();
    const field = page.locator('#storybook-explorer-searchfield');
    for (const [word, title] of Object.entries(answers)) {
      await field.fill(word);
      await expect.poll(() => first.innerText(), { message: word }).toContain(title);
    }
    await field.fill('modal');
    await first.click();
    await page.waitForURL(/ui-dialog--docs/);
  } finally {
    await browser.close();
  }
});

it('describes each story’s controls, with values for booleans', async () => {
  const browser = await chromium.launch({ executablePath: installedBrowser(), args: chromiumArguments() });
  try {
    const page = await openWorkshop(browser);
    await page.goto(`${site}/iframe.html?id=ui-button--primary&viewMode=story`);
    await page.locator('#storybook-root button').waitFor();
    /** @type {{ id: string, name: string, description: string, control: string, value: string }[]} */
    const controls = await page.evaluate(async () => {
      const stories = await Reflect.get(window, '__STORYBOOK_PREVIEW__').extract();
      return Object.values(stories).flatMap(({ id, argTypes, initialArgs }) =>
        Object.values(argTypes).flatMap(({ name, description, control }) =>
          control?.type ? [{ id, name, description, control: control.type, value: typeof initialArgs[name] }] : [],
        ),
      );
    });
    expect(controls.filter(({ control }) => control === 'boolean').length).toBeGreaterThan(100);
    expect(controls.filter(({ control, value }) => control === 'boolean' && value !== 'boolean')).toEqual([]);
    expect(controls.filter(({ description }) => !description)).toEqual([]);
  } finally {
    await browser.close();
  }
});

it('opens every page without errors', { timeout: 1_800_000 }, async () => {
  const entries = readEntries().filter(({ type }) => type === 'docs');
  expect(entries.length).toBeGreaterThan(100);
  /** @type {string[]} */
  const problems = [];
  const work = async () => {
    // Starts separate browsers, since timers are delayed in background pages.
    const browser = await chromium.launch({ executablePath: installedBrowser(), args: chromiumArguments() });
    try {
      let page = await openWorkshop(browser);
      for (let entry = entries.shift(); entry; entry = entries.shift()) {
        const { id } = entry;
        const found = await pageProblems(page, entry);
        problems.push(...found.map((problem) => `${id}: ${problem}`));
        if (found.length === 0) continue;
        await page.close();
        page = await openWorkshop(browser);
      }
    } finally {
      await browser.close();
    }
  };
  await Promise.all([work(), work()]);
  expect(problems).toEqual([]);
});

/** @param {string} name */
function isNoType(name) {
  return /^(unknown|any|union)?$/.test(name.trim());
}

/** @param {import('playwright').Browser} browser */
async function openWorkshop(browser) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await serveWorkshop(page);
  return page;
}

/**
 * @param {import('playwright').Page} page
 * @param {Entry} entry
 */
async function pageProblems(page, { id, importPath }) {
  /** @type {string[]} */
  const problems = [];
  const onError = (/** @type {Error} */ { message }) => problems.push(message);
  page.on('pageerror', onError);
  try {
    await show(page, id);
    const ground = () =>
      page.locator('.sbdocs-wrapper').evaluate((wrapper) => getComputedStyle(wrapper).backgroundColor);
    const first = await ground();
    if (importPath.endsWith('.stories.tsx')) problems.push(...(await componentProblems(page)));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (wide > 0) problems.push(`is ${wide} px wider than the window.`);
    if ((await ground()) !== first) problems.push('changes its theme by itself.');
    const isProse = /^(?:foundations|guides|patterns)-/.test(id);
    if (isProse && (await page.evaluate(hasEmptyValue))) problems.push('shows "undefined" or an object in its text.');
    problems.push(
      ...(await page.evaluate(
        linkProblems,
        readEntries().map((entry) => entry.id),
      )),
    );
  } catch (error) {
    problems.push(String(error).slice(0, 300));
  }
  page.off('pageerror', onError);
  return problems;
}

/**
 * Shows a docs page: the first by its URL, others like the sidebar, which takes half the time.
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
async function componentProblems(page) {
  const docs = page.locator('#storybook-docs');
  await docs.getByRole('heading', { name: 'Resources', exact: true }).waitFor({ timeout: 60_000 });
  const problems = [];
  const types = await docs.locator('.docblock-argstable td code, .docblock-argstable td span').allInnerTexts();
  if (types.some((text) => text.trim() !== '' && isNoType(text))) problems.push('has a prop without its type.');
  const anatomy = docs.locator('[data-part="anatomy"]');
  await anatomy.scrollIntoViewIfNeeded();
  for (const part of await anatomy.locator('ol button').all()) {
    await part.click();
    const outlined = anatomy.frameLocator('iframe').locator('[data-outlined]');
    const name = await part.innerText();
    await outlined.waitFor({ timeout: 60_000 }).catch(() => problems.push(`does not outline the part ${name}.`));
  }
  // Excludes the empty toast region, which is always open.
  const open = await page.locator('dialog[open], [popover]:popover-open:has(> :not(:empty))').count();
  if (open > 0) problems.push(`has ${open} overlays over itself.`);
  return problems;
}

/** Runs in the page. Only code and tables may mention `undefined`. */
function hasEmptyValue() {
  const docs = /** @type {Element} */ (document.querySelector('#storybook-docs')?.cloneNode(true));
  for (const part of docs.querySelectorAll('code, pre, table, style, script')) part.remove();
  return /\bundefined\b|\[object Object\]/.test(docs.textContent ?? '');
}

/**
 * Runs in the page: clicks each link that opens in the same tab. Returns links that leave the workshop, lead to a
 * missing page, or open a page without the sidebar.
 * @param {string[]} ids
 */
function linkProblems(ids) {
  /** @type {NodeListOf<HTMLAnchorElement>} */
  const links = document.querySelectorAll('#storybook-docs a[href]:not([href^="#"], [target="_blank"], [download])');
  return [...links].flatMap((link) => {
    let isLeft = false;
    const onClick = (/** @type {Event} */ event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', onClick, { once: true });
    link.click();
    const { pathname, searchParams } = new URL(link.href);
    const path = searchParams.get('path');
    const isBare = pathname.endsWith('iframe.html');
    const isDead = path !== null && !ids.includes(path.replace(/^\/(docs|story)\//, ''));
    return isLeft || isBare || isDead || pathname.endsWith('.md')
      ? [`has a link that leads out of the workshop: ${link.outerHTML.slice(0, 200)}`]
      : [];
  });
}

/** @returns {Entry[]} */
function readEntries() {
  return Object.values(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries);
}

/**
 * Serves the built Storybook to a page and blocks all other requests.
 * @param {import('playwright').Page} page
 */
async function serveWorkshop(page) {
  await page.route('**', (route) => {
    const { pathname, origin } = new URL(route.request().url());
    const file = join(folder, decodeURIComponent(pathname));
    if (origin !== site || !existsSync(file)) return route.fulfill({ status: 404 });
    return route.fulfill({ body: readFileSync(file), contentType: types[extname(file)] ?? 'text/plain' });
  });
}
