import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { writeSheets } from '../lib/besideCss.mjs';
import { writeBlocks } from '../checks/blocks.mjs';
import { allBlocks } from '../lib/blocks.mjs';
import { writeNextPages } from '../lib/nextPages.mjs';
import { packNextPatch } from '../lib/pack.mjs';
import { root } from '../lib/paths.mjs';
import { expectSuccess, run } from '../lib/run.mjs';
import { apiPort } from './examples.mjs';

/**
 * A command that was run in a project: how long it took in ms, its warnings, and its output if it failed.
 * @typedef {{ command: string, time: number, warnings: string[], problem?: string }} Step
 */

/** @typedef {{ name?: string, private: boolean, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest */

/**
 * Passes the address to the browser code of each tool and turns off telemetry.
 * @type {Readonly<Record<string, string | undefined>>}
 */
const common = {
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_PUBLIC_CLOTHESLINE: `http://localhost:${apiPort}`,
  VITE_CLOTHESLINE: `http://localhost:${apiPort}`,
  PUBLIC_CLOTHESLINE: `http://localhost:${apiPort}`,
};

/** Returns the environment variables for an example. @param {number | undefined} port */
export function makeEnvironment(port) {
  return { ...common, ...(port !== undefined && { PORT: String(port) }) };
}

/**
 * Output lines to ignore. They're normal output of installers and builds, or warnings that aren't caused by our
 * packages (npm settings of this machine, Yarn's PnP).
 */
const usual = [
  /^npm warn Unknown (user|project|env) config .*/,
  /^(added|changed) \d+ packages?(, and changed \d+ packages?)? in \S+$/,
  /^> \S+$|^> (vite|astro|webpack) [\w -]+$|^\$ (vite|webpack) .*$/,
  // pnpm
  /^Progress: resolved \d+, reused \d+, downloaded \d+, added \d+(, done)?$|^Packages: \+\d+$|^\++$/,
  /^Packages are (hard linked|copied) from the content-addressable store to the virtual store\.$/,
  /^Content-addressable store is at: .*$|^Virtual store is at: .*$|^(dev)?[dD]ependencies:$|^\+ \S+ [\d.-]+$/,
  /^Done in \S+ using pnpm v[\d.]+$|^Downloading \S+: [\d.]+ \w+\/[\d.]+ \w+(, done)?$/,
  // Yarn
  // YN0004: build scripts are disabled on purpose
  /^➤ YN0004: .* all build scripts have been disabled\.$/,
  /^➤ YN0000: .*$|^➤ YN0013: .*$|^➤ YN0085: │ \+ .*$|^➤ YN0092: │ ESM support for PnP .*$/,
  /^yarn (install|run) v[\d.]+$|^info No lockfile found\.$|^\[\d\/\d\] .*$|^success Saved lockfile\.$|^Done in [\d.]+s\.$/,
  /^warning Ignored scripts due to flag\.$|^warning Pattern \["@clothesline.* is trying to unpack .*$/,
  // SvelteKit
  /^Run npm run preview to preview .*$|^> Using @sveltejs\/adapter-static$|^Wrote site to "build"$|^✔ done$/,
  /^webpack compiled successfully$/,
  // Astro's steps with their timestamps
  /^\d\d:\d\d:\d\d +(\[\w+\]|├─|└─|✓) .*$|^generating static routes$/,
];

/**
 * @param {readonly string[]} command
 * @param {string} cwd
 * @param {Record<string, string | undefined>} env
 * @param {boolean} [isStrict] Reports every unknown line instead of just lines that look like warnings
 * @returns {Promise<Step>}
 */
export async function step([program = '', ...args], cwd, env, isStrict = false) {
  const start = performance.now();
  const { code, output } = await run(program, args, { cwd, env });
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !usual.some((one) => one.test(line)));
  const warnings = isStrict ? lines : lines.filter((line) => warning.test(line));
  const command = [program, ...args].join(' ');
  const time = performance.now() - start;
  return { command, time, warnings, ...(code !== 0 && { problem: `${command} failed.\n${output}` }) };
}

/** Matches warnings. React Router 7 announcing its next version is fine. */
const warning = /^(?!.*Future Flag Warning: .* React Router v8).*(\bwarn(ing)?\b|⚠|MODULE_LEVEL|level directive)/i;

/**
 * Copies an example to a folder and installs the packed packages.
 * @param {import('./examples.mjs').Example} example @param {string} cwd
 * @param {Record<string, string>} packed Tarballs by package name
 * @param {import('./managers.mjs').Manager} manager
 * @returns The pages added from the READMEs
 */
export async function makeExample({ name, files = name, starter, program, versions, newer }, cwd, packed, manager) {
  const [creator, ...options] = starter ?? [];
  if (creator) await expectSuccess('npx', ['--yes', creator, basename(cwd), ...options], dirname(cwd));
  const from = join(root, 'packages/tooling/examples', files);
  // A starter keeps its own package.json.
  const isCopied = (/** @type {string} */ path) => !starter || basename(path) !== 'package.json';
  if (existsSync(from)) cpSync(from, cwd, { recursive: true, filter: isCopied });
  if (program) writeProgram(program, cwd);
  const manifest = withVersions(JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')), versions);
  if (program) manifest.dependencies = { ...manifest.dependencies, '@tanstack/react-query': '5.108.0' };
  if (newer) await writeWithNewer(cwd, manifest, packed, newer);
  else writeManifest(cwd, manifest, Object.keys(packed), packed, manager);
  if (name === 'beside') writeSheets(join(cwd, 'src/css'));
  if (name === 'testing') writeTests(cwd);
  return name === 'next' ? await writeNextPages(join(cwd, 'app'), `http://localhost:${apiPort}`) : [];
}

/** @param {Manifest} manifest @param {Record<string, string>} [versions] @returns {Manifest} */
function withVersions({ dependencies = {}, devDependencies = {}, ...rest }, versions = {}) {
  const changed = (/** @type {Record<string, string>} */ wanted) =>
    Object.fromEntries(
      Object.entries(wanted).flatMap(([name, version]) => {
        // Takes the oldest version that a starter allows, so that each run installs the same.
        const other = versions[name] ?? version.replace(/^[~^]/, '');
        return other ? [[name, other]] : [];
      }),
    );
  return { ...rest, dependencies: changed(dependencies), devDependencies: changed(devDependencies) };
}

/**
 * Writes a package.json without overrides. Some packages get a newer patch version, and npm decides which dependencies
 * are shared.
 * @param {string} cwd
 * @param {Manifest} manifest
 * @param {Record<string, string>} packed
 * @param {readonly string[]} newer
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

/**
 * Writes a program from a README: the one for this file, or the first. It calls the API server of the examples.
 * @param {[page: string, file: string]} program @param {string} cwd
 */
function writeProgram([page, file], cwd) {
  const programs = allBlocks().filter((one) => one.page === page && one.code.includes('export default'));
  const block = programs.find(({ name }) => name === file) ?? programs[0];
  if (!block) throw new Error(`${page} has no program.`);
  writeFileSync(join(cwd, file), block.code.replaceAll('https://clothesline.example', `http://localhost:${apiPort}`));
}

/** Writes the tests and Jest settings from the README of `@clothesline/api-client`. @param {string} cwd */
function writeTests(cwd) {
  for (const { page, name, code } of allBlocks()) {
    if (page !== 'packages/api-client/README.md' || !/\.(test|spec)\.|jest/.test(name)) continue;
    const folder = name.endsWith('.tsx') ? join(cwd, 'src') : cwd;
    writeFileSync(join(folder, name), code);
  }
}

/**
 * Writes a package.json that replaces our packages with tarballs, even as dependencies of each other.
 * @param {string} cwd
 * @param {Manifest} manifest
 * @param {readonly string[]} names Additional packages
 * @param {Record<string, string>} packed
 * @param {import('./managers.mjs').Manager} manager
 */
function writeManifest(cwd, manifest, names, packed, manager) {
  const wanted = Object.fromEntries(names.map((name) => [name, packed[name] ?? '*']));
  const dependencies = { ...wanted, ...manifest.dependencies };
  const text = JSON.stringify({ ...manifest, dependencies, overrides: packed, resolutions: packed });
  writeFileSync(join(cwd, 'package.json'), text);
  manager.prepare?.(cwd, packed);
}

/**
 * Creates a project from a README or guide. It's installed with the documented command, then all its programs are
 * type-checked and built for production.
 * @param {import('./readmes.mjs').Readme} readme
 * @param {string} cwd
 * @param {Record<string, string>} packed
 * @param {import('./managers.mjs').Manager} manager
 * @returns {Promise<Step[]>} Stops at the first failure
 */
export async function tryReadme({ blocks, packages }, cwd, packed, manager) {
  mkdirSync(cwd, { recursive: true });
  writeBlocks(cwd, blocks);
  const vite = '8.3.8';
  const devDependencies = {
    '@types/react': '19.3.0',
    '@types/react-dom': '19.3.0',
    '@vitejs/plugin-react': '6.3.0',
    typescript: '5.9.3',
    vite,
  };
  // The project needs a name because vanilla-extract uses it for class names.
  const manifest = { name: 'readme', private: true, type: 'module', devDependencies };
  // Plugins accept any newer Vite, but the registry may not have all of its packages yet.
  writeManifest(cwd, manifest, packages, { ...packed, vite }, manager);
  const steps = [];
  for (const command of [
    manager.install,
    [...manager.run, 'tsc', '-p', '.'],
    ...(manager.hasVite ? [[...manager.run, 'vite', 'build', '--logLevel', 'warn', '--configLoader', 'native']] : []),
  ]) {
    const done = await step(command, cwd, makeEnvironment(undefined), true);
    steps.push(done);
    if (done.problem !== undefined) break;
  }
  return steps;
}
