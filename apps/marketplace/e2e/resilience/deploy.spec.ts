import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '../support/server.js';
import { expect, test } from '../support/test.js';
import { settled } from '../support/visitor.js';
import { expectAlive } from './screens.js';

const marketplace = fileURLToPath(new URL('../../', import.meta.url));
const dist = join(marketplace, 'dist');
const vite = fileURLToPath(new URL('../../../../node_modules/vite/bin/vite.js', import.meta.url));

/** A release that differs from the built one in the names of all its scripts, without the older one's files. */
function nextRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clothesline-release-'));
  cpSync(dist, folder, { recursive: true });
  const assets = join(folder, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const renamed = (text: string) =>
    scripts.reduce((all, name) => all.replaceAll(name, name.replace(/\.js$/, 'N.js')), text);
  for (const name of scripts) {
    writeFileSync(join(assets, name), renamed(readFileSync(join(assets, name), 'utf8')));
    renameSync(join(assets, name), join(assets, renamed(name)));
  }
  writeFileSync(join(folder, 'index.html'), renamed(readFileSync(join(folder, 'index.html'), 'utf8')));
  return folder;
}

test.describe('a page that was opened before a deploy', () => {
  test.use({
    expectedNoise: /Failed to load resource|net::ERR_|dynamically imported module|ChunkError/,
    ownServer: true,
  });

  for (const [path, link] of [
    ['/', 'Donate Items'],
    ['/explore', 'Privacy Policy'],
  ] as const) {
    test(`is told that a new version is here: ${link}`, async ({ page, server }) => {
      const folder = nextRelease();
      await page.goto(path);
      await settled(page);
      await server.stop();
      await server.restart({ MARKETPLACE_DIR: folder });
      await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
      await expect(page.getByRole('heading', { name: 'A new version is here' })).toBeVisible();
      await expect(page.getByText('Check your connection')).toHaveCount(0);
      await page.getByRole('button', { name: 'Reload the page' }).click();
      await expectAlive(page);
      await expect(page.getByRole('heading', { name: 'A new version is here' })).toHaveCount(0);
      rmSync(folder, { recursive: true });
    });
  }

  test('is told so by the assistant, and keeps what was typed', async ({ page, server }) => {
    const folder = nextRelease();
    await page.goto('/create');
    await page.route('**/assets/Assistant*', (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('textbox', { name: 'Title' }).fill('A coat');
    await server.stop();
    await server.restart({ MARKETPLACE_DIR: folder });
    await page.getByRole('button', { name: 'Open chat' }).click();
    await page.getByRole('alert').getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('A coat');
    rmSync(folder, { recursive: true });
  });
});

test.describe('after a second build into the same folder', () => {
  test.use({ ownServer: true });
  test('both releases are there, and an open page goes on', async ({ page, server }) => {
    const folder = mkdtempSync(join(tmpdir(), 'clothesline-release-'));
    cpSync(dist, folder, { recursive: true });
    // The host that the page would ask anyway: all that differs is the code.
    execFileSync(process.execPath, [vite, 'build', '--outDir', folder, '--logLevel', 'error'], {
      cwd: marketplace,
      env: { ...process.env, VITE_API_HOST: server.origin },
    });
    const [current = []] = JSON.parse(readFileSync(join(dist, '.vite/releases.json'), 'utf8')) as string[][];
    expect(current.length).toBeGreaterThan(10);
    for (const file of current) expect([file, existsSync(join(folder, file))]).toEqual([file, true]);
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).not.toBe(readFileSync(join(dist, 'index.html'), 'utf8'));

    await page.goto('/');
    await settled(page);
    await server.stop();
    await server.restart({ MARKETPLACE_DIR: folder });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Donate Items' }).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
    rmSync(folder, { recursive: true });
  });
});

test.describe('two releases behind one address', () => {
  test.use({
    expectedNoise: /Failed to load resource|net::ERR_|dynamically imported|MIME type|ChunkError|A request to/,
  });
  test('leave no visitor without words', async ({ page, server }) => {
    const folder = nextRelease();
    const data = mkdtempSync(join(tmpdir(), 'clothesline-e2e-'));
    const other = await startServer(data, { MARKETPLACE_DIR: folder });
    let turn = 0;
    const proxy = createServer((incoming, outgoing) => {
      turn += 1;
      const target = new URL(incoming.url ?? '/', turn % 2 === 0 ? server.origin : other.origin);
      const { method, headers } = incoming;
      incoming.pipe(
        request(target, { method, headers: { ...headers, host: target.host } }, (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        }),
      );
    });
    await new Promise<void>((resolve) => proxy.listen(0, resolve));
    const origin = `http://localhost:${(proxy.address() as AddressInfo).port}`;
    for (const path of ['/', '/explore', '/create']) {
      await page.goto(origin + path);
      await expect(page.locator('body')).toContainText(/Clothesline is loading|Clothesline/);
      await expect(
        page.getByRole('heading', { level: 1 }).or(page.getByRole('link', { name: 'load the page again' })),
      ).toBeVisible();
    }
    proxy.close();
    await other.stop();
    rmSync(folder, { recursive: true });
    rmSync(data, { recursive: true });
  });
});
