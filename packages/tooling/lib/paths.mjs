import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

export const bin = join(root, 'node_modules', '.bin');

/** For files created by our scripts. Ignored by git. */
export const cache = join(root, '.cache');

/** Returns the Node that is installed as a dependency, or `undefined` if it's not available for this platform. */
export function packagedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const folder = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin');
  const file = join(folder, platform === 'win' ? 'node.exe' : 'node');
  return existsSync(file) ? file : undefined;
}

/**
 * Links the Node binary, as npm 10 doesn't do it for optional packages. Otherwise `npx vitest` would use the system's
 * Node.
 * @param {string} node
 */
export function linkNode(node) {
  const link = join(bin, 'node');
  if (process.platform === 'win32' || existsSync(link)) return;
  mkdirSync(bin, { recursive: true });
  symlinkSync(node, link);
}

/**
 * Returns the environment for child processes. Our Node and tools take precedence in PATH, and telemetry is turned off.
 * @param {Record<string, string | undefined>} [more]
 * @returns {NodeJS.ProcessEnv}
 */
export function environment(more = {}) {
  const node = packagedNode();
  const path = [...(node ? [dirname(node)] : []), bin, process.env.PATH ?? ''].join(delimiter);
  return {
    ...process.env,
    PATH: path,
    DO_NOT_TRACK: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    ...more,
  };
}
