import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { check } from '../lib/check.mjs';
import { sum } from '../lib/counts.mjs';
import { root } from '../lib/paths.mjs';
import { log } from '../lib/log.mjs';
import { workspaces } from '../lib/workspaces.mjs';
import { ceilings, layers, rules } from './rules.mjs';

/** @typedef {{ path: string, text: string }} BuiltFile */

/**
 * Looks at what was built: one rule in one package is one check, and so is an app's own budget.
 * @returns {Promise<import('../lib/counts.mjs').Count>}
 */
export async function builtFiles() {
  const findings = workspaces()
    .filter(({ published }) => published)
    .flatMap(({ name, folder }) => look(name, builtIn(folder)));
  for (const { problem } of findings) if (problem) log(`  ${problem}`);
  const failed = findings.filter(({ problem }) => problem).length;
  return sum([{ passed: findings.length - failed, failed, skipped: 0 }, ...(await budgets())]);
}

/** An app says itself, in its `budget.mjs`, what a visitor may have to download. */
async function budgets() {
  const scripts = workspaces()
    .map(({ folder }) => join(folder, 'budget.mjs'))
    .filter((file) => existsSync(file));
  return Promise.all(scripts.map((file) => check('node', [file])));
}

/**
 * @param {string} name
 * @param {BuiltFile[]} files
 * @returns {{ problem?: string }[]} One entry a check
 */
export function look(name, files) {
  if (files.length === 0) return [{ problem: `${name}: nothing was built` }];
  const css = files.filter(({ path }) => path.endsWith('.css'));
  return [
    ...rules.filter(({ except }) => !except?.test(name)).map((rule) => broken(name, files, rule)),
    ...css.map(({ path, text }) => (layers.test(text) ? {} : { problem: `${path} does not begin with the layers` })),
    { problem: files.some(({ text }) => text.includes(root)) ? `${name}: a built file names this folder` : undefined },
    ...sizes(name, files),
  ];
}

/**
 * @param {string} name
 * @param {BuiltFile[]} files
 * @param {import('./rules.mjs').Rule} rule
 */
function broken(name, files, rule) {
  for (const { path, text } of files) {
    const found = rule.files.test(path) ? rule.forbidden.exec(text) : null;
    if (found) return { problem: `${name}: ${rule.says}, but ${path} has "${found[0]}"` };
  }
  return {};
}

/**
 * @param {string} name
 * @param {BuiltFile[]} files
 */
function sizes(name, files) {
  const ceiling = ceilings[name];
  if (!ceiling) return [{ problem: `${name}: has no ceiling in packages/tooling/checks/rules.mjs` }];
  return /** @type {const} */ (['js', 'css']).map((kind) => {
    const texts = files.filter(({ path }) => path.endsWith(`.${kind}`));
    // Together: each module is a file of its own, and small files compress badly.
    const all = texts.map(({ text }) => text).join('\n');
    const size = all === '' ? 0 : brotliCompressSync(all).length;
    if (size <= ceiling[kind]) return {};
    return { problem: `${name}: ${size} bytes of ${kind} (brotli), more than its ceiling of ${ceiling[kind]}` };
  });
}

/**
 * @param {string} folder
 * @returns {BuiltFile[]}
 */
function builtIn(folder) {
  const dist = join(folder, 'dist');
  if (!existsSync(dist)) return [];
  return (
    readdirSync(dist, { encoding: 'utf8', recursive: true })
      // What is in `tokens` is for other tools: no page loads it.
      .filter((name) => /\.(js|css|d\.ts)$/.test(name) && dirname(name) !== 'tokens')
      .map((name) => join(dist, name))
      .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }))
  );
}
