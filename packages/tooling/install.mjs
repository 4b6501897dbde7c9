/* Installs the dependencies if they're missing or don't match the lock file. Has to run on Node 18. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkNode, packagedNode, root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { UserError, during, log, script } from './lib/log.mjs';

const stampFile = join(root, 'node_modules', '.clothesline-installed');

const oldestNode = 22;

export async function install() {
  const stamp = makeStamp(readFileSync(join(root, 'package-lock.json')));
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  if (isInstalled() && (await checkNode()) === undefined) {
    writeFileSync(stampFile, stamp); // already up to date, e.g. because `npm install` was run by hand
    return;
  }
  const first = await during('Installing the dependencies (about a minute the first time)', attempt);
  if (first !== undefined) {
    log(`That did not work: ${first}`);
    const second = await during('Trying once more', attempt);
    if (second !== undefined) throw new UserError(`The dependencies could not be installed: ${second}`);
  }
  writeFileSync(stampFile, stamp);
}

/**
 * Returns a fingerprint of everything that affects the installation.
 * @param {Buffer} lockFile
 * @returns {string}
 */
export function makeStamp(lockFile) {
  const hash = createHash('sha256').update(lockFile).digest('hex');
  return `${hash} ${process.platform} ${process.arch}\n`;
}

/** Compares the lock file with npm's record of installed packages. */
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

/** @returns {Promise<string | undefined>} The reason for the failure, if any */
async function attempt() {
  // Remove the stamp first. If we get interrupted, the installation must not be considered complete.
  rmSync(stampFile, { force: true });
  // Run npm with its own Node. `npm start` puts node_modules/.bin first in PATH, and `npm ci` is about to delete that
  // folder.
  const { npm_node_execpath: npmNode, npm_execpath: npm } = process.env;
  const ci = ['ci', '--loglevel=error', '--no-progress'];
  const { code } =
    npmNode && npm?.endsWith('.js') && existsSync(npmNode)
      ? await run(npmNode, [npm, ...ci], { show: true })
      : await run('npm', ci, { show: true });
  if (code !== 0) return `npm ended with code ${code}. Is the network there, and the disk not full?`;
  return checkNode();
}

/** @returns {Promise<string | undefined>} The problem with the Node used to run the tools, if any */
async function checkNode() {
  const node = packagedNode();
  if (node) {
    const { code } = await run(node, ['--version']);
    if (code !== 0) return `the Node that came with the dependencies does not run (${node}).`;
    linkNode(node);
    return undefined;
  }
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= oldestNode) return undefined;
  return (
    `no Node came with them for ${process.platform} ${process.arch}, and the one here is ${process.version}. ` +
    `Please install Node ${oldestNode} or newer.`
  );
}

await script(import.meta.url, async () => {
  await install();
  log('The dependencies are installed.');
  return 0;
});
