/*
 * Opens the embed's stress test pages in Firefox and WebKit, using the Debian packages firefox-esr, webkit2gtk-driver
 * and xvfb. Run it with `npx node packages/tooling/engines.mjs`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { closingLine } from './lib/reports.mjs';
import { root } from './lib/paths.mjs';
import { UserError, log, script } from './lib/log.mjs';

const timeout = 180_000;
const driverPort = 4489;

/**
 * Opens a URL and returns a function to close the browser.
 * @type {Record<string, (address: string) => Promise<() => void>>}
 */
const engines = {
  async firefox(address) {
    const profile = mkdtempSync(join(tmpdir(), 'clothesline-firefox-'));
    const browser = start('firefox-esr', ['--headless', '--no-remote', '--profile', profile, address]);
    return () => {
      browser();
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    };
  },
  async webkit(address) {
    const driver = start('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${driverPort}`]);
    const { sessionId } = await ask('/session', { capabilities: { alwaysMatch: {} } });
    await ask(`/session/${sessionId}/url`, { url: address });
    return driver;
  },
};

/** @param {string} program @param {string[]} args */
function start(program, args) {
  const child = spawn(program, args, { stdio: 'ignore', detached: true });
  child.on('error', () => log(`${program} is not installed: apt-get install firefox-esr webkit2gtk-driver xvfb`));
  return () => {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  };
}

/**
 * Sends a WebDriver command. Retries while the driver is still starting.
 * @param {string} path
 * @param {object} body
 */
async function ask(path, body) {
  for (let tries = 0; ; tries++) {
    try {
      const response = await fetch(`http://127.0.0.1:${driverPort}${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
      });
      const { value } = await response.json();
      return value;
    } catch (error) {
      if (tries > 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

await script(import.meta.url, async () => {
  const address = pathToFileURL(join(root, 'apps/charity-site/e2e/hostile/serve.mjs')).href;
  if (!existsSync(join(root, 'packages/embed/dist'))) throw new UserError('Build the embed first: npm run build.');
  const { pages, serveHostilePages } = await import(address);
  const chosen = process.argv.slice(2);
  let [passed, failed] = [0, 0];
  for (const [engine, open] of Object.entries(engines)) {
    if (chosen.length > 0 && !chosen.includes(engine)) continue;
    for (const page of pages) {
      /** @type {(wrong: string[]) => void} */
      let report = () => {};
      /** @type {Promise<string[]>} */
      const reported = new Promise((resolve) => (report = resolve));
      const server = await serveHostilePages((/** @type {string} */ _page, /** @type {string[]} */ wrong) =>
        report(wrong),
      );
      const timer = setTimeout(() => report([`said nothing in ${timeout} ms`]), timeout);
      const close = await open(server.addressOf(page));
      const wrong = await reported;
      clearTimeout(timer);
      close();
      await server.close();
      if (wrong.length > 0) failed += 1;
      else passed += 1;
      log(`${wrong.length > 0 ? 'FAILED' : 'passed'}  ${engine}  ${page}`);
      for (const problem of wrong) log(`  ${problem}`);
    }
  }
  log(closingLine([{ passed, failed, skipped: 0 }]));
  return failed > 0 ? 1 : 0;
});
