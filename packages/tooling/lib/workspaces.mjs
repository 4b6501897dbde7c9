import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * @typedef {object} Workspace
 * @property {string} name
 * @property {string} folder
 * @property {string} version
 * @property {boolean} published
 * @property {string[]} peers Packages that users have to install as well
 */

/** @returns {Workspace[]} All packages and apps */
export function workspaces() {
  return ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent))
      .map((child) => join(root, parent, child))
      .filter((folder) => existsSync(join(folder, 'package.json')))
      .map((folder) => {
        const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
        const optional = manifest.peerDependenciesMeta ?? {};
        return {
          name: manifest.name,
          folder,
          version: manifest.version,
          published: manifest.private !== true,
          peers: Object.keys(manifest.peerDependencies ?? {}).filter((peer) => !optional[peer]),
        };
      }),
  );
}
