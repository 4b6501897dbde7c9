import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/paths.mjs';
import { workspaces } from '../lib/workspaces.mjs';

/** @param {string} name */
const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));

it('install scripts of dependencies are allowed by name', () => {
  /** @type {Record<string, { hasInstallScript?: boolean }>} */
  const packages = read('package-lock.json').packages;
  const running = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(Object.keys(read('package.json').allowScripts).toSorted()).toEqual([...new Set(running)].toSorted());
});

it('dependencies of public packages support Node 20', () => {
  /** @type {Record<string, { dependencies?: Record<string, string>, engines?: { node?: string } }>} */
  const packages = read('package-lock.json').packages;
  const paths = new Set(workspaces().flatMap(({ folder, published }) => (published ? relative(root, folder) : [])));
  // The set grows during the iteration, so transitive dependencies are included.
  for (const path of paths) {
    for (const name of Object.keys(packages[path]?.dependencies ?? {})) {
      paths.add([`${path}/node_modules/${name}`, `node_modules/${name}`].find((one) => packages[one]) ?? name);
    }
  }
  const oldest = (/** @type {string} */ range) => Math.min(...(range.match(/(?<![\d.])\d+/g) ?? []).map(Number));
  expect([...paths].filter((path) => oldest(packages[path]?.engines?.node ?? '0') > 20)).toEqual([]);
});
