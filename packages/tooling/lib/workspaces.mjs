import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * @typedef {object} Workspace
 * @property {string} name
 * @property {string} folder
 * @property {string} version
 * @property {boolean} published
 */

/** @returns {Workspace[]} every package and app */
export function workspaces() {
  return ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent))
      .map((child) => join(root, parent, child))
      .filter((folder) => existsSync(join(folder, 'package.json')))
      .map((folder) => {
        const { name, version, private: hidden } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
        return { name, folder, version, published: hidden !== true };
      }),
  );
}
