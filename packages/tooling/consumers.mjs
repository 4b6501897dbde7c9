/* `npm run consumers`, or `npm run consumers -- next`: the examples as strangers make them, installed from the packed tarballs, built, and looked at. After a build. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { installedBrowser } from './browser.mjs';
import { answerCalls, answers, problemsOf } from './lib/answers.mjs';
import { accentProblems, expected } from './checks/opened.mjs';
import { differences, writeSheets } from './lib/besideCss.mjs';
import { chromiumArguments } from './lib/chromium.mjs';
import { writeNextPages } from './lib/nextPages.mjs';
import { packAll } from './lib/pack.mjs';
import { environment, root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { say } from './lib/say.mjs';

/** Where pages that a server renders find what to show. */
const apiPort = 6272;

/** How each is served once it is built, and its pages. */
const examples = [
  {
    name: 'vite',
    serve: ['npx', 'vite', 'preview', '--port', '6270'],
    port: 6270,
    pages: ['index.html', 'plain.html'],
  },
  { name: 'webpack', serve: ['npx', 'sirv', 'dist', '--port', '6278'], port: 6278, pages: [''] },
  { name: 'types', serve: [], port: 0, pages: [] },
  { name: 'server', serve: [], port: 0, pages: [] },
  { name: 'testing', serve: [], port: 0, pages: [] },
  {
    name: 'beside',
    serve: ['npx', 'vite', 'preview', '--port', '6273'],
    port: 6273,
    pages: [],
  },
  { name: 'next', serve: ['npx', 'next', 'start', '-p', '6271'], port: 6271, pages: ['', 'older'] },
  { name: 'charity', serve: ['npx', 'next', 'start', '-p', '6275'], port: 6275, pages: ['', 'search', 'give', 'es'] },
  {
    name: 'react-router',
    serve: ['npx', 'react-router-serve', './build/server/index.js'],
    port: 6276,
    pages: ['', 'search'],
  },
  { name: 'astro', serve: ['npx', 'astro', 'preview', '--port', '6277'], port: 6277, pages: [''] },
];

// Outside of the workspace: what a package forgets to ask for must not be found in its node_modules.
const folder = mkdtempSync(join(tmpdir(), 'clothesline-consumers-'));
const api = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '', 'http://localhost');
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answers[pathname] ?? []));
}).listen(apiPort);
const browser = await chromium.launch({ executablePath: installedBrowser(), args: chromiumArguments() });
let failed = 0;
try {
  const tarballs = await packAll(join(folder, 'tarballs'));
  const packed = Object.fromEntries(tarballs.map(({ name, file }) => [name, `file:${file}`]));
  const wanted = process.argv.slice(2);
  for (const example of examples.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const problem = await problemOf(example, packed);
    say(problem === undefined ? `${example.name}: installed, built, works` : `${example.name}: ${problem}`);
    if (problem !== undefined) failed += 1;
  }
} finally {
  api.close();
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;

/** @param {typeof examples[number]} example @param {Record<string, string>} packed @returns {Promise<string | undefined>} */
async function problemOf({ name, serve, port, pages }, packed) {
  const cwd = join(folder, name);
  cpSync(join(root, 'packages/tooling/examples', name), cwd, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'));
  if (name === 'beside') writeSheets(join(cwd, 'src/css'));
  const dependencies = { ...manifest.dependencies, ...packed };
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ ...manifest, dependencies }));
  const env = {
    NEXT_TELEMETRY_DISABLED: '1',
    CHROME_PATH: installedBrowser(),
    ASTRO_TELEMETRY_DISABLED: '1',
    // As each tool hands an address to the browser.
    NEXT_PUBLIC_CLOTHESLINE: `http://localhost:${apiPort}`,
    VITE_CLOTHESLINE: `http://localhost:${apiPort}`,
    PUBLIC_CLOTHESLINE: `http://localhost:${apiPort}`,
    ...(port > 0 && { PORT: String(port) }),
  };
  const written = name === 'next' ? await writeNextPages(join(cwd, 'app'), `http://localhost:${apiPort}`) : [];
  const install = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  for (const args of [install, ['run', 'build']]) {
    const { code, output } = await run('npm', args, { cwd, env });
    if (code !== 0) return `npm ${args[0]} failed.\n${output}`;
  }
  if (serve.length === 0) return undefined;
  const [command = '', ...args] = serve;
  const server = spawn(command, args, { cwd, env: environment(env), stdio: 'ignore', detached: true });
  try {
    for (const path of pages) {
      const problem = await look(`http://localhost:${port}/${path}`);
      if (problem !== undefined) return `/${path}: ${problem}`;
    }
    if (['charity', 'react-router'].includes(name)) return await problemOfLinks(`http://localhost:${port}/`);
    if (name === 'beside') {
      const site = `http://localhost:${port}`;
      await served(site);
      return await differences(browser, site, ['tailwind', 'bootstrap', 'open-props', 'reset']);
    }
    for (const one of written) {
      const problem = await lookAtProgram(`http://localhost:${port}/${one.path}`, one);
      if (problem !== undefined) return `/${one.path}: ${problem}`;
    }
    return undefined;
  } finally {
    // With what it has started itself.
    if (server.pid) process.kill(-server.pid);
  }
}

/**
 * Follows a link of a widget, which must not load the page anew, after a look at what the server has drawn.
 * @param {string} address @returns {Promise<string | undefined>} what is wrong
 */
async function problemOfLinks(address) {
  if (!(await (await fetch(address)).text()).includes('Warm coat')) return 'the server has not rendered the list.';
  const page = await browser.newPage();
  await answerCalls(page);
  await page.goto(address);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'View all' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).waitFor();
  const isSame = await page.evaluate(() => 'isSamePage' in window);
  await page.close();
  return isSame ? undefined : 'a link of a widget loads the page anew.';
}

/** Waits until something answers. @param {string} address */
async function served(address) {
  for (let attempt = 0; attempt < 60; attempt++) {
    const isThere = await fetch(address).then(Boolean, () => false);
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Opens a page, and its chat. @param {string} address @returns {Promise<string | undefined>} what is wrong */
async function look(address) {
  const page = await browser.newPage();
  const problems = problemsOf(page);
  await answerCalls(page);
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  try {
    for (let attempt = 0; ; attempt++) {
      // The server needs a moment to come up.
      const isThere = await page.goto(address).then(Boolean, () => false);
      if (isThere) break;
      if (attempt > 60) return 'nobody serves it';
      await page.waitForTimeout(500);
    }
    await page.getByRole('button', { name: /^(Open|Abrir) chat$/ }).click();
    await page.getByRole('textbox', { name: /^(Message|Mensaje)$/ }).waitFor();
    if (address.endsWith('/es')) await page.getByRole('heading', { name: 'Donaciones destacadas' }).waitFor();
    if (!/plain|give/.test(address)) await page.getByRole('article').first().waitFor();
  } catch (error) {
    problems.push(String(error));
  }
  await page.close();
  return problems.length > 0 ? problems.join('\n') : undefined;
}

/**
 * Opens a program of the READMEs as a page of Next.js, in three languages: hydration finds what the server has written.
 * @param {string} address
 * @param {{ path: string, isPrefetched: boolean, isThemed: boolean }} program
 * @returns {Promise<string | undefined>} what is wrong
 */
async function lookAtProgram(address, { path, isPrefetched, isThemed }) {
  if (isPrefetched) {
    const html = await (await fetch(address)).text();
    if (!html.includes('Warm coat')) return 'the server has not rendered the list.';
  }
  /** @type {string[]} */
  const problems = [];
  for (const locale of isPrefetched ? ['en-US', 'de-DE', 'ar-EG'] : ['en-US']) {
    const page = await browser.newPage({ locale });
    const said = problemsOf(page);
    await answerCalls(page);
    page.on('request', (request) => {
      if (isPrefetched && request.url().includes('/api/')) said.push(`${request.url()} is asked once more.`);
    });
    try {
      await page.goto(address);
      await expected(page, path);
      if (isPrefetched) await page.waitForTimeout(500);
      if (isThemed) said.push(...(await accentProblems(page)));
    } catch (error) {
      said.push(String(error));
    }
    await page.close();
    problems.push(...said.map((text) => `${locale}: ${text}`));
  }
  return problems.length > 0 ? problems.join('\n') : undefined;
}
