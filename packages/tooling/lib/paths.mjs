import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The workspace's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** Where the tools' commands are. */
export const bin = join(root, 'node_modules', '.bin');

/** What the commands write for themselves; ignored by git. */
export const cache = join(root, '.cache');

/** The Node that came with the dependencies, or undefined where there is none for this platform. */
export function packagedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const folder = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin');
  const file = join(folder, platform === 'win' ? 'node.exe' : 'node');
  return existsSync(file) ? file : undefined;
}

/**
 * npm 10 leaves out the link of an optional package's command: `npx vitest` would then run on the system's Node.
 * @param {string} node
 */
export function linkNode(node) {
  const link = join(bin, 'node');
  if (process.platform === 'win32' || existsSync(link)) return;
  mkdirSync(bin, { recursive: true });
  symlinkSync(node, link);
}

/**
 * The environment of everything that the commands start: our Node and tools first, and no tool that calls home.
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
