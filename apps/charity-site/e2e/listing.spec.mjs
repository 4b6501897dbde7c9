import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = (/** @type {string} */ path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** A port that nobody has. */
async function freePort() {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** @type {import('node:child_process').ChildProcess[]} */
const running = [];

/**
 * Starts a program, and waits for a line of it.
 * @param {string} path
 * @param {Record<string, string>} settings
 * @param {RegExp} line
 */
async function start(path, settings, line) {
  const child = spawn(process.execPath, [program(path)], {
    env: { ...process.env, ...settings },
    // an IPC channel, so that it stops when the tests are killed
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  running.push(child);
  const lines = createInterface({ input: child.stdout });
  for await (const text of lines) if (line.test(text)) return child.stdout.resume();
  throw new Error(`${path} ended.`);
}

/** @type {string} */
let folder;
/** @type {string} */
let charity;
/** @type {string} */
let marketplace;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clothesline-listing-'));
  const [port, sitePort] = [await freePort(), await freePort()];
  marketplace = `http://localhost:${port}`;
  charity = `http://localhost:${sitePort}`;
  await start(
    'server/dist/main.js',
    { PORT: String(port), DATA_DIR: folder, EMBED_ORIGINS: charity, ACCOUNTS: 'required' },
    /"msg":"ready"/,
  );
  await start('charity-site/serve.mjs', { PORT: String(sitePort), MARKETPLACE: marketplace }, /Charity site/);
});

test.afterAll(async () => {
  await Promise.all(running.map(async (child) => child.kill('SIGTERM') && once(child, 'exit')));
  rmSync(folder, { recursive: true });
});

/** The code of the only mail to an address. @param {string} email */
async function mailedCode(email) {
  let code = '';
  await expect(() => {
    const mails = readdirSync(join(folder, 'mail')).map((name) => readFileSync(join(folder, 'mail', name), 'utf8'));
    code = /^(\d{6})\r?$/m.exec(mails.find((text) => text.includes(`To: ${email}`)) ?? '')?.[1] ?? '';
    expect(code).not.toBe('');
  }).toPass();
  return code;
}

const newest = async () => (await (await fetch(`${marketplace}/api/donations?limit=1`)).json())[0];

for (const [device, viewport] of /** @type {const} */ ([
  ['a desk', { width: 1280, height: 800 }],
  ['a phone', { width: 375, height: 812 }],
])) {
  test(`lists a donation from the charity's page with an emailed code, on ${device}`, async ({ page, context }) => {
    await page.setViewportSize(viewport);
    const { images } = await newest();
    const email = `ines-${viewport.width}@example.org`;
    const title = `Coat of ${device}`;
    await page.goto(`${charity}/give.html`);
    const form = page.locator('clothesline-create-form');
    await form.getByRole('textbox', { name: 'Title' }).fill(title);
    await form.getByRole('textbox', { name: 'Description' }).fill('Warm and dry.');
    await form.getByRole('combobox', { name: 'Category' }).selectOption('Women');
    await form.getByRole('textbox', { name: 'Image URL' }).fill(images[0]);
    await page.keyboard.press('Enter');
    await form.getByRole('button', { name: 'Create Donation' }).click();

    await expect(form.getByRole('textbox', { name: 'Email' })).toBeFocused();
    await page.keyboard.type(`${email}\n`);
    await expect(form.getByRole('textbox', { name: 'Code' })).toBeFocused();
    const { violations } = await new AxeBuilder({ page }).include('clothesline-create-form').analyze();
    expect(violations).toEqual([]);
    const code = await mailedCode(email);
    await page.keyboard.type(code === '000000' ? '000001' : '000000');
    await expect(
      form.getByText('This code is incorrect or has expired. Try again, or request a new one.'),
    ).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
    await form.getByRole('textbox', { name: 'Code' }).fill(code);
    await expect(form.getByText('Donation Created', { exact: true })).toBeVisible();

    const donation = await newest();
    expect(donation.title).toBe(title);
    expect(donation.userId).toBeGreaterThanOrEqual(10_000);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  });
}
