import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Package manager: its commands that install a package.json, and that run a program or the build of a project.
 * @typedef {object} Manager
 * @property {string} name
 * @property {string[]} install
 * @property {string[]} run
 * @property {string[]} build
 * @property {boolean} hasVite Vite's makers advise against PnP, where `?inline` finds no file.
 * @property {(folder: string, overrides: Record<string, string>) => void} [prepare] Where a package.json is not enough
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

/** Yarn of before 2020, which many projects keep. @type {Manager} */
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
      // Makes the folder a project of its own, independent of folders above it.
      writeFileSync(join(folder, 'yarn.lock'), '');
    },
  },
];
