/* Finds or installs a Chromium that is able to render a page. Has to run on Node 18. */
import { accessSync, constants, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run } from './lib/run.mjs';
import { UserError, during, log, script } from './lib/log.mjs';
import { chromiumArguments } from './lib/chromium.mjs';

const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome', 'microsoft-edge'];

const places = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name];
    return folder
      ? [join(folder, 'Google/Chrome/Application/chrome.exe'), join(folder, 'Microsoft/Edge/Application/msedge.exe')]
      : [];
  }),
};

/**
 * @typedef {object} Browser
 * @property {string} path
 * @property {string} source Where we found it, for log messages
 */

/**
 * Returns the browser to use for tests: `CHROME_PATH`, an installed Chromium, or a newly installed browser as a
 * fallback.
 * @returns {Promise<Browser>}
 */
export async function provideBrowser() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (await renders(named)) return { path: named, source: 'CHROME_PATH' };
    throw new UserError(`CHROME_PATH is ${named}, which is not a Chrome or Chromium that renders a page.`);
  }
  for (const candidate of installed()) if (await renders(candidate.path)) return candidate;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const path = await during('No browser here: installing Chromium with apt-get', apt);
    if (path) return { path, source: 'installed with apt-get' };
  }
  const path = await during('No browser here: downloading one with Playwright', download);
  if (path) return { path, source: 'downloaded by Playwright' };
  throw new UserError(
    'No Chrome or Chromium was found, and none could be installed. Install one, or set CHROME_PATH to its program.',
  );
}

/**
 * Returns the first installed browser without checking that it works. Good enough for tools that are started by hand.
 */
export function installedBrowser() {
  return process.env.CHROME_PATH ?? installed()[0]?.path;
}

/** @returns {Browser[]} */
function installed() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const elsewhere = process.platform === 'darwin' || process.platform === 'win32' ? places[process.platform] : [];
  const found = [...new Set([...onPath, ...elsewhere])]
    .filter(isProgram)
    .map((path) => ({ path, source: 'installed' }));
  const downloaded = downloadedPath();
  return downloaded && isProgram(downloaded)
    ? [...found, { path: downloaded, source: 'downloaded by Playwright earlier' }]
    : found;
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @returns {string | undefined} */
function downloadedPath() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath();
  } catch {
    return undefined; // Playwright isn't installed yet
  }
}

/**
 * Whether a browser can really render a page. Some distributions only ship stubs (Ubuntu's chromium-browser needs
 * snap), and containers often lack libraries.
 * @param {string} path
 */
async function renders(path) {
  const profile = mkdtempSync(join(tmpdir(), 'clothesline-browser-'));
  const page = 'data:text/html,<script>document.write("ren"+"dered")</script>';
  try {
    const { output } = await run(
      path,
      ['--headless', ...chromiumArguments(), `--user-data-dir=${profile}`, '--dump-dom', page],
      { timeout: 30_000, env: { HOME: existsSync(homedir()) ? homedir() : profile } },
    );
    return output.includes('rendered');
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function apt() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run('apt-get', ['update', '-qq'], { env });
  const { code, output } = await run('apt-get', ['install', '-y', '-qq', 'chromium'], { env });
  if (code !== 0) log(lastLines(update.output + output));
  return code === 0 && (await renders('/usr/bin/chromium')) ? '/usr/bin/chromium' : undefined;
}

async function download() {
  const { code, output } = await run('playwright', ['install', 'chromium'], { timeout: 600_000 });
  if (code !== 0) log(lastLines(output));
  const path = downloadedPath();
  return path && isProgram(path) && (await renders(path)) ? path : undefined;
}

/** @param {string} text */
function lastLines(text) {
  return text.trim().split('\n').slice(-5).join('\n');
}

await script(import.meta.url, async () => {
  const { path, source } = await provideBrowser();
  log(`${path} (${source})`);
  return 0;
});
