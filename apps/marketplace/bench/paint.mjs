/*
 * `node apps/marketplace/bench/paint.mjs [folder …]` measures first and largest paint and blocking time on a phone with
 * Lighthouse's "slow 4G" and a 4x CPU slowdown. Pass other built checkouts to alternate between them.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

const here = fileURLToPath(new URL('../../..', import.meta.url));
const paths = ['/', '/explore', '/donations/5'];
const turns = Number(process.env.TURNS ?? 5);

/** How long to wait, in ms, before the largest paint counts as final. */
const rest = 12_000;

/** Lighthouse's "slow 4G" preset. Latency in ms, throughput in bytes per second. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

const servers = await Promise.all([here, ...process.argv.slice(2).map((folder) => resolve(folder))].map(start));
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium' });
/** @type {Map<string, { paint: number[], largest: number[], blocked: number[], shift: number[] }>} */
const figures = new Map();
for (let turn = 0; turn <= turns; turn += 1) {
  for (const path of paths) {
    for (const { folder, origin } of servers) {
      const { paint, largest, blocked, shift } = await visit(origin + path);
      // the first turn only warms up the caches
      if (turn === 0) continue;
      const key = `${path} ${folder}`;
      const known = figures.get(key) ?? { paint: [], largest: [], blocked: [], shift: [] };
      known.paint.push(paint);
      known.largest.push(largest);
      known.blocked.push(blocked);
      known.shift.push(shift);
      figures.set(key, known);
    }
  }
}
for (const [key, { paint, largest, blocked, shift }] of figures) {
  const ms = [paint, largest, blocked].map((all) => `${Math.round(median(all))} ms`);
  process.stdout.write(
    `${key}: first paint ${ms[0]}, largest ${ms[1]}, blocked ${ms[2]}, shift ${median(shift).toFixed(3)}\n`,
  );
}
await browser.close();
for (const { stop } of servers) await stop();

/** @param {string} url */
async function visit(url) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    /** @type {{ largest: number, shift: number, long: PerformanceEntry[] }} */
    const seen = { largest: 0, shift: 0, long: [] };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.largest = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      seen.long.push(...list.getEntries());
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url, { waitUntil: 'commit' });
  await wait(rest);
  const found = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const { largest, shift, long } = /** @type {{ largest: number, shift: number, long: PerformanceEntry[] }} */ (
      Reflect.get(globalThis, 'seen')
    );
    // like Lighthouse: the time beyond 50 ms of each task after the first paint
    const blocked = long
      .filter(({ startTime }) => startTime > paint)
      .reduce((sum, { duration }) => sum + duration - 50, 0);
    return { paint, largest, blocked, shift };
  });
  await context.close();
  return found;
}

/** @param {string} folder */
async function start(folder) {
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), 'paint-'));
  const server = spawn(process.execPath, [join(folder, 'apps/server/dist/main.js')], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: data, DEMO: 'true', LOG_LEVEL: 'error' },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const origin = `http://localhost:${port}`;
  const isReady = () =>
    fetch(`${origin}/api/categories`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    await wait(100);
  }
  return {
    folder,
    origin,
    async stop() {
      server.kill();
      await new Promise((end) => server.once('close', end));
      await rm(data, { recursive: true });
    },
  };
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((give) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
      probe.close(() => give(port));
    });
  });
}

/** @param {readonly number[]} all */
function median(all) {
  return all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? Number.NaN;
}
