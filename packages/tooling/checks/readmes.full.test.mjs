import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { installedBrowser } from '../browser.mjs';
import { answerCalls, watchProblems } from '../lib/answers.mjs';
import { allBlocks } from '../lib/blocks.mjs';
import { chromiumArguments } from '../lib/chromium.mjs';
import { installPacked } from '../lib/pack.mjs';
import { cache, root } from '../lib/paths.mjs';
import { expectSuccess } from '../lib/run.mjs';
import { workspaces } from '../lib/workspaces.mjs';

/*
 * Runs every program of the READMEs, guides and component pages with the packed packages. Each is type-checked and
 * becomes a page in a Vite production build with default settings. Other modules come from the workspace's own
 * node_modules.
 */

const folder = join(cache, 'readmes');
const place = join(folder, 'blocks');
const origin = 'https://site.test';

/** Tests and programs for frameworks run in `npm run consumers`. */
const elsewhere = /^(next|react-router|vitest|@playwright\/test|@clothesline\/conformance)(\/|$)/;
const routerTypes = `declare module 'next/link' {
  const Link: import('react').ComponentType<import('react').AnchorHTMLAttributes<HTMLAnchorElement> & { href: string | URL }>;
  export default Link;
}
declare module 'react-router' {
  export const Outlet: import('react').ComponentType;
  export const useNavigate: () => { (to: string, options?: object): void | Promise<void>; (delta: number): void };
}
`;

/** The defaults of a new TypeScript project with Vite. */
const compilerOptions = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable', 'esnext.disposable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  types: ['vite/client'],
};

/** @type {string[]} */
let pages = [];

beforeAll(async () => {
  await installPacked(folder);
  pages = writePages([...allBlocks(), ...(await componentBlocks())]);
}, 600_000);

it.each(workspaces().filter(({ published }) => published))('the README installs $name with its peers', (one) => {
  const readme = readFileSync(join(one.folder, 'README.md'), 'utf8');
  const installed = /^npm install (.*)$/m.exec(readme)?.[1]?.split(' ') ?? [];
  expect(installed).toEqual(expect.arrayContaining([one.name, ...one.peers]));
});

it('names only scripts and folders that exist', () => {
  const lines = allBlocks()
    .filter(({ language }) => language === 'sh')
    .flatMap(({ page, code }) => code.split('\n').map((line) => ({ page, line: line.replace(/#.*/, '') })));
  const problems = lines.flatMap(({ page, line }) => {
    const at = /\bcd (\S+)/.exec(line)?.[1] ?? '.';
    if (!existsSync(join(root, at))) return [`${page}: no folder ${at}`];
    const script = /\bnpm (?:run )?(?!install|ci|pack|run)([\w:-]+)/.exec(line)?.[1];
    // A README inside a package may refer to the package's own scripts.
    const manifests = [at, dirname(page)].map((one) => join(root, one, 'package.json')).filter(existsSync);
    const isKnown = manifests.some((file) => JSON.parse(readFileSync(file, 'utf8')).scripts?.[script ?? '']);
    return !script || isKnown ? [] : [`${page}: no script ${script}`];
  });
  expect(problems).toEqual([]);
});

it('runs every program without errors or warnings', { timeout: 900_000 }, async () => {
  expect(pages.length).toBeGreaterThan(50);
  await expectSuccess('tsc', ['-p', '.'], place);
  await expectSuccess('vite', ['build', '--logLevel', 'warn', '--configLoader', 'native'], place);
  const browser = await chromium.launch({ executablePath: installedBrowser(), args: chromiumArguments() });
  try {
    const problems = [];
    for (const path of pages) {
      for (const problem of await openPage(browser, path)) problems.push(`${path}: ${problem}`);
    }
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
  }
});

/**
 * Returns the example programs of the component pages in Storybook, plus the HTML for those that are custom elements.
 * @returns {Promise<import('../lib/blocks.mjs').Block[]>}
 */
async function componentBlocks() {
  const load = (/** @type {string} */ file) => import(pathToFileURL(join(root, file)).href);
  const { writeProgram, writeTags } = await load('.storybook/catalog/program.ts');
  const guides = globSync('packages/*/src/**/*.guide.ts', { cwd: root }).toSorted();
  const blocks = await Promise.all(
    guides.map(async (page) => {
      const { use } = (await load(page)).guide;
      const codes = [writeProgram(use), ...(use.element ? Object.values(writeTags(use)) : [])];
      return codes.map((code, index) => {
        return { page, line: index + 1, language: index === 0 ? 'tsx' : 'html', name: '', code };
      });
    }),
  );
  return blocks.flat();
}

/** @param {readonly import('../lib/blocks.mjs').Block[]} blocks @returns {string[]} The pages that were written */
function writePages(blocks) {
  rmSync(place, { recursive: true, force: true });
  const inputs = [];
  const written = [];
  for (const { page, line, language, name, code } of blocks) {
    if (!['tsx', 'ts', 'js', 'css', 'html'].includes(language)) continue;
    // The styles of other libraries are part of the example "beside".
    if (/@import '(tailwindcss|bootstrap|\.\/index)/.test(code)) continue;
    // Other blocks on the page import a block by its name.
    const file = join(page.replace(/\W+/g, '-').replace(/^-/, ''), name || `line-${line}.${language}`);
    mkdirSync(dirname(join(place, file)), { recursive: true });
    writeFileSync(join(place, file), language === 'html' ? tagsPage(code) : code);
    if (language === 'html') written.push(file);
    if (language === 'html') continue;
    if (language !== 'css') inputs.push(file);
    if (Array.from(code.matchAll(/from '([^']+)'/g), ([, from = '']) => from).some((from) => elsewhere.test(from))) {
      continue;
    }
    const html = `${file.replace(/\.\w+$/, '')}.html`;
    writeFileSync(join(place, html), programPage(basename(file), code));
    written.push(html);
  }
  writeFileSync(
    join(place, 'vite.config.mjs'),
    `import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
export default { base: './', plugins: [react(), vanillaExtractPlugin()], build: { rolldownOptions: { external: ${elsewhere}, input: ${JSON.stringify([...inputs, ...written])} } } };
`,
  );
  writeFileSync(join(place, 'package.json'), JSON.stringify({ type: 'module', private: true }));
  mkdirSync(join(place, 'types'));
  writeFileSync(join(place, 'types/routers.d.ts'), routerTypes);
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*/**/*'] }));
  return written;
}

/** Creates a page that renders the `App`, links the style sheet, or runs the module. @param {string} file @param {string} code */
function programPage(file, code) {
  if (file.endsWith('.css')) return html('Style sheet', `<link rel="stylesheet" href="./${file}">`);
  if (!code.includes('export default function App')) {
    const tags = Array.from(code.matchAll(/\btag: '([\w-]+)'/g), ([, tag = '']) => `<${tag}></${tag}>`);
    return html('Module', `${tags.join('')}<script type="module" src="./${file}"></script>`);
  }
  return html(
    'App',
    `<div id="root"></div><script type="module">
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import App from './${file}';
createRoot(document.getElementById('root')).render(createElement(App));
</script>`,
  );
}

/** Creates a page with custom elements. Adds the embed script if it isn't part of the example. @param {string} tags */
function tagsPage(tags) {
  const script = '<script src="https://clothesline.example/embed/latest/embed.js" async></script>';
  return html('Elements', `${tags.includes('<script') ? '' : script}${tags}`);
}

/** @param {string} title @param {string} body */
function html(title, body) {
  return `<!doctype html><html lang="en"><head><title>${title}</title><link rel="icon" href="data:,"></head><body>${body}</body></html>
`;
}

/**
 * Opens a built page. It has a different origin than its server.
 * @param {import('playwright').Browser} browser @param {string} path @returns {Promise<string[]>} The problems
 */
async function openPage(browser, path) {
  const page = await browser.newPage();
  const problems = watchProblems(page);
  const serve = (/** @type {string} */ pattern, /** @type {string} */ files, /** @type {string} */ prefix) =>
    page.route(pattern, async (route) => {
      const file = new URL(route.request().url()).pathname.replace(prefix, '');
      const body = await readFile(join(files, file)).catch(() => undefined);
      const contentType = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }[extname(file)];
      const headers = { 'Access-Control-Allow-Origin': '*' };
      return body
        ? route.fulfill({ body, headers, contentType: `${contentType}; charset=utf-8` })
        : route.fulfill({ status: 404 });
    });
  await serve(`${origin}/**`, join(place, 'dist'), '');
  await serve('**/*.example/embed/**', join(root, 'packages/embed/dist'), '/embed');
  await answerCalls(page);
  try {
    await page.goto(`${origin}/${path}`);
    // Import the module again to get its error. As a string, since Vitest would replace `import()`.
    await page.evaluate(`(async () => {
      const { src } = document.querySelector('script[type=module]') ?? {};
      if (src) await import(src);
    })()`);
    await page.waitForFunction(hasContent, undefined, { timeout: 10_000 });
  } catch (error) {
    problems.push(String(error));
  }
  await page.close();
  return problems;
}

/** Runs in the page: whether the program has rendered something, and the style sheet has rules. */
function hasContent() {
  const isVisible = (/** @type {Element} */ element) => element.getBoundingClientRect().width > 0;
  const elements = [...document.querySelectorAll('*')].filter(({ localName }) => localName.includes('-'));
  if (document.title === 'App') return [...document.querySelectorAll('#root *, dialog')].some(isVisible);
  if (document.title === 'Style sheet') return [...document.styleSheets].some(({ cssRules }) => cssRules.length > 0);
  if (document.title === 'Elements' && elements.length === 0) return false;
  return elements.every(({ shadowRoot }) => shadowRoot?.querySelector('.frame *, [part=launcher]'));
}
