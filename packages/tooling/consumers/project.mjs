import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedBrowser } from '../browser.mjs';
import { writeSheets } from '../lib/besideCss.mjs';
import { writeBlocks } from '../checks/blocks.mjs';
import { allBlocks } from '../lib/blocks.mjs';
import { writeNextPages } from '../lib/nextPages.mjs';
import { packNextPatch } from '../lib/pack.mjs';
import { root } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';
import { apiPort } from './examples.mjs';

/**
 * Command of a project: its time (ms), its warnings, and its output if it failed.
 * @typedef {{ command: string, time: number, warnings: string[], problem?: string }} Step
 */

/** @typedef {{ name?: string, private: boolean, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest */

/**
 * Settings that pass the address to each tool's browser code, and that turn off telemetry.
 * @type {Readonly<Record<string, string | undefined>>}
 */
const common = {
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_PUBLIC_CLOTHESLINE: `http://localhost:${apiPort}`,
  VITE_CLOTHESLINE: `http://localhost:${apiPort}`,
  PUBLIC_CLOTHESLINE: `http://localhost:${apiPort}`,
};

/** Returns the environment of an example's commands. @param {number | undefined} port */
export function makeEnvironment(port) {
  return { ...common, CHROME_PATH: installedBrowser(), ...(port !== undefined && { PORT: String(port) }) };
}

/**
 * Warnings outside of a package's control: of this machine's own npm settings, and of React Router 7 about its next
 * version.
 */
const own = /npm warn Unknown (user|project|env) config|Future Flag Warning: .* React Router v8/;

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
 * Copies an example to a folder and installs the packed packages there.
 * @param {import('./examples.mjs').Example} example @param {string} cwd
 * @param {Record<string, string>} packed Their tarballs, by package
 * @param {import('./managers.mjs').Manager} manager
 * @returns the pages that the READMEs add
 */
export async function makeExample({ name, versions, newer }, cwd, packed, manager) {
  cpSync(join(root, 'packages/tooling/examples', name), cwd, { recursive: true });
  const manifest = withVersions(JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')), versions);
  if (newer) await writeWithNewer(cwd, manifest, packed, newer);
  else writeManifest(cwd, manifest, Object.keys(packed), packed, manager);
  if (name === 'beside') writeSheets(join(cwd, 'src/css'));
  if (name === 'testing') writeTests(cwd);
  return name === 'next' ? await writeNextPages(join(cwd, 'app'), `http://localhost:${apiPort}`) : [];
}

/** @param {Manifest} manifest @param {Record<string, string>} [versions] @returns {Manifest} */
function withVersions({ dependencies = {}, devDependencies = {}, ...rest }, versions = {}) {
  const changed = (/** @type {Record<string, string>} */ wanted) =>
    Object.fromEntries(Object.entries(wanted).map(([name, version]) => [name, versions[name] ?? version]));
  return { ...rest, dependencies: changed(dependencies), devDependencies: changed(devDependencies) };
}

/**
 * Writes a package.json without overrides, some packages of which are a patch newer, so that npm decides what they
 * share.
 * @param {string} cwd @param {Manifest} manifest @param {Record<string, string>} packed @param {readonly string[]} newer
 */
async function writeWithNewer(cwd, manifest, packed, newer) {
  const files = { ...packed };
  for (const name of newer) {
    const file = (packed[name] ?? '').replace(/^file:/, '');
    files[name] = `file:${await packNextPatch(file, join(cwd, 'newer', name))}`;
  }
  const dependencies = { ...manifest.dependencies, ...files };
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ ...manifest, dependencies }));
}

/** Writes the tests and the Jest settings from the README of `@clothesline/api-client`. @param {string} cwd */
function writeTests(cwd) {
  for (const { page, name, code } of allBlocks()) {
    if (page !== 'packages/api-client/README.md' || !/\.(test|spec)\.|jest/.test(name)) continue;
    const folder = name.endsWith('.tsx') ? join(cwd, 'src') : cwd;
    writeFileSync(join(folder, name), code);
  }
}

/**
 * Writes a package.json whose packages' own dependencies come from the tarballs, as from npm later.
 * @param {string} cwd @param {Manifest} manifest
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
 * Makes a project of one page of the READMEs and guides: installed by the line that it prints, its programs compiled
 * and built for production.
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
  // Names the project, since vanilla-extract builds class names from it.
  const manifest = { name: 'readme', private: true, type: 'module', devDependencies };
  writeManifest(cwd, manifest, packages, packed, manager);
  const steps = [];
  for (const command of [
    manager.install,
    [...manager.run, 'tsc', '-p', '.'],
    ...(manager.hasVite ? [[...manager.run, 'vite', 'build', '--logLevel', 'warn', '--configLoader', 'native']] : []),
  ]) {
    const done = await step(command, cwd, makeEnvironment(undefined));
    steps.push(done);
    if (done.problem !== undefined) break;
  }
  return steps;
}
