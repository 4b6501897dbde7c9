/*
 * Creates projects like a new user would, installs the packed packages, builds them and checks the pages. Needs a
 * build. Run all of it with `npm run consumers` or a part with e.g. `npm run consumers -- next readmes`. `--write`
 * updates the figures in the guide.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { provideBrowser } from './browser.mjs';
import { apiPort, examples } from './consumers/examples.mjs';
import { writeFigures } from './consumers/figures.mjs';
import { lookAtPage, lookAtProgram, lookAtStarter, problemOfLinks, served } from './consumers/look.mjs';
import { managers, npm } from './consumers/managers.mjs';
import { makeEnvironment, makeExample, step, tryReadme } from './consumers/project.mjs';
import { readmes } from './consumers/readmes.mjs';
import { answers } from './lib/answers.mjs';
import { differences } from './lib/besideCss.mjs';
import { chromiumArguments } from './lib/chromium.mjs';
import { packAll } from './lib/pack.mjs';
import { environment } from './lib/paths.mjs';
import { duration, log } from './lib/log.mjs';

/** @typedef {import('./consumers/project.mjs').Step} Step */

const { values, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: 'boolean' } } });
// Use a folder outside of the workspace. Otherwise its node_modules would hide missing dependencies.
const folder = mkdtempSync(join(tmpdir(), 'clothesline-consumers-'));
const api = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '', 'http://localhost');
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answers[pathname] ?? []));
}).listen(apiPort);
process.env.CHROME_PATH = (await provideBrowser()).path;
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: chromiumArguments() });
/** @type {import('./consumers/figures.mjs').Figure[]} */
const figures = [];
try {
  const tarballs = await packAll(join(folder, 'tarballs'));
  const packed = Object.fromEntries(tarballs.map(({ name, file }) => [name, `file:${file}`]));
  const isWanted = (/** @type {string} */ name) => positionals.length === 0 || positionals.includes(name);
  for (const example of examples.filter(({ name }) => isWanted(name))) {
    const tried = example.managers ?? [npm];
    for (const manager of tried) {
      const title = tried.length > 1 ? `${example.title}, with ${manager.name}` : example.title;
      tell(title, await tryExample(example, packed, manager));
    }
  }
  for (const manager of managers) {
    if (!isWanted('readmes') && !isWanted(manager.name)) continue;
    const title = `Every README and guide, by its own line, with ${manager.name}`;
    /** @type {Step[]} */
    const steps = [];
    for (const [at, readme] of readmes().entries()) {
      const done = await tryReadme(
        readme,
        join(folder, `readme-${manager.name.replace(' ', '-')}-${at}`),
        packed,
        manager,
      );
      steps.push(...done.map((one) => (one.problem ? { ...one, problem: `${readme.page}: ${one.problem}` } : one)));
    }
    tell(title, { steps });
  }
  if (values.write) await writeFigures(figures, join(folder, 'vite-npm'));
} finally {
  api.close();
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = figures.some(({ problems }) => problems.length > 0) ? 1 : 0;

/** @param {string} title @param {{ steps: Step[], problem?: string | undefined }} result */
function tell(title, { steps, problem }) {
  const warnings = steps.flatMap((one) => one.warnings);
  const problems = [...steps.flatMap((one) => one.problem ?? []), ...(problem ? [problem] : []), ...warnings];
  const time = steps.reduce((sum, one) => sum + one.time, 0);
  figures.push({ title, steps: steps.length, time, warnings: warnings.length, problems });
  log(
    `${title}: ${problems.length > 0 ? problems.join('\n') : 'works'} (${duration(time)}, ${warnings.length} warnings)`,
  );
}

/**
 * @param {import('./consumers/examples.mjs').Example} example
 * @param {Record<string, string>} packed
 * @param {import('./consumers/managers.mjs').Manager} manager
 * @returns {Promise<{ steps: Step[], problem?: string | undefined }>}
 */
async function tryExample(example, packed, manager) {
  const { name, serve, port, script, refused, pages = [] } = example;
  const cwd = join(folder, [name, manager.name, script, example.versions && 'other'].filter(Boolean).join('-'));
  const env = makeEnvironment(port);
  const programs = await makeExample(example, cwd, packed, manager);
  /** @type {Step[]} */
  const steps = [];
  const build = manager.build.map((word) => (word === 'build' ? (script ?? word) : word));
  for (const command of refused ? [manager.install] : [manager.install, build]) {
    steps.push(await step(command, cwd, env, example.isStrict));
    if (steps.at(-1)?.problem !== undefined) break;
  }
  if (refused) {
    const said = steps.map(({ problem = '' }) => problem).join('');
    const refusals = steps.map(({ command, time }) => ({ command, time, warnings: [] }));
    return { steps: refusals, problem: refused.test(said) ? undefined : `The install does not refuse it. ${said}` };
  }
  if (!serve || steps.at(-1)?.problem !== undefined) return { steps };
  const [program = '', ...args] = [...manager.run, ...serve];
  const server = spawn(program, args, { cwd, env: environment(env), stdio: 'ignore', detached: true });
  try {
    return { steps, problem: await findProblem(name, `http://localhost:${port}`, pages, programs) };
  } catch (error) {
    return { steps, problem: String(error) };
  } finally {
    // Kill the process group to stop the server's child processes too.
    if (server.pid) process.kill(-server.pid);
  }
}

/**
 * @param {string} name @param {string} site @param {readonly string[]} pages
 * @param {Awaited<ReturnType<typeof makeExample>>} programs
 */
async function findProblem(name, site, pages, programs) {
  await served(site);
  for (const path of pages) {
    const problem = await lookAtPage(browser, `${site}/${path}`);
    if (problem !== undefined) return `/${path}: ${problem}`;
  }
  for (const one of programs) {
    const problem = await lookAtProgram(browser, `${site}/${one.path}`, one);
    if (problem !== undefined) return `/${one.path}: ${problem}`;
  }
  if (name.startsWith('starter-')) return await lookAtStarter(browser, `${site}/`, name);
  if (['charity', 'react-router'].includes(name)) return await problemOfLinks(browser, `${site}/`);
  const others = ['tailwind', 'bootstrap', 'open-props', 'reset', 'starter'];
  return name === 'beside' ? await differences(browser, site, others) : undefined;
}
