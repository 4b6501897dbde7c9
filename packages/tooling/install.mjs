/* Installs the dependencies if they're missing or don't match the lock file. Has to run on Node 18. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkNode, packagedNode, root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { UserError, during, log, script } from './lib/log.mjs';

const oldestNode = 22;

export async function install() {
  if (!isInstalled()) {
    // Run npm with its own Node. `npm start` puts node_modules/.bin first in PATH, and `npm ci` is about to delete that
    // folder.
    const { npm_node_execpath: npmNode, npm_execpath: npm = '' } = process.env;
    const [program = '', ...args] = npmNode && npm.endsWith('.js') ? [npmNode, npm] : ['npm'];
    const { code } = await during('Installing the dependencies (about a minute the first time)', () =>
      run(program, [...args, 'ci', '--loglevel=error', '--no-progress'], { show: true }),
    );
    if (code !== 0) throw new UserError('npm ci failed. Check the network connection and disk space.');
  }
  const node = packagedNode();
  if (node) {
    linkNode(node);
  } else if (Number(process.versions.node.split('.')[0]) < oldestNode) {
    const { platform, arch, version } = process;
    throw new UserError(
      `Please install Node ${oldestNode} or newer: this is ${version}, and none is packaged for ${platform} ${arch}.`,
    );
  }
}

/** Compares the lock file with npm's record of installed packages. npm writes it at the end of an installation. */
function isInstalled() {
  const hidden = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const { packages: wanted } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { packages: there } = JSON.parse(readFileSync(hidden, 'utf8'));
  return matches(wanted, there);
}

/**
 * @typedef {Readonly<Record<string, { version?: string, optional?: boolean }>>} LockedPackages
 *
 * @param {LockedPackages} wanted
 * @param {LockedPackages} there
 * @returns {boolean} Optional packages may be missing because they're for other platforms
 */
export function matches(wanted, there) {
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (!path.includes('node_modules/')) return true;
    const found = there[path];
    return found ? found.version === version : optional === true;
  });
}

await script(import.meta.url, async () => {
  await install();
  log('Dependencies are installed.');
  return 0;
});
