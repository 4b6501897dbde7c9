import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/paths.mjs';

/** @param {string} name */
const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));

it('Scripts that dependencies run at install are allowed by name', () => {
  /** @type {Record<string, { hasInstallScript?: boolean }>} */
  const packages = read('package-lock.json').packages;
  const running = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(Object.keys(read('package.json').allowScripts).toSorted()).toEqual([...new Set(running)].toSorted());
});
