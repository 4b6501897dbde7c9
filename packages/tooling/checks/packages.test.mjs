import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import ts from '@typescript/typescript6';
import { describe, expect, it } from 'vitest';
import { importSize } from '../lib/importSize.mjs';
import { cache, root } from '../lib/paths.mjs';
import { expectSuccess } from '../lib/run.mjs';
import { workspaces } from '../lib/workspaces.mjs';
import { imports } from './importSizes.mjs';
import { ceilings, layers, rules } from './rules.mjs';

/* Checks the built packages as their users get them. */

const published = workspaces().filter((workspace) => workspace.published);

describe.each(published)('$name', ({ name, folder }) => {
  const files = builtFiles(folder);

  it('is built', () => expect(files.length).toBeGreaterThan(0));

  it.each(rules.filter(({ except }) => !except?.test(name)))('has $says', ({ files: kind, forbidden }) => {
    const broken = files.filter(({ path, text }) => kind.test(path) && forbidden.test(text));
    expect(broken.map(({ path, text }) => `${path}: ${forbidden.exec(text)?.[0]}`)).toEqual([]);
  });

  it('begins each style sheet with the order of the layers', () => {
    const sheets = files.filter(({ path }) => path.endsWith('.css'));
    expect(sheets.filter(({ text }) => !layers.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('contains no local path', () => {
    expect(files.filter(({ text }) => text.includes(root)).map(({ path }) => path)).toEqual([]);
  });

  it.each(/** @type {const} */ (['js', 'css']))('keeps the size limit of its %s (brotli bytes)', (kind) => {
    // Compresses files together: each module is a file of its own, and small files compress badly.
    const all = files.filter(({ path }) => path.endsWith(`.${kind}`)).map(({ text }) => text);
    const size = all.length === 0 ? 0 : brotliCompressSync(all.join('\n')).length;
    expect(size).toBeLessThanOrEqual(ceilings[name]?.[kind] ?? -1);
  });

  it('has files that others can import (publint)', () => expectSuccess('publint', ['.', '--strict'], folder));

  it('has types that others can import (attw)', () =>
    expectSuccess('attw', ['--pack', '.', '--profile', 'esm-only'], folder));
});

it('has elements with types that need no React', () => {
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

it.each(budgets)('%s is kept', (file) => expectSuccess('node', [file]));

it.each(imports)(
  '$name of $from keeps its size limit (brotli bytes)',
  async ({ ceiling, byEsbuild = Infinity, ...one }) => {
    const folder = join(cache, 'imports');
    mkdirSync(folder, { recursive: true });
    const { bytes, esbuild } = await importSize(folder, one);
    expect(bytes).toBeLessThanOrEqual(ceiling);
    expect(esbuild).toBeLessThanOrEqual(byEsbuild);
  },
);

/** Code of the entries that hold their libraries too; importSizes.mjs measures them. */
const wholeElement = /element[\\/]auto([\\/].*)?\.js$/;

/** @param {string} folder */
function builtFiles(folder) {
  const dist = join(folder, 'dist');
  if (!existsSync(dist)) return [];
  return (
    readdirSync(dist, { encoding: 'utf8', recursive: true })
      // Leaves out `tokens`, which are for other tools and not for pages.
      .filter((name) => /\.(js|css|d\.ts)$/.test(name) && dirname(name) !== 'tokens' && !wholeElement.test(name))
      .map((name) => join(dist, name))
      .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }))
  );
}
