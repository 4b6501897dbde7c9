import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '../lib/check.mjs';
import { sum } from '../lib/counts.mjs';
import { workspaces } from '../lib/workspaces.mjs';

/**
 * Packs each package as npm would, and asks whether others can import it: its files (publint) and its types
 * (are-the-types-wrong). Two checks a package.
 * @returns {Promise<import('../lib/counts.mjs').Count>}
 */
export async function publishedPackages() {
  const counts = [];
  for (const { folder, published } of workspaces()) {
    if (!published) continue;
    counts.push(await check('publint', ['.', '--strict'], folder));
    counts.push(await check('attw', ['--pack', '.', '--profile', 'esm-only', ...withoutTypes(folder)], folder));
  }
  return sum(counts);
}

/**
 * Styles have no types to be wrong.
 * @param {string} folder
 */
function withoutTypes(folder) {
  const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const styles = Object.keys(exports).filter((entry) => entry.endsWith('.css'));
  return styles.length > 0 ? ['--exclude-entrypoints', ...styles.map((entry) => entry.slice(2))] : [];
}
