/*
 * Creates the example projects outside of the workspace, installs the packed packages, builds them, and tests their
 * pages (consumers/pages.spec.mjs). Needs a build. `npm run consumers -- astro next` only creates some of them, and
 * `--update` replaces their screenshots.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { provideBrowser } from './browser.mjs';
import { apiPort, examples } from './consumers/examples.mjs';
import { answers } from './lib/answers.mjs';
import { allBlocks } from './lib/blocks.mjs';
import { duration, log, script } from './lib/log.mjs';
import { packAll } from './lib/pack.mjs';
import { root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

/** @typedef {import('./consumers/examples.mjs').Example} Example */

const host = `http://localhost:${apiPort}`;

/** The API's URL for each framework's browser code. */
const env = {
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_PUBLIC_CLOTHESLINE: host,
  VITE_CLOTHESLINE: host,
  PUBLIC_CLOTHESLINE: host,
};

const pnpm = 'npx --yes pnpm@12.21.0';
const yarn = 'npx --yes @yarnpkg/cli-dist@4.18.1';
const managers = {
  npm: { install: 'npm install --prefer-offline --no-audit --no-fund --ignore-scripts', run: 'npm run' },
  pnpm: { install: `${pnpm} install --ignore-scripts --strict-peer-dependencies`, run: `${pnpm} run` },
  yarn: { install: `${yarn} install`, run: `${yarn} run` },
};

const warning = /\bwarn(ing)?\b|⚠/i;
/** Echoed commands, local settings, scripts disabled on purpose, and React Router's next version. */
const expectedWarning = /^[>$] |Unknown (user|project|env) config|YN0004|Future Flag Warning/;

/**
 * @param {string} command
 * @param {string} cwd
 * @throws Error with the output if it fails or warns
 */
async function expectClean(command, cwd) {
  const [program = '', ...args] = command.split(' ');
  const { code, output } = await run(program, args, { cwd, env });
  const lines = stripVTControlCharacters(output).split('\n');
  const warnings = lines.filter((line) => warning.test(line) && !expectedWarning.test(line));
  if (code !== 0 || warnings.length > 0) throw new Error(`${command}\n${code === 0 ? warnings.join('\n') : output}`);
}

/**
 * @param {Example} example
 * @param {string} cwd
 * @param {Record<string, string>} packed Tarballs by package name
 */
async function create({ name, files = name, starter, programs, versions = {}, manager = 'npm' }, cwd, packed) {
  if (starter) await expectClean(`npx --yes ${starter.replace(' ', ` ${basename(cwd)} `)}`, dirname(cwd));
  const from = join(root, 'packages/tooling/examples', files);
  // A starter keeps its own package.json.
  const isCopied = (/** @type {string} */ path) => !starter || basename(path) !== 'package.json';
  if (existsSync(from)) cpSync(from, cwd, { recursive: true, filter: isCopied });
  for (const block of allBlocks().toReversed()) {
    const path = programs?.[0] === block.page && programs[1](block);
    if (!path) continue;
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), block.code.replaceAll('https://clothesline.example', host));
  }
  const file = join(cwd, 'package.json');
  const { dependencies, devDependencies, ...manifest } = JSON.parse(readFileSync(file, 'utf8'));
  /** Uses the oldest version that a starter allows, so that each run installs the same. */
  const pin = (/** @type {Record<string, string>} */ wanted = {}) =>
    Object.fromEntries(
      Object.entries(wanted).map(([one, version]) => [one, versions[one] ?? version.replace(/^[~^]/, '')]),
    );
  const all = { '@tanstack/react-query': '5.108.0', ...packed, ...pin(dependencies) };
  const fields = { dependencies: all, devDependencies: pin(devDependencies), overrides: packed, resolutions: packed };
  writeFileSync(file, JSON.stringify({ ...manifest, ...fields }));
  if (manager === 'pnpm') {
    writeFileSync(join(cwd, 'pnpm-workspace.yaml'), JSON.stringify({ packages: ['.'], overrides: packed }));
  }
  if (manager === 'yarn') {
    writeFileSync(join(cwd, '.yarnrc.yml'), 'nodeLinker: pnp\nenableScripts: false\nenableTelemetry: false\n');
    // An empty lock file makes Yarn ignore projects in parent folders.
    writeFileSync(join(cwd, 'yarn.lock'), '');
  }
}

await script(import.meta.url, async () => {
  const names = process.argv.slice(2).filter((word) => !word.startsWith('-'));
  const update = process.argv.includes('--update') ? ['--update-snapshots'] : [];
  // Use a folder outside of the workspace. Otherwise its node_modules would hide missing dependencies.
  const folder = mkdtempSync(join(tmpdir(), 'clothesline-consumers-'));
  const api = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', host);
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answers[pathname] ?? []));
  }).listen(apiPort);
  try {
    const tarballs = await packAll(join(folder, 'tarballs'));
    const packed = Object.fromEntries(tarballs.map(({ name, file }) => [name, `file:${file}`]));
    const chosen = examples.filter(({ name }) => names.length === 0 || names.includes(name));
    const built = [];
    for (const example of chosen) {
      const started = Date.now();
      const cwd = join(folder, example.name);
      const manager = managers[example.manager ?? 'npm'];
      try {
        await create(example, cwd, packed);
        await expectClean(manager.install, cwd);
        await expectClean(`${manager.run} build`, cwd);
        built.push(example.name);
        log(`${example.name}: built in ${duration(Date.now() - started)}`);
      } catch (error) {
        log(`${example.name}: ${String(error)}`);
      }
    }
    const args = ['test', '--config', 'packages/tooling/consumers/playwright.config.mjs', ...update];
    const { code } = await run('playwright', args, {
      show: true,
      env: { ...env, CHROME_PATH: await provideBrowser(), EXAMPLES: built.join(' '), EXAMPLES_FOLDER: folder },
    });
    return code !== 0 || built.length < chosen.length ? 1 : 0;
  } finally {
    api.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
