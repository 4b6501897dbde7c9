/* Finds or installs a Chromium that is able to render a page. Has to run on Node 18. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run } from './lib/run.mjs';
import { UserError, during, log, script } from './lib/log.mjs';
import { chromiumArguments } from './lib/chromium.mjs';

const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome', 'microsoft-edge'];
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
const apt = 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium';
const timeout = 600_000;
const { ProgramFiles = '', LOCALAPPDATA = '' } = process.env;
const places = [
  ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  join(ProgramFiles, 'Google/Chrome/Application/chrome.exe'),
  join(LOCALAPPDATA, 'Google/Chrome/Application/chrome.exe'),
];

/**
 * Returns the browser to use for tests: `CHROME_PATH`, an installed Chromium, or a newly installed browser as a
 * fallback.
 * @returns {Promise<string>}
 */
export async function provideBrowser() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (await renders(named)) return named;
    throw new UserError(`CHROME_PATH is ${named}, which is not a working Chrome or Chromium.`);
  }
  const hasApt = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const installers = [[], ...(hasApt ? [['sh', '-c', apt]] : []), ['playwright', 'install', 'chromium']];
  for (const [program, ...args] of installers) {
    if (program) await during('No browser found, installing one', () => run(program, args, { show: true, timeout }));
    for (const path of installed()) if (await renders(path)) return path;
  }
  throw new UserError('No Chrome or Chromium was found, and installing one failed. Install one, or set CHROME_PATH.');
}

/**
 * Returns the first installed browser without checking that it works. Good enough for tools that are started by hand.
 */
export function installedBrowser() {
  return process.env.CHROME_PATH ?? installed()[0];
}

function installed() {
  return [...new Set([...places, downloadedPath()])].filter((path) => existsSync(path));
}

function downloadedPath() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath();
  } catch {
    return ''; // Playwright isn't installed yet
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

await script(import.meta.url, async () => {
  log(await provideBrowser());
  return 0;
});
