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
    counts.push(await check('attw', ['--pack', '.', '--profile', 'esm-only'], folder));
  }
  return sum(counts);
}
