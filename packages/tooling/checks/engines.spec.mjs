import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

/*
 * Opens the embed's stress test pages in Firefox and WebKit, using the Debian packages firefox-esr, webkit2gtk-driver
 * and xvfb. The pages test themselves and report to their server.
 */

const { pages, serveHostilePages } = await import(
  pathToFileURL(join(root, 'apps/charity-site/e2e/hostile/serve.mjs')).href
);
const driver = 'http://127.0.0.1:4489';

/**
 * Opens a URL and returns the browser's process.
 * @type {Record<string, (address: string, profile: string) => Promise<import('node:child_process').ChildProcess>>}
 */
const engines = {
  firefox: async (address, profile) => start('firefox-esr', '--headless', '--no-remote', '--profile', profile, address),
  async webkit(address) {
    const browser = start('xvfb-run', '-a', 'WebKitWebDriver', `--port=${new URL(driver).port}`);
    await expect(async () => expect((await fetch(`${driver}/status`)).ok).toBe(true)).toPass({ timeout: 10_000 });
    const { sessionId } = await send('/session', { capabilities: { alwaysMatch: {} } });
    await send(`/session/${sessionId}/url`, { url: address });
    return browser;
  },
};

for (const [engine, open] of Object.entries(engines)) {
  for (const name of pages) {
    test(`${name} in ${engine}`, async () => {
      /** @type {PromiseWithResolvers<string[]>} */
      const { promise, resolve } = Promise.withResolvers();
      const server = await serveHostilePages((/** @type {string} */ _page, /** @type {string[]} */ problems) =>
        resolve(problems),
      );
      const browser = await open(server.addressOf(name), test.info().outputPath('profile'));
      try {
        expect(await promise).toEqual([]);
      } finally {
        if (browser.pid) process.kill(-browser.pid, 'SIGKILL');
        await server.close();
      }
    });
  }
}

/** @param {string} program @param {string[]} args */
function start(program, ...args) {
  return spawn(program, args, { stdio: 'ignore', detached: true });
}

/** Sends a WebDriver command. @param {string} path @param {object} body */
async function send(path, body) {
  const response = await fetch(driver + path, { method: 'POST', body: JSON.stringify(body) });
  return (await response.json()).value;
}
