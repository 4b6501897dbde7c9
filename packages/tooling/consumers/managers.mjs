import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A package manager with the commands to install a project, run a program in it and build it.
 * @typedef {object} Manager
 * @property {string} name
 * @property {string[]} install
 * @property {string[]} run
 * @property {string[]} build
 * @property {boolean} hasVite Vite advises against PnP, as `?inline` can't find files there
 * @property {(folder: string, overrides: Record<string, string>) => void} [prepare] For managers that need more than a
 * package.json
 */

const pnpm = ['npx', '--yes', 'pnpm@12.21.0'];
const yarn = ['npx', '--yes', '@yarnpkg/cli-dist@4.18.1'];

/** @type {Manager} */
export const npm = {
  name: 'npm',
  install: ['npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'],
  run: ['npm', 'exec', '--offline', '--'],
  build: ['npm', 'run', 'build'],
  hasVite: true,
};

/**
 * Yarn Classic, still used by a lot of projects.
 * @type {Manager}
 */
export const yarn1 = {
  name: 'Yarn 1',
  install: ['npx', '--yes', 'yarn@1.22.22', 'install', '--ignore-scripts', '--non-interactive'],
  run: ['npx', '--yes', 'yarn@1.22.22', '--silent', 'run'],
  build: ['npx', '--yes', 'yarn@1.22.22', 'run', 'build'],
  hasVite: true,
};

/** @type {readonly Manager[]} */
export const managers = [
  npm,
  {
    name: 'pnpm',
    install: [...pnpm, 'install', '--ignore-scripts', '--strict-peer-dependencies'],
    run: [...pnpm, 'exec'],
    build: [...pnpm, 'run', 'build'],
    hasVite: true,
    prepare(folder, overrides) {
      writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify({ packages: ['.'], overrides }));
    },
  },
  {
    name: 'Yarn PnP',
    install: [...yarn, 'install'],
    run: [...yarn, 'exec'],
    build: [...yarn, 'run', 'build'],
    hasVite: false,
    prepare(folder) {
      writeFileSync(join(folder, '.yarnrc.yml'), 'nodeLinker: pnp\nenableScripts: false\nenableTelemetry: false\n');
      // An empty lock file makes Yarn ignore projects in parent folders.
      writeFileSync(join(folder, 'yarn.lock'), '');
    },
  },
];
