import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import ts from '@typescript/typescript6';
import { build as bundle } from 'esbuild';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { cache, root } from '../lib/paths.mjs';
import { expectSuccess } from '../lib/run.mjs';
import { workspaces } from '../lib/workspaces.mjs';
import importLimits from './importLimits.json' with { type: 'json' };

/* Checks the packages as published. */

/**
 * Patterns that must not occur in the built files of a published package.
 *
 * @typedef {object} Rule
 * @property {string} says
 * @property {RegExp} files
 * @property {RegExp} forbidden
 * @property {RegExp} [except] Packages the rule doesn't apply to
 */

/** @type {readonly Rule[]} */
const rules = [
  // A package that forgets to declare React as a peer would silently bundle it.
  { says: 'no copy of React', files: /\.js$/, forbidden: /react\.transitional\.element|__DOM_INTERNALS_DO_NOT_USE/ },
  { says: 'no copy of React Query', files: /\.js$/, forbidden: /class QueryCache|class QueryObserver/ },
  { says: 'no whole zod, only zod/mini', files: /\.js$/, forbidden: /from\s*["']zod["']|ZodFirstPartyTypeKind/ },
  {
    says: 'no runtime of vanilla-extract',
    files: /(?<!css\/(widget|layer))\.js$/,
    forbidden: /@vanilla-extract\/css["']|setFileScope/,
  },
  { says: 'nothing that preact/compat lacks', files: /\.js$/, forbidden: /useActionState|useOptimistic|useFormStatus/ },
  { says: 'no search through the whole page', files: /\.js$/, forbidden: /\bdocument\.(querySelector|getElementById)/ },
  {
    says: 'no dynamic import: its css would never load',
    files: /(?<!locales\/all)\.js$/,
    forbidden: /\bimport\(/,
    // These packages list the styles of lazy components in src/styles.ts.
    except: /^@clothesline\/(chat-widget|donations-map)$/,
  },
  {
    says: 'nothing that Node 20 lacks',
    files: /\.js$/,
    forbidden: /Promise\.withResolvers|\b(Object|Map)\.groupBy|Array\.fromAsync/,
  },
  {
    says: 'no fake backend',
    files: /\.js$/,
    forbidden: /createFakeBackend|donationFixtures/,
    except: /^@clothesline\/api-client$/,
  },
  {
    says: 'no font, import or address in the styles',
    files: /\.css$/,
    forbidden: /@font-face|@import|url\(\s*["']?(https?:)?\/\//,
  },
  { says: 'no rem: it leaks into shadow roots', files: /\.css$/, forbidden: /[\d.]rem\b/ },
  { says: 'no global style', files: /\.css$/, forbidden: /(^|[{},;])\s*(\*|html|body|:root)\s*[,{]/ },
  {
    says: 'only relative imports with their extension',
    files: /\.d\.ts$/,
    forbidden: /from ["']\.{1,2}\/[^"']*(?<!\.js)["']/,
  },
];

/** Every CSS file has to start with the layer order, otherwise the order of imports would matter. */
const layers = /^@layer clothesline\.theme,\s*clothesline\.base,\s*clothesline\.component,\s*clothesline\.widget;/;

/**
 * Size limits for the built files of each package in bytes, compressed together with brotli. If you raise a limit, do
 * it in the commit that needs it and explain why.
 * @type {Readonly<Record<string, { js: number, css: number }>>}
 */
const ceilings = {
  // Pages only load a fraction of this. Includes the texts of all languages (a page loads a single language), 24 KB for
  // the fake backend, the hand-over rules (only for servers and the fake backend), and 0.5 KB for detecting the
  // language of a listing.
  '@clothesline/api-client': { js: 77_400, css: 0 },
  // 4.8 KB of this are loaded once the panel is open: cards, suggestions, streamed replies and deletion.
  '@clothesline/chat-widget': { js: 23_300, css: 2_100 },
  // Includes 1.5 KB for the place, its lookup and the public area, 1.6 KB for listing several donations at once, pieces
  // and descriptions, 1.2 KB for the emailed code, 0.4 KB for a custom submit and the hook, and 0.6 KB for websites
  // that aren't allowed to list.
  '@clothesline/create-form': { js: 30_400, css: 1_040 },
  // Includes 0.1 KB of CSS for the peg and swing of a saved heart, 0.2 KB for cards of deleted donations, and 0.04 KB
  // for badges on compact images.
  '@clothesline/donation-card': { js: 14_500, css: 1_640 },
  '@clothesline/donations-map': { js: 40_300, css: 3_200 },
  // Includes both lists: 44 KB for browsers and 255 KB for servers.
  '@clothesline/location': { js: 300_000, css: 500 },
  // Includes 0.4 KB for links handled by the page's router, 0.3 KB for root props, 1.5 KB for the tokens as files for
  // other tools, 0.6 KB for fixed sizes, type styles and component state, 0.1 KB for icon children and the hint and
  // error of a search, 1.6 KB for all icons, and 0.5 KB for development warnings.
  '@clothesline/ui': { js: 26_140, css: 5_840 },
  // Includes 0.5 KB for detecting the background behind an element, and 1.1 KB of r2wc. As a dependency, r2wc would
  // install React.
  '@clothesline/web-component': { js: 8_180, css: 0 },
};

const published = workspaces().filter((workspace) => workspace.published);

describe.each(published)('$name', ({ name, folder }) => {
  const files = builtFiles(folder);

  it('is built', () => expect(files.length).toBeGreaterThan(0));

  it.each(rules.filter(({ except }) => !except?.test(name)))('has $says', ({ files: kind, forbidden }) => {
    const broken = files.filter(({ path, text }) => kind.test(path) && forbidden.test(text));
    expect(broken.map(({ path, text }) => `${path}: ${forbidden.exec(text)?.[0]}`)).toEqual([]);
  });

  it('starts each style sheet with the layer order', () => {
    const sheets = files.filter(({ path }) => path.endsWith('.css'));
    expect(sheets.filter(({ text }) => !layers.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('contains no local paths', () => {
    expect(files.filter(({ text }) => text.includes(root)).map(({ path }) => path)).toEqual([]);
  });

  it.each(/** @type {const} */ (['js', 'css']))('keeps the size limit of its %s (brotli bytes)', (kind) => {
    // Compresses all files together, since small files compress badly.
    const all = files.filter(({ path }) => path.endsWith(`.${kind}`)).map(({ text }) => text);
    const size = all.length === 0 ? 0 : brotliCompressSync(all.join('\n')).length;
    expect(size).toBeLessThanOrEqual(ceilings[name]?.[kind] ?? -1);
  });

  it('has files that others can import (publint)', () => expectSuccess('publint', ['.', '--strict'], folder));

  it('has types that others can import (attw)', () =>
    expectSuccess('attw', ['--pack', '.', '--profile', 'esm-only'], folder));
});

it('has element types that do not need React', () => {
  const types = published.map(({ folder }) => join(folder, 'element.d.ts')).filter(existsSync);
  expect(types.length).toBeGreaterThan(3);
  const program = ts.createProgram(types, {
    strict: true,
    noEmit: true,
    types: [],
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const problems = ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText);
  expect(problems).toEqual([]);
  const files = program.getSourceFiles().map(({ fileName }) => fileName);
  expect(files.filter((file) => file.includes('/react'))).toEqual([]);
});

const budgets = workspaces()
  .map(({ folder }) => relative(root, join(folder, 'budget.mjs')))
  .filter((file) => existsSync(join(root, file)));

it.each(budgets)('passes %s', (file) => expectSuccess('node', [file]));

it.each(importLimits)(
  '$name of $from keeps its size limit (brotli bytes)',
  async ({ limit, esbuildLimit = Infinity, ...imported }) => {
    const { bytes, esbuild } = await importSize(imported);
    expect(bytes).toBeLessThanOrEqual(limit);
    // esbuild tree-shakes less than Vite.
    expect(esbuild).toBeLessThanOrEqual(esbuildLimit);
  },
);

/** Entries that bundle their libraries. The import limits cover them. */
const wholeElement = /element[\\/]auto([\\/].*)?\.js$/;

/** @param {string} folder */
function builtFiles(folder) {
  const dist = join(folder, 'dist');
  if (!existsSync(dist)) return [];
  return (
    readdirSync(dist, { encoding: 'utf8', recursive: true })
      // Excludes `tokens`, which are for other tools and not for pages.
      .filter((name) => /\.(js|css|d\.ts)$/.test(name) && dirname(name) !== 'tokens' && !wholeElement.test(name))
      .map((name) => join(dist, name))
      .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }))
  );
}

/**
 * Measures how much a single import adds to a page built by Vite, including everything that's loaded immediately. Sizes
 * are brotli-compressed. React and react-dom don't count because every React page already has them.
 * @param {{ name: string, from: string }} imported If the name is "element", the module is imported for its side effects
 * @returns {Promise<{ bytes: number, esbuild: number }>} Size with Vite, and with esbuild without code splitting
 */
async function importSize({ name, from }) {
  const folder = join(cache, 'imports');
  mkdirSync(folder, { recursive: true });
  const entry = join(folder, 'import.js');
  writeFileSync(
    entry,
    name === 'element'
      ? from.replaceAll(/\S+\/element/g, "import '$&';").replaceAll(' and ', '\n')
      : `import { ${name} } from '${from}';\nconsole.log(${name});\n`,
  );
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input: entry, external: /^react(-dom)?($|\/)/ },
    },
  });
  const files = (Array.isArray(built) ? built : 'output' in built ? [built] : []).flatMap(({ output }) => output);
  const chunks = files.filter((file) => file.type === 'chunk');
  const first = chunks.find((chunk) => chunk.isEntry);
  const initial = new Set(first ? [first.fileName, ...first.imports] : []);
  // The set grows during the iteration, so imports of imports are found too.
  for (const file of initial) {
    for (const next of chunks.find((one) => one.fileName === file)?.imports ?? []) initial.add(next);
  }
  const code = chunks.filter(({ fileName }) => initial.has(fileName)).map((chunk) => chunk.code);
  const { outputFiles } = await bundle({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    legalComments: 'none',
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return {
    bytes: brotliCompressSync(code.join('\n')).length,
    esbuild: outputFiles.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0),
  };
}
