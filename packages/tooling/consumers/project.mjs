import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedBrowser } from '../browser.mjs';
import { writeSheets } from '../lib/besideCss.mjs';
import { writeBlocks } from '../checks/blocks.mjs';
import { writeNextPages } from '../lib/nextPages.mjs';
import { root } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';
import { apiPort } from './examples.mjs';

/**
 * A command of a project: how long it took (ms), what it warned of, and what it said where it failed.
 * @typedef {{ command: string, time: number, warnings: string[], problem?: string }} Step
 */

/** What each tool hands to the browser as an address, and what keeps them from calling home. @type {Readonly<Record<string, string | undefined>>} */
const common = {
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_PUBLIC_CLOTHESLINE: `http://localhost:${apiPort}`,
  VITE_CLOTHESLINE: `http://localhost:${apiPort}`,
  PUBLIC_CLOTHESLINE: `http://localhost:${apiPort}`,
};

/** The environment of an example's commands. @param {number | undefined} port */
export function environmentOf(port) {
  return { ...common, CHROME_PATH: installedBrowser(), ...(port !== undefined && { PORT: String(port) }) };
}

/** Warnings of this machine's own npm settings are nothing that a package can mend. */
const own = /npm warn Unknown (user|project|env) config/;

/**
 * @param {readonly string[]} command @param {string} cwd @param {Record<string, string | undefined>} env
 * @returns {Promise<Step>}
 */
export async function step([program = '', ...args], cwd, env) {
  const start = performance.now();
  const { code, output } = await run(program, args, { cwd, env });
  const warnings = output.split('\n').filter((line) => /\bwarn(ing)?\b|⚠/i.test(line) && !own.test(line));
  const command = [program, ...args].join(' ');
  const time = performance.now() - start;
  return { command, time, warnings, ...(code !== 0 && { problem: `${command} failed.\n${output}` }) };
}

/**
 * Copies an example to a folder, with the packed packages among what it asks for.
 * @param {string} name @param {string} cwd @param {Record<string, string>} packed Their tarballs, by package
 * @param {import('./managers.mjs').Manager} manager
 * @returns the pages that the READMEs add
 */
export async function makeExample(name, cwd, packed, manager) {
  cpSync(join(root, 'packages/tooling/examples', name), cwd, { recursive: true });
  writeManifest(cwd, JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')), Object.keys(packed), packed, manager);
  if (name === 'beside') writeSheets(join(cwd, 'src/css'));
  return name === 'next' ? await writeNextPages(join(cwd, 'app'), `http://localhost:${apiPort}`) : [];
}

/**
 * Writes a package.json. What packages depend on themselves comes from the tarballs as it will come from npm.
 * @param {string} cwd @param {{ private: boolean, dependencies?: Record<string, string> }} manifest
 * @param {readonly string[]} names What it asks for besides
 * @param {Record<string, string>} packed @param {import('./managers.mjs').Manager} manager
 */
function writeManifest(cwd, manifest, names, packed, manager) {
  const wanted = Object.fromEntries(names.map((name) => [name, packed[name] ?? '*']));
  const dependencies = { ...wanted, ...manifest.dependencies };
  const text = JSON.stringify({ ...manifest, dependencies, overrides: packed, resolutions: packed });
  writeFileSync(join(cwd, 'package.json'), text);
  manager.prepare?.(cwd, packed);
}

/**
 * Makes a project of one page of the READMEs and guides: installed by the very line that it prints, its programs compiled and
 * built for production.
 * @param {import('./readmes.mjs').Readme} readme
 * @param {string} cwd
 * @param {Record<string, string>} packed
 * @param {import('./managers.mjs').Manager} manager
 * @returns {Promise<Step[]>} up to the first that fails
 */
export async function tryReadme({ blocks, packages }, cwd, packed, manager) {
  mkdirSync(cwd, { recursive: true });
  writeBlocks(cwd, blocks);
  const devDependencies = {
    '@types/react': '19.3.0',
    '@types/react-dom': '19.3.0',
    typescript: '5.9.3',
    vite: '8.3.8',
  };
  const manifest = { private: true, type: 'module', devDependencies };
  writeManifest(cwd, manifest, packages, packed, manager);
  const steps = [];
  for (const command of [
    manager.install,
    [...manager.run, 'tsc', '-p', '.'],
    ...(manager.hasVite ? [[...manager.run, 'vite', 'build', '--logLevel', 'warn', '--configLoader', 'native']] : []),
  ]) {
    const done = await step(command, cwd, environmentOf(undefined));
    steps.push(done);
    if (done.problem !== undefined) break;
  }
  return steps;
}
